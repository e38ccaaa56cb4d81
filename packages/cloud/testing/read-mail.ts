/** Reads a mail as it travelled: its headers, its text and its HTML. For tests. */

export interface ReadMail {
  /** By name in small letters; unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(split);
  const partOf = (type: string): string => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type));
    return part === undefined ? '' : decoded(part.body, part.headers['content-transfer-encoding'] ?? '');
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const text = raw.replace(/^\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), wordsOf(line.slice(colon + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}

/** Encoded words of a header: =?UTF-8?Q?…?= */
const wordsOf = (value: string): string =>
  value
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, way: string, word: string) =>
      way.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const text = encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\r\n', '')) : body;
  return text.replaceAll('\r\n', '\n');
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
