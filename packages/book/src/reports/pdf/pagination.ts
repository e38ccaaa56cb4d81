/**
 * Flows measured blocks over pages: heads repeat, sums are carried forward, rows stay whole, and no sum or total is ever alone on
 * a page. Draws nothing.
 */

/** A strip of a page, measured, that is never broken. */
export interface PageBlock<Canvas> {
  readonly height: number;
  readonly draw: (canvas: Canvas, top: number) => void;
}

/** A row; one that leads stays on the page of the row after it. */
export interface RowBlock<Canvas> extends PageBlock<Canvas> {
  readonly isLeading?: boolean;
}

/** What the foot of a page passes to the head of the next one, and the maximum height of either. */
export interface Carry<Canvas> {
  readonly footHeight: number;
  readonly headHeight: number;
  readonly after: (rowCount: number) => {
    readonly foot: readonly PageBlock<Canvas>[];
    readonly head: readonly PageBlock<Canvas>[];
  };
}

/** Rows under a head that is repeated on every page they reach, and the sums under them. */
export interface Section<Canvas> {
  readonly head: PageBlock<Canvas> | null;
  readonly rows: readonly RowBlock<Canvas>[];
  readonly sums: PageBlock<Canvas> | null;
  readonly carry?: Carry<Canvas> | null;
}

export interface Flow<Canvas> {
  readonly sections: readonly Section<Canvas>[];
  /** Blocks that are kept together, and with the last rows before them. */
  readonly tail: readonly PageBlock<Canvas>[];
  /** The block at the bottom of the last page. */
  readonly foot: PageBlock<Canvas> | null;
}

export interface Frame {
  readonly firstTop: number;
  readonly nextTop: number;
  readonly bottom: number;
}

export interface Placed<Canvas> {
  readonly block: PageBlock<Canvas>;
  readonly top: number;
}

export type Pages<Canvas> = readonly (readonly Placed<Canvas>[])[];

/** How many rows move to the next page together with the sums and totals. */
const COMPANIONS = 2;

const heightOf = <Canvas>(blocks: readonly (PageBlock<Canvas> | null)[]): number =>
  blocks.reduce((sum, block) => sum + (block?.height ?? 0), 0);

class Run<Canvas> {
  readonly pages: Placed<Canvas>[][] = [[]];
  readonly #frame: Frame;
  #top: number;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#top = frame.firstTop;
  }

  fits(height: number): boolean {
    return this.#top + height <= this.#frame.bottom;
  }

  /** Whether this height fits on a page of its own. */
  fitsNext(height: number): boolean {
    return this.#frame.nextTop + height <= this.#frame.bottom;
  }

  /** Turns the page when something does not fit on it, unless it would not fit on the next one either. */
  turnFor(height: number): boolean {
    const isFresh = this.pages.at(-1)?.length === 0;
    if (this.fits(height) || (isFresh && !this.fitsNext(height))) return false;
    this.turn();
    return true;
  }

  turn(): void {
    this.pages.push([]);
    this.#top = this.#frame.nextTop;
  }

  place(block: PageBlock<Canvas>): void {
    this.pages.at(-1)?.push({ block, top: this.#top });
    this.#top += block.height;
  }

  placeAtBottom(block: PageBlock<Canvas>): void {
    this.pages.at(-1)?.push({ block, top: this.#frame.bottom - block.height });
  }
}

/** Places rows so that the last of them share a page with their sums and with what follows, as far as it fits on a page. */
function placeSection<Canvas>(run: Run<Canvas>, section: Section<Canvas>, followHeight: number): void {
  const { head, rows, sums, carry = null } = section;
  const { footHeight = 0, headHeight: carriedHeight = 0 } = carry ?? {};
  const headHeight = heightOf([head]);
  const nextHeadHeight = headHeight + carriedHeight;
  const isNearEnd = (index: number): boolean => index >= rows.length - COMPANIONS;
  /** The height of a row with the rows that it leads, and of the carried sums below them. */
  const ownHeight = (index: number): number => {
    let end = index;
    while (rows[end]?.isLeading === true && end < rows.length - 1) end += 1;
    const own = heightOf(rows.slice(index, end + 1)) + footHeight;
    return run.fitsNext(nextHeadHeight + own) ? own : heightOf([rows[index] ?? null]) + footHeight;
  };
  /** What should be on the page of this row: as much of its group as fits on a page. */
  const wantedWith = (index: number): number => {
    const rest = heightOf(rows.slice(index)) + heightOf([sums]);
    const wanted = isNearEnd(index)
      ? [rest + followHeight, rest]
      : [heightOf(rows.slice(index, index + COMPANIONS)) + footHeight];
    return wanted.find((height) => run.fitsNext(nextHeadHeight + height)) ?? ownHeight(index);
  };
  /**
   * Room for a row: near the end, room for everything that must stay with it; before that, for the sums carried forward below it.
   */
  const neededBy = (index: number): number => {
    if (!isNearEnd(index)) return ownHeight(index);
    const isLast = index === rows.length - 1;
    return Math.max(wantedWith(index), heightOf([rows[index] ?? null]) + (isLast ? 0 : footHeight));
  };
  run.turnFor(headHeight + Math.max(wantedWith(0), neededBy(0)));
  if (head) run.place(head);
  for (const [index, row] of rows.entries()) {
    if (index > 0 && !run.fits(neededBy(index))) {
      const carried = carry?.after(index);
      for (const block of carried?.foot ?? []) run.place(block);
      run.turn();
      if (head) run.place(head);
      for (const block of carried?.head ?? []) run.place(block);
    }
    run.place(row);
  }
  if (sums) {
    run.turnFor(sums.height);
    run.place(sums);
  }
}

export function paginate<Canvas>({ sections, tail, foot }: Flow<Canvas>, frame: Frame): Pages<Canvas> {
  const run = new Run<Canvas>(frame);
  const tailHeight = heightOf([...tail, foot]);
  for (const [index, section] of sections.entries()) {
    placeSection(run, section, index === sections.length - 1 ? tailHeight : 0);
  }
  run.turnFor(tailHeight);
  for (const block of tail) {
    run.turnFor(block.height);
    run.place(block);
  }
  if (!foot) return run.pages;
  run.turnFor(foot.height);
  run.placeAtBottom(foot);
  return run.pages;
}
