/**
 * Cache of the answers that pages of this node opened last, because opening a large answer takes longer than rendering its page.
 * The key is the sealed text, so a hit proves that the caller has read the store.
 */

/** The maximum number of characters of sealed texts; opened texts need several times as much memory. */
const CHARACTERS_MAX = 8_000_000;

export class OpenedAnswers<Opened> {
  /** Least recently used first. */
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
