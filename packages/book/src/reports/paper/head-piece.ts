/** The head of a sheet: who writes, what it is, whom it is for and the facts beside. */

import type { Block, Fact, Sheet } from '../sheet/sheet.ts';
import type { Phrase } from '../words/phrases.ts';
import { sayIn } from '../words/phrases.ts';
import type { Piece } from './flow.ts';
import { LEFT, RIGHT, STYLES, sized, TOP, WIDTH } from './page.ts';
import { ascentOf, type Pen } from './pen.ts';
import type { Style, TypeCase } from './type-case.ts';

const TITLE_WIDTH_MAX = 232;
/** What pre-printed paper keeps for the company. */
const LETTERHEAD_HEIGHT = 92;
const FACTS_WIDTH = 206;
const GUTTER = 22;

/** The largest size in which a text stays on one line. */
function fitted(type: TypeCase, text: string, style: Style, width: number, least: number): Style {
  for (let size = style.size; size > least; size -= 1) {
    if (type.widthOf(text, { face: style.face, size }) <= width) return sized(style, size);
  }
  return sized(style, least);
}

/** Company to the left, title and number to the right, closed by a double rule. */
export function letterhead(type: TypeCase, sheet: Sheet): Piece<Pen> {
  const { company, title, number, hasLetterhead } = sheet;
  const titleStyle = fitted(type, title, STYLES.title, TITLE_WIDTH_MAX, 13);
  const companyWidth = WIDTH - type.widthOf(title, titleStyle) - GUTTER * 2;
  const name = hasLetterhead ? type.wrap(company.name, STYLES.company, companyWidth) : [];
  const lines = hasLetterhead ? company.lines.flatMap((line) => type.wrap(line, STYLES.companyLine, companyWidth)) : [];
  const space = hasLetterhead ? 0 : LETTERHEAD_HEIGHT;
  const companyHeight = name.length * STYLES.company.leading + 2 + lines.length * STYLES.companyLine.leading;
  const titleHeight = STYLES.title.leading + (number === null ? 0 : STYLES.number.leading);
  const body = space + Math.max(companyHeight, titleHeight);
  return {
    height: body + 22,
    draw: (pen, top) => {
      const start = top + space;
      const used = pen.lines(name, STYLES.company, LEFT, start);
      pen.lines(lines, STYLES.companyLine, LEFT, start + used + 2);
      pen.text(title, titleStyle, RIGHT, start + ascentOf(STYLES.title) - 3, 'right');
      if (number !== null)
        pen.text(number, STYLES.number, RIGHT, start + STYLES.title.leading + ascentOf(STYLES.number) - 1, 'right');
      pen.doubleRule(LEFT, top + body + 8, WIDTH);
    },
  };
}

/** The head of every page but the first. */
export function continuationHead(sheet: Sheet): Piece<Pen> {
  const { company, title, number, language } = sheet;
  const continued: Phrase = 'continued';
  const what = [title, number ?? ''].join(' ').trim();
  return {
    height: 28,
    draw: (pen) => {
      const baseline = TOP + 8;
      if (sheet.hasLetterhead) pen.text(company.name, STYLES.smallStrong, LEFT, baseline);
      pen.text(`${what} (${sayIn(language)(continued)})`, STYLES.label, RIGHT, baseline, 'right');
      pen.doubleRule(LEFT, TOP + 14, WIDTH);
    },
  };
}

function blockPiece(type: TypeCase, { label = '', name, lines }: Block, x: number, width: number): Piece<Pen> {
  const names = type.wrap(name, STYLES.name, width);
  const rest = lines.flatMap((line) => type.wrap(line, STYLES.address, width));
  return {
    height: STYLES.label.leading + names.length * STYLES.name.leading + rest.length * STYLES.address.leading,
    draw: (pen, top) => {
      let y = top + pen.lines([label], STYLES.label, x, top);
      y += pen.lines(names, STYLES.name, x, y);
      pen.lines(rest, STYLES.address, x, y);
    },
  };
}

/** A label, dots, and what it is; what is too long for the line goes below its label. */
function factPiece(type: TypeCase, { label, value }: Fact, x: number, width: number): Piece<Pen> {
  const labelWidth = type.widthOf(label, STYLES.label);
  const room = width - labelWidth - 14;
  const isShort = type.widthOf(value, STYLES.fact) <= room;
  const lines = isShort ? [value] : type.wrap(value, STYLES.fact, Math.max(room, width * 0.62));
  return {
    height: STYLES.fact.leading + (lines.length - 1) * (STYLES.fact.leading - 2),
    draw: (pen, top) => {
      const baseline = top + ascentOf(STYLES.fact);
      const style = { ...STYLES.fact, leading: STYLES.fact.leading - 2 };
      pen.text(label, STYLES.label, x, baseline);
      const first = lines[0] ?? '';
      pen.leader(x + labelWidth + 4, x + width - type.widthOf(first, style) - 4, baseline);
      for (const [index, line] of lines.entries()) pen.text(line, style, x + width, baseline + index * style.leading, 'right');
    },
  };
}

interface Stack {
  readonly pieces: readonly Piece<Pen>[];
}

const stackHeight = ({ pieces }: Stack): number => pieces.reduce((sum, { height }) => sum + height, 0);

function drawStack({ pieces }: Stack, pen: Pen, top: number): void {
  let y = top;
  for (const piece of pieces) {
    piece.draw(pen, y);
    y += piece.height;
  }
}

/** Addressees and facts side by side; facts alone stand in two columns. */
export function introduction(type: TypeCase, sheet: Sheet): Piece<Pen> {
  const { addressees, facts } = sheet;
  const stacks: Stack[] = [];
  if (addressees.length === 0) {
    const half = (WIDTH - GUTTER * 2) / 2;
    const first = Math.ceil(facts.length / 2);
    stacks.push({ pieces: facts.slice(0, first).map((fact) => factPiece(type, fact, LEFT, half)) });
    stacks.push({ pieces: facts.slice(first).map((fact) => factPiece(type, fact, RIGHT - half, half)) });
  } else {
    const room = WIDTH - FACTS_WIDTH - GUTTER;
    const width = (room - GUTTER * (addressees.length - 1)) / addressees.length;
    for (const [index, block] of addressees.entries()) {
      stacks.push({ pieces: [blockPiece(type, block, LEFT + index * (width + GUTTER), width)] });
    }
    stacks.push({ pieces: facts.map((fact) => factPiece(type, fact, RIGHT - FACTS_WIDTH, FACTS_WIDTH)) });
  }
  const lead = sheet.lead === null ? [] : type.wrap(sheet.lead, STYLES.lead, WIDTH);
  const height = Math.max(...stacks.map(stackHeight));
  return {
    height: height + 14 + (lead.length === 0 ? 0 : lead.length * STYLES.lead.leading + 8),
    draw: (pen, top) => {
      for (const stack of stacks) drawStack(stack, pen, top);
      pen.lines(lead, STYLES.lead, LEFT, top + height + 12);
    },
  };
}
