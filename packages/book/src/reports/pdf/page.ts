/** The page: its size, its margins and the styles everything on it is set in. */

import { COLOURS } from '../sheet/colours.ts';
import type { Style } from './text-layout.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

const MARGIN = { side: 46, top: 44, bottom: 58 } as const;

export const LEFT: number = MARGIN.side;
export const WIDTH: number = PAGE.width - 2 * MARGIN.side;
export const RIGHT: number = LEFT + WIDTH;
export const TOP: number = MARGIN.top;
export const BOTTOM: number = PAGE.height - MARGIN.bottom;

const style = (face: Style['face'], size: number, leading: number, colour: string): Style => ({ face, size, leading, colour });

export const STYLES = {
  title: style('serif', 23, 27, COLOURS.ink),
  number: style('bold', 10.5, 15, COLOURS.ink),
  company: style('bold', 13, 17, COLOURS.ink),
  companyLine: style('sans', 8, 11.4, COLOURS.second),
  label: style('italic', 8.5, 12, COLOURS.third),
  name: style('bold', 9.5, 13.5, COLOURS.ink),
  address: style('sans', 8.5, 12, COLOURS.second),
  fact: style('sans', 8.8, 13.6, COLOURS.ink),
  lead: style('sans', 9.5, 13.5, COLOURS.ink),
  caption: style('italic', 10.5, 15, COLOURS.ink),
  head: style('italic', 8.8, 11.4, COLOURS.second),
  cell: style('sans', 9, 12.2, COLOURS.ink),
  strongCell: style('bold', 9, 12.2, COLOURS.ink),
  note: style('sans', 7.6, 10.2, COLOURS.third),
  total: style('sans', 9, 15.5, COLOURS.ink),
  sum: style('bold', 11.5, 21, COLOURS.ink),
  words: style('sans', 9, 12.6, COLOURS.ink),
  small: style('sans', 7.5, 10, COLOURS.third),
  smallStrong: style('bold', 8.5, 11.5, COLOURS.ink),
} as const satisfies Readonly<Record<string, Style>>;

/** The same style in another size, its leading in proportion. */
export const sized = (base: Style, size: number): Style => ({ ...base, size, leading: (base.leading * size) / base.size });
