/** Measures and breaks text in the faces of one PDF, and finds a face for every glyph. Draws nothing. */

import { FALLBACKS, type Face, faceBytes } from './faces.ts';

export interface Style {
  readonly face: Face;
  /** The size in points, like all measures of a page. */
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
/** The maximum length of a label. Without it, finding labels in a long text would take quadratic time. */
const LABEL_LENGTH_MAX = 16;
/**
 * What can be alone on a line: a word with its spaces, a Chinese label with its value, or a Chinese character with the sign that
 * closes it.
 */
const PIECES = new RegExp(`[${HAN}]{1,${LABEL_LENGTH_MAX}}\u00a0[^ ${HAN}]+ *|[${HAN}][${CLOSING}]*|[^ ${HAN}]+ *| +`, 'gu');
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

type Measured = Pick<Style, 'face' | 'size'>;

/** How far the pieces of a line together may differ from the line as it is set, as a part of its width: letters are moved closer to each other. */
const KERNING_MAX = 0.15;

/** A line that is filled piece by piece. It is measured as a whole only where its pieces do not tell whether it is full. */
class Line {
  readonly #layout: TextLayout;
  readonly #style: Measured;
  readonly #width: number;
  text = '';
  #estimate = 0;

  constructor(layout: TextLayout, style: Measured, width: number) {
    this.#layout = layout;
    this.#style = style;
    this.#width = width;
  }

  begin(text: string): void {
    this.text = text;
    this.#estimate = this.#layout.pieceWidth(text, this.#style);
  }

  /** Whether the piece has its place on the line; the spaces at its end need none. */
  takes(piece: string): boolean {
    const shown = this.#estimate + this.#layout.pieceWidth(piece.trimEnd(), this.#style);
    const difference = shown - this.#width;
    const isDoubtful = Math.abs(difference) <= this.#width * KERNING_MAX;
    const fits = isDoubtful ? this.#layout.widthOf((this.text + piece).trimEnd(), this.#style) <= this.#width : difference < 0;
    if (!fits) return false;
    this.text += piece;
    this.#estimate += this.#layout.pieceWidth(piece, this.#style);
    return true;
  }
}

export class TextLayout {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #pieces = new Map<string, number>();
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

  widthOf(text: string, { face, size }: Measured): number {
    return this.runsOf(text, face).reduce((width, run) => width + this.#open(run.face).widthOfString(run.text, size), 0);
  }

  /** Breaks text into lines no wider than `width`; a word that is wider itself is broken between letters. */
  wrap(text: string, style: Measured, width: number): readonly string[] {
    return cleanText(text)
      .split('\n')
      .flatMap((paragraph) => this.#wrapParagraph(paragraph, style, width));
  }

  #wrapParagraph(paragraph: string, style: Measured, width: number): readonly string[] {
    const line = new Line(this, style, width);
    const lines: string[] = [];
    for (const piece of paragraph.match(PIECES) ?? []) {
      if (line.takes(piece)) continue;
      if (line.text.trim() !== '') lines.push(ended(line.text));
      line.begin('');
      if (line.takes(piece)) {
        line.begin(begun(piece));
        continue;
      }
      const broken = this.#breakWord(piece, style, width);
      for (const part of broken.slice(0, -1)) lines.push(part);
      line.begin(begun(broken.at(-1) ?? ''));
    }
    // The only line is left as it was written, spaces at its end too.
    if (lines.length === 0) return [line.text];
    return line.text.trim() === '' ? lines : [...lines, line.text.trimEnd()];
  }

  #breakWord(word: string, style: Measured, width: number): readonly string[] {
    const line = new Line(this, style, width);
    const parts: string[] = [];
    for (const sign of word) {
      if (line.takes(sign)) continue;
      if (line.text !== '') parts.push(line.text);
      line.begin(sign);
    }
    return [...parts, line.text];
  }

  /** The widest word, which is how narrow a head may become. */
  widestWord(text: string, style: Measured): number {
    return text.split(' ').reduce((widest, word) => Math.max(widest, this.widthOf(word, style)), 0);
  }

  /** The width of a piece of text, remembered: a long text has few different ones. */
  pieceWidth(piece: string, { face, size }: Measured): number {
    const key = `${face} ${piece}`;
    let width = this.#pieces.get(key);
    if (width === undefined) {
      width = this.widthOf(piece, { face, size: 1 });
      this.#pieces.set(key, width);
    }
    return width * size;
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
