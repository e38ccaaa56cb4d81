/**
 * The text of an e-invoice as signatures see it. Works on the text itself: parsing and writing again would turn 0.0 into 0 and
 * change the digest.
 */

const TOKEN = /("(?:\\.|[^"\\])*")|\s+/g;

/** The text without blanks outside of strings. Everything else stays as it was written. */
const minified = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(TOKEN, (_all, string: string | undefined) => string ?? '');

const stringEnd = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
};

const ENDS = [',', '}', ']', ':', undefined];

/** The place after the value that starts here. */
function valueEnd(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return stringEnd(text, start);
  let at = start;
  if (first !== '{' && first !== '[') {
    while (!ENDS.includes(text[at])) at += 1;
    return at;
  }
  let depth = 0;
  do {
    const character = text[at];
    if (character === undefined) throw new Error('The text of the e-invoice ends too early.');
    if (character === '"') {
      at = stringEnd(text, at);
      continue;
    }
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    at += 1;
  } while (depth > 0);
  return at;
}

interface Member {
  readonly name: string;
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

/** The members of the object that starts here. */
function membersAt(text: string, start: number): readonly Member[] {
  const members: Member[] = [];
  let at = start + 1;
  while (text[at] !== '}') {
    const nameEnd = valueEnd(text, at);
    const end = valueEnd(text, nameEnd + 1);
    members.push({ name: JSON.parse(text.slice(at, nameEnd)) as string, start: at, valueStart: nameEnd + 1, end });
    at = text[end] === ',' ? end + 1 : end;
  }
  return members;
}

function invoiceStart(text: string): number {
  const invoice = membersAt(text, 0).find(({ name }) => name === 'Invoice');
  if (!invoice || text[invoice.valueStart + 1] !== '{') throw new Error('The text is not a UBL invoice.');
  return invoice.valueStart + 1;
}

const SIGNATURE_MEMBERS = ['UBLExtensions', 'Signature'];

/** What is signed: the minified text without the two members that a signature adds. */
export function signedPart(text: string): string {
  const whole = minified(text);
  const start = invoiceStart(whole);
  const members = membersAt(whole, start);
  const kept = members
    .filter(({ name }) => !SIGNATURE_MEMBERS.includes(name))
    .map((member) => whole.slice(member.start, member.end));
  return `${whole.slice(0, start + 1)}${kept.join(',')}${whole.slice(members.at(-1)?.end ?? start + 1)}`;
}

/** The text with members added at the end of the invoice. */
export function withMembers(text: string, added: string): string {
  const end = membersAt(text, invoiceStart(text)).at(-1)?.end;
  if (end === undefined) throw new Error('The invoice is empty.');
  return `${text.slice(0, end)},${added}${text.slice(end)}`;
}

/** The exact text of a member on a path, of the first element of each list; undefined if there is none. */
export function memberText(text: string, ...names: readonly string[]): string | undefined {
  const whole = minified(text);
  let [start, end] = [invoiceStart(whole), whole.length];
  for (const name of names) {
    const member = membersAt(whole, start).find((one) => one.name === name);
    if (!member) return undefined;
    start = whole[member.valueStart] === '[' ? member.valueStart + 1 : member.valueStart;
    end = valueEnd(whole, start);
  }
  return whole.slice(start, end);
}
