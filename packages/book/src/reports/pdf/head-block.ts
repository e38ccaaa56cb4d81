/** The head of a sheet: the sender, the title, the addressee and the facts. */

import type { Logo } from '../../setup/logo.ts';
import type { Block, Fact, Sheet } from '../sheet/sheet.ts';
import type { Say } from '../words/phrases.ts';
import { LEFT, RIGHT, STYLES, sized, TOP, WIDTH } from './page.ts';
import type { PageBlock } from './pagination.ts';
import { ascentOf, type PdfCanvas } from './pdf-canvas.ts';
import type { Style, TextLayout } from './text-layout.ts';

/** Next to a logo the title is smaller, so that the company has enough room. */
const TITLE_WIDTH_MAX = { alone: 232, besideLogo: 164 } as const;
/** The space for the company on pre-printed paper. */
const LETTERHEAD_HEIGHT = 92;
/** The room of a logo. */
const LOGO_ROOM = { width: 96, height: 56 } as const;
const FACTS_WIDTH = 206;
const GUTTER = 22;

/** The largest size in which a text stays on one line. */
function fitted(layout: TextLayout, text: string, style: Style, width: number, least: number): Style {
  for (let size = style.size; size > least; size -= 1) {
    if (layout.widthOf(text, { face: style.face, size }) <= width) return sized(style, size);
  }
  return sized(style, least);
}

/** The size of a logo, as large as the room for it allows. */
function logoSize({ width, height }: Logo): { readonly width: number; readonly height: number } {
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height);
  return { width: width * scale, height: height * scale };
}

/** Logo and company to the left, title and number to the right, closed by a double rule. */
export function letterhead(layout: TextLayout, sheet: Sheet): PageBlock<PdfCanvas> {
  const { company, title, number, hasLetterhead } = sheet;
  const logo = hasLetterhead && company.logo ? { bytes: company.logo.bytes, ...logoSize(company.logo) } : null;
  const x = LEFT + (logo === null ? 0 : logo.width + 14);
  const titleStyle = fitted(layout, title, STYLES.title, TITLE_WIDTH_MAX[logo === null ? 'alone' : 'besideLogo'], 13);
  const companyWidth = RIGHT - x - layout.widthOf(title, titleStyle) - GUTTER * 2;
  const name = hasLetterhead ? layout.wrap(company.name, STYLES.company, companyWidth) : [];
  const lines = hasLetterhead ? company.lines.flatMap((line) => layout.wrap(line, STYLES.companyLine, companyWidth)) : [];
  const space = hasLetterhead ? 0 : LETTERHEAD_HEIGHT;
  const companyHeight = name.length * STYLES.company.leading + 2 + lines.length * STYLES.companyLine.leading;
  const titleHeight = STYLES.title.leading + (number === null ? 0 : STYLES.number.leading);
  const body = space + Math.max(companyHeight, titleHeight, logo?.height ?? 0);
  return {
    height: body + 22,
    draw: (canvas, top) => {
      const start = top + space;
      if (logo) canvas.picture(logo.bytes, LEFT, start, logo.width, logo.height);
      const used = canvas.lines(name, STYLES.company, x, start);
      canvas.lines(lines, STYLES.companyLine, x, start + used + 2);
      canvas.text(title, titleStyle, RIGHT, start + ascentOf(STYLES.title) - 3, 'right');
      if (number !== null)
        canvas.text(number, STYLES.number, RIGHT, start + STYLES.title.leading + ascentOf(STYLES.number) - 1, 'right');
      canvas.doubleRule(LEFT, top + body + 8, WIDTH);
    },
  };
}

/** The head of every page but the first: the sender, the title and the subject. */
export function continuationHead(layout: TextLayout, sheet: Sheet, say: Say): PageBlock<PdfCanvas> {
  const { company, title, number, subject = '' } = sheet;
  const what = [title, number ?? ''].join(' ').trim();
  const about = subject === '' ? [] : layout.wrap(subject, STYLES.address, WIDTH).slice(0, 1);
  const extra = about.length * STYLES.address.leading;
  return {
    height: 28 + extra,
    draw: (canvas) => {
      const baseline = TOP + 8;
      if (sheet.hasLetterhead) canvas.text(company.name, STYLES.smallStrong, LEFT, baseline);
      canvas.text(`${what} (${say('continued')})`, STYLES.label, RIGHT, baseline, 'right');
      canvas.lines(about, STYLES.address, LEFT, TOP + 11);
      canvas.doubleRule(LEFT, TOP + 14 + extra, WIDTH);
    },
  };
}

