/** Merchant codes as EMVCo defines them, DuitNow among them: the text of a payment QR code. Validates such texts, and writes an amount into them. */

import { type Sen, senText } from '../money.ts';

const HEADER = '000201';
const CHECK_TAG = '6304';
const TEXT_MAX = 512;

/** CRC-16/CCITT-FALSE over the text up to and including the tag and length of the check itself. */
function checkOf(text: string): string {
  let value = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    value ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) value = ((value & 0x8000) === 0 ? value << 1 : (value << 1) ^ 0x1021) & 0xffff;
  }
  return value.toString(16).toUpperCase().padStart(4, '0');
}

/** A tag of two digits and its text, which starts with its length. */
interface Tagged {
  readonly tag: string;
  readonly text: string;
}

const LENGTH_MAX = 99;

/** Undefined where the text is not a row of tags. */
function tagsOf(text: string): readonly Tagged[] | undefined {
  const found: Tagged[] = [];
  for (let at = 0; at < text.length; ) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    if (tag === undefined || length === undefined) return undefined;
    const end = at + 4 + Number(length);
    if (end > text.length) return undefined;
    found.push({ tag, text: text.slice(at + 4, end) });
    at = end;
  }
  return found;
}

/** Whether a scanner would accept the text: its tags and its checksum are valid. */
export function isMerchantCode(text: string): boolean {
  if (text.length > TEXT_MAX || !/^[\x20-\x7e]+$/.test(text)) return false;
  const [checked, check] = [text.slice(0, -4), text.slice(-4)];
  const isTagged = tagsOf(text) !== undefined;
  return text.startsWith(HEADER) && checked.endsWith(CHECK_TAG) && isTagged && checkOf(checked) === check.toUpperCase();
}

const INITIATION = '01';
const DYNAMIC = '12';
const AMOUNT = '54';
const ADDITIONAL = '62';
const BILL_NUMBER = '01';
const CHECK = '63';
const BILL_NUMBER_MAX = 25;
const AMOUNT_MAX = 13;

const textOf = ({ tag, text }: Tagged): string => `${tag}${String(text.length).padStart(2, '0')}${text}`;

/** The row with one tag set, in the order of the tags. */
const withTag = (row: readonly Tagged[], tag: string, text: string): readonly Tagged[] =>
  [...row.filter((each) => each.tag !== tag), { tag, text }].sort((left, right) => (left.tag < right.tag ? -1 : 1));

/** Additional data with the number of the bill; unchanged if there is no room. */
function additionalData(before: string, billNumber: string): string {
  const isShort = /^[\x21-\x7e]+$/.test(billNumber) && billNumber.length <= BILL_NUMBER_MAX;
  const after = isShort
    ? withTag(tagsOf(before) ?? [], BILL_NUMBER, billNumber)
        .map(textOf)
        .join('')
    : before;
  return after.length <= LENGTH_MAX ? after : before;
}

/** The code for one payment, with its amount, so that it cannot be mistyped, and the number of the bill. Unchanged if the amount is too long. */
export function merchantCodeFor(code: string, amount: Sen, billNumber: string | null): string {
  const stored = (tagsOf(code) ?? []).filter(({ tag }) => tag !== CHECK);
  if (stored.length === 0 || senText(amount).length > AMOUNT_MAX) return code;
  const paid = withTag(withTag(stored, INITIATION, DYNAMIC), AMOUNT, senText(amount));
  const before = stored.find(({ tag }) => tag === ADDITIONAL)?.text ?? '';
  const additional = billNumber === null ? before : additionalData(before, billNumber);
  const row = additional === '' ? paid : withTag(paid, ADDITIONAL, additional);
  const checked = `${row.map(textOf).join('')}${CHECK_TAG}`;
  return `${checked}${checkOf(checked)}`;
}
