/**
 * The answers that pages of this node showed last, opened. To open and read a large answer takes longer than to make a page of it, and
 * people look at the same ones again and again. Found by their sealed text, so that whoever has that has read the store.
 */

/** Characters of sealed texts; opened they take some times as much. */
const CHARACTERS_MAX = 8_000_000;

export class OpenedAnswers<Opened> {
  /** Those that were used longest ago come first. */
  readonly #opened = new Map<string, Opened>();
  #characters = 0;

  of(sealed: string, open: () => Opened): Opened {
    const known = this.#opened.get(sealed);
    const opened = known ?? open();
    if (this.#opened.delete(sealed)) this.#characters -= sealed.length;
    this.#opened.set(sealed, opened);
    this.#characters += sealed.length;
    for (const [oldest] of this.#opened) {
      if (this.#characters <= CHARACTERS_MAX) break;
      this.#opened.delete(oldest);
      this.#characters -= oldest.length;
    }
    return opened;
  }
}
