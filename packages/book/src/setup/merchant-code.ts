/** Merchant codes as EMVCo defines them, DuitNow among them: the text of a payment QR code. Validates such texts. */

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

/** Whether a text is a row of tags of two digits, each with its length and so much text. */
function isTagged(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const [, length] = /^\d\d(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    if (length === undefined) return false;
    at += 4 + Number(length);
  }
  return at === text.length;
}

/** Whether a scanner would accept the text: its tags and its checksum are valid. */
export function isMerchantCode(text: string): boolean {
  if (text.length > TEXT_MAX || !/^[\x20-\x7e]+$/.test(text)) return false;
  const [checked, check] = [text.slice(0, -4), text.slice(-4)];
  return text.startsWith(HEADER) && checked.endsWith(CHECK_TAG) && isTagged(text) && checkOf(checked) === check.toUpperCase();
}
