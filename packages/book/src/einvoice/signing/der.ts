/** The little of ASN.1 DER that certificates need: nested values, object identifiers and names. Reads only. */

export interface DerValue {
  readonly tag: number;
  readonly body: Buffer;
  /** The bytes with tag and length. */
  readonly whole: Buffer;
}

const LONG_FORM = 0x80;
const LENGTH_BYTES_MAX = 4;

export function derAt(bytes: Buffer, at = 0): DerValue {
  const [tag, short] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || short === undefined) throw new Error('The DER value ends too early.');
  const count = short < LONG_FORM ? 0 : short - LONG_FORM;
  if (short >= LONG_FORM && (count === 0 || count > LENGTH_BYTES_MAX))
    throw new Error('The length of the DER value cannot be read.');
  const start = at + 2 + count;
  const length = count === 0 ? short : bytes.readUIntBE(at + 2, count);
  if (start + length > bytes.length) throw new Error('The DER value is longer than its bytes.');
  return { tag, body: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

export function derList(body: Buffer): readonly DerValue[] {
  const values: DerValue[] = [];
  let at = 0;
  while (at < body.length) {
    const value = derAt(body, at);
    values.push(value);
    at += value.whole.length;
  }
  return values;
}

const MORE = 0x80;
const PER_FIRST = 40;

export function identifierOf(body: Buffer): string {
  const first = body[0] ?? 0;
  const root = Math.min(Math.floor(first / PER_FIRST), 2);
  const parts = [root, first - root * PER_FIRST];
  let part = 0;
  for (const byte of body.subarray(1)) {
    part = part * MORE + (byte % MORE);
    if (byte >= MORE) continue;
    parts.push(part);
    part = 0;
  }
  return parts.join('.');
}

export interface NameAttribute {
  readonly identifier: string;
  readonly value: string;
}

const BMP_STRING = 0x1e;
const ENCODINGS: Readonly<Record<number, BufferEncoding>> = { 12: 'utf8', 19: 'latin1', 20: 'latin1', 22: 'latin1' };

const stringOf = ({ tag, body }: DerValue): string =>
  tag === BMP_STRING ? Buffer.from(body).swap16().toString('utf16le') : body.toString(ENCODINGS[tag] ?? 'utf8');

/** The attributes of a name, in the order of the certificate. */
export const attributesOf = (name: DerValue): readonly NameAttribute[] =>
  derList(name.body)
    .flatMap((set) => derList(set.body))
    .flatMap((pair) => {
      const [type, value] = derList(pair.body);
      return type && value ? [{ identifier: identifierOf(type.body), value: stringOf(value) }] : [];
    });
