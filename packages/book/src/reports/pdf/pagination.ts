/** Flows measured blocks over pages: heads repeat, rows stay whole, and no sum or total ever stands alone. Draws nothing. */

/** A strip of a page, measured, that is never broken. */
export interface PageBlock<Canvas> {
  readonly height: number;
  readonly draw: (canvas: Canvas, top: number) => void;
}

/** Rows under a head that is repeated on every page they reach, and the sums under them. */
export interface Section<Canvas> {
  readonly head: PageBlock<Canvas> | null;
  readonly rows: readonly PageBlock<Canvas>[];
  readonly sums: PageBlock<Canvas> | null;
}

export interface Flow<Canvas> {
  readonly sections: readonly Section<Canvas>[];
  /** Kept together, and with the last rows before it. */
  readonly tail: readonly PageBlock<Canvas>[];
  /** Stands at the bottom of the last page. */
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

/** So many rows go with the sums and totals when those move to the next page. */
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

  /** Whether so much would fit on a page of its own. */
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

/** Places rows so that the last of them share a page with their sums and with what follows, as far as a page can hold it. */
function placeSection<Canvas>(run: Run<Canvas>, { head, rows, sums }: Section<Canvas>, followHeight: number): void {
  const headHeight = heightOf([head]);
  const isNearEnd = (index: number): boolean => index >= rows.length - COMPANIONS;
  /** What should be on the page of this row: as much of what belongs to it as any page can hold. */
  const wantedWith = (index: number): number => {
    const rest = heightOf(rows.slice(index)) + heightOf([sums]);
    const wanted = isNearEnd(index) ? [rest + followHeight, rest] : [heightOf(rows.slice(index, index + COMPANIONS))];
    return wanted.find((height) => run.fitsNext(headHeight + height)) ?? heightOf([rows[index] ?? null]);
  };
  run.turnFor(headHeight + wantedWith(0));
  if (head) run.place(head);
  for (const [index, row] of rows.entries()) {
    if (index > 0 && !run.fits(isNearEnd(index) ? wantedWith(index) : row.height)) {
      run.turn();
      if (head) run.place(head);
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
