/** Measures and breaks text in the faces of one PDF, and finds a face for every glyph. Draws nothing. */

import { FALLBACKS, type Face, faceBytes } from './faces.ts';

export interface Style {
  readonly face: Face;
  /** In points, as all measures of a page. */
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

/** A stretch of text that one face can set. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** A face as the PDF has opened it. Opened again for every file: state of a font from one file must not affect the next. */
interface OpenedFace {
  widthOfString(text: string, size: number): number;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3000-\\u303f\\uff00-\\uffef';
const CLOSING = '，。、；：！？）》」』】”’…％';
/**
 * What can be alone on a line: a word with its spaces, a Chinese label with its value, or a Chinese character with the sign that
 * closes it.
 */
const PIECES = new RegExp(`[${HAN}]+\u00a0[^ ${HAN}]+ *|[${HAN}][${CLOSING}]*|[^ ${HAN}]+ *| +`, 'gu');
/** Every face has these. */
const COMMON = /^[\x20-\x7e\xa0-\xff]*$/;
const REPLACEMENT = '\ufffd';

/** Composed, and without what has no shape; a tab is a space. */
export const cleanText = (text: string): string =>
  COMMON.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/\t/g, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (sign) => (sign === '\n' ? sign : ''));

/** A line as it ends: no space, and no separating dot. */
const ended = (line: string): string => line.trimEnd().replace(/ ·$/, '');

/** A line as it begins after another one: no dot either. */
const begun = (line: string): string => line.replace(/^· /, '');

export class TextLayout {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #faces = new Map<Face, OpenedFace>();
  readonly #found = new Map<string, Face | undefined>();

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  runsOf(text: string, face: Face): readonly Run[] {
    if (COMMON.test(text)) return text === '' ? [] : [{ face, text }];
    const runs: { face: Face; text: string }[] = [];
    for (const sign of text) {
      const found = this.#faceOf(sign, face);
      const [shown, owner] = found === undefined ? [REPLACEMENT, face] : [sign, found];
      const last = runs.at(-1);
      if (last?.face === owner) last.text += shown;
      else runs.push({ face: owner, text: shown });
    }
    return runs;
  }

  widthOf(text: string, { face, size }: Pick<Style, 'face' | 'size'>): number {
    return this.runsOf(text, face).reduce((width, run) => width + this.#open(run.face).widthOfString(run.text, size), 0);
  }

  /** Breaks text into lines no wider than `width`; a word that is wider itself is broken between letters. */
  wrap(text: string, style: Pick<Style, 'face' | 'size'>, width: number): readonly string[] {
    return cleanText(text)
      .split('\n')
      .flatMap((paragraph) => this.#wrapParagraph(paragraph, style, width));
  }

  #wrapParagraph(paragraph: string, style: Pick<Style, 'face' | 'size'>, width: number): readonly string[] {
    if (this.widthOf(paragraph, style) <= width) return [paragraph];
    const lines: string[] = [];
    let line = '';
    for (const piece of paragraph.match(PIECES) ?? []) {
      if (this.widthOf((line + piece).trimEnd(), style) <= width) {
        line += piece;
        continue;
      }
      if (line.trim() !== '') lines.push(ended(line));
      const broken = this.widthOf(piece.trimEnd(), style) <= width ? [piece] : this.#breakWord(piece, style, width);
      lines.push(...broken.slice(0, -1));
      line = begun(broken.at(-1) ?? '');
    }
    return line.trim() === '' ? lines : [...lines, line.trimEnd()];
  }

  #breakWord(word: string, style: Pick<Style, 'face' | 'size'>, width: number): readonly string[] {
    const parts: string[] = [''];
    for (const sign of word) {
      const part = parts.at(-1) ?? '';
      if (part !== '' && this.widthOf(part + sign, style) > width) parts.push(sign);
      else parts[parts.length - 1] = part + sign;
    }
    return parts;
  }

  /** The widest word, which is how narrow a head may become. */
  widestWord(text: string, style: Pick<Style, 'face' | 'size'>): number {
    return Math.max(0, ...text.split(' ').map((word) => this.widthOf(word, style)));
  }

  #faceOf(sign: string, face: Face): Face | undefined {
    const key = `${face} ${sign}`;
    if (!this.#found.has(key)) {
      const codePoint = sign.codePointAt(0) ?? 0;
      this.#found.set(
        key,
        FALLBACKS[face].find((candidate) => this.#open(candidate).font.hasGlyphForCodePoint(codePoint)),
      );
    }
    return this.#found.get(key);
  }

  #open(face: Face): OpenedFace {
    const known = this.#faces.get(face);
    if (known) return known;
    this.#pdf.registerFont(face, faceBytes(face) as Buffer).font(face);
    // The PDF library opens faces and measures with them, but has no public way to list their glyphs.
    const opened = (this.#pdf as unknown as { readonly _font: OpenedFace })._font;
    this.#faces.set(face, opened);
    return opened;
  }
}
