/** Bytes as base64 text and back, without Node. */

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Encodes bytes in the alphabet that is safe in URLs, without padding. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(textOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Undefined for text that is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
