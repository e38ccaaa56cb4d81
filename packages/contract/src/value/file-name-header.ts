/** The file name of a file that is sent: the value of Content-Disposition, as RFC 6266 has it. */

/** A plain name for old programs, and the whole one for all others where it differs. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === fileName) return `${kind}; filename="${plain}"`;
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The file name in a Content-Disposition header, the encoded one first; null if there is none that can be read. */
export function dispositionFileName(header: string | undefined): string | null {
  const encoded = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Falls through to the plain one.
    }
  }
  const [, quoted, token] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '') ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? token ?? null;
}
