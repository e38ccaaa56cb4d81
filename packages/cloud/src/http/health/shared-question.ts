/** Shares one question between several figures. Knows nothing about the question. */

/** All figures of one scrape come from one question to the store. */
export function sharedQuestion<Result>(question: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | null = null;
  return () => {
    asked ??= question().finally(() => {
      asked = null;
    });
    return asked;
  };
}
