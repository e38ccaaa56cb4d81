/** Whether a text can be a key at all, so that a mistyped one is found without a request. */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^ll_(tenant|app|conn|admin)_[0-9A-Za-z]{39}$/;
const CHECKSUM_LENGTH = 6;
const POLYNOMIAL = 0xedb88320;

export type KeyReading = 'tenant' | 'app' | 'conn' | 'admin' | 'malformed' | 'mistyped';

/** The kind of a key, or what is wrong with it. */
export function readKey(text: string): KeyReading {
  const kind = FORM.exec(text)?.[1] as KeyReading | undefined;
  if (kind === undefined) return 'malformed';
  return text.slice(-CHECKSUM_LENGTH) === inDigits(crc32(text.slice(0, -CHECKSUM_LENGTH))) ? kind : 'mistyped';
}

function crc32(text: string): number {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
}

function inDigits(number: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}
