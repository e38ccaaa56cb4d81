/** Logos of companies: which picture files can be printed, and how one is stored in a setting. */

const KIBIBYTE = 1024;
export const LOGO_KIB_MAX = 256;

const PNG_SIGNATURE = '89504e470d0a1a0a';
const PNG_WITH_ALPHA = [4, 6];

/** Width and height follow the first marker that begins a frame. */
function jpegSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** A PNG that needs no unpacking: not interlaced and without transparency. */
function plainPngSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [colourType, interlacing] = [bytes.readUInt8(25), bytes.readUInt8(28)];
  if (PNG_WITH_ALPHA.includes(colourType) || interlacing !== 0 || bytes.includes('tRNS', 0, 'latin1')) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The sign of the company, as a picture. */
export interface Logo {
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture that can be printed; null of any other file. */
function logoIn(bytes: Buffer): Logo | null {
  if (bytes.length > LOGO_KIB_MAX * KIBIBYTE) return null;
  const isPng = bytes.toString('hex', 0, 8) === PNG_SIGNATURE;
  const isJpeg = bytes.toString('hex', 0, 3) === 'ffd8ff';
  const size = isPng ? plainPngSize(bytes) : isJpeg ? jpegSize(bytes) : null;
  if (!size || size.width === 0 || size.height === 0) return null;
  return { contentType: isPng ? 'image/png' : 'image/jpeg', bytes, ...size };
}

/** The logo behind the text of a setting, which is its bytes in base64. */
export const storedLogo = (text: string): Logo | null =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? logoIn(Buffer.from(text, 'base64')) : null;