function addressBlock(layout: TextLayout, { label = '', name, lines }: Block, x: number, width: number): PageBlock<PdfCanvas> {
  const names = layout.wrap(name, STYLES.name, width);
  const rest = lines.flatMap((line) => layout.wrap(line, STYLES.address, width));
  return {
    height: STYLES.label.leading + names.length * STYLES.name.leading + rest.length * STYLES.address.leading,
    draw: (canvas, top) => {
      let y = top + canvas.lines([label], STYLES.label, x, top);
      y += canvas.lines(names, STYLES.name, x, y);
      canvas.lines(rest, STYLES.address, x, y);
    },
  };
}

/** A label, dots and its value; a value too long for the line is set next to its label on several lines, or below it. */
function factBlock(layout: TextLayout, { label, value }: Fact, x: number, width: number): PageBlock<PdfCanvas> {
  const labelWidth = layout.widthOf(label, STYLES.label);
  const room = width - labelWidth - 14;
  const style = { ...STYLES.fact, leading: STYLES.fact.leading - 2 };
  const isBeside = layout.widthOf(value, style) <= room || room >= width / 2;
  const lines = layout.wrap(value, style, isBeside ? room : width);
  const below = isBeside ? 0 : 1;
  return {
    height: STYLES.fact.leading + (lines.length - 1 + below) * style.leading,
    draw: (canvas, top) => {
      const baseline = top + ascentOf(STYLES.fact);
      canvas.text(label, STYLES.label, x, baseline);
      if (isBeside) canvas.leader(x + labelWidth + 4, x + width - layout.widthOf(lines[0] ?? '', style) - 4, baseline);
      for (const [index, line] of lines.entries())
        canvas.text(line, style, x + width, baseline + (index + below) * style.leading, 'right');
    },
  };
}

interface Stack {
  readonly blocks: readonly PageBlock<PdfCanvas>[];
}

const stackHeight = ({ blocks }: Stack): number => blocks.reduce((sum, { height }) => sum + height, 0);

function drawStack({ blocks }: Stack, canvas: PdfCanvas, top: number): void {
  let y = top;
  for (const block of blocks) {
    block.draw(canvas, y);
    y += block.height;
  }
}

/** Addressees and facts side by side; facts alone are in two columns. */
export function introduction(layout: TextLayout, sheet: Sheet): PageBlock<PdfCanvas> {
  const { addressees, facts } = sheet;
  const stacks: Stack[] = [];
  if (addressees.length === 0) {
    const half = (WIDTH - GUTTER * 2) / 2;
    const first = Math.ceil(facts.length / 2);
    stacks.push({ blocks: facts.slice(0, first).map((fact) => factBlock(layout, fact, LEFT, half)) });
    stacks.push({ blocks: facts.slice(first).map((fact) => factBlock(layout, fact, RIGHT - half, half)) });
  } else {
    const room = WIDTH - FACTS_WIDTH - GUTTER;
    const width = (room - GUTTER * (addressees.length - 1)) / addressees.length;
    for (const [index, block] of addressees.entries()) {
      stacks.push({ blocks: [addressBlock(layout, block, LEFT + index * (width + GUTTER), width)] });
    }
    stacks.push({ blocks: facts.map((fact) => factBlock(layout, fact, RIGHT - FACTS_WIDTH, FACTS_WIDTH)) });
  }
  const lead = sheet.lead === null ? [] : layout.wrap(sheet.lead, STYLES.lead, WIDTH);
  const height = Math.max(...stacks.map(stackHeight));
  return {
    height: height + 14 + (lead.length === 0 ? 0 : lead.length * STYLES.lead.leading + 8),
    draw: (canvas, top) => {
      for (const stack of stacks) drawStack(stack, canvas, top);
      canvas.lines(lead, STYLES.lead, LEFT, top + height + 12);
    },
  };
}
