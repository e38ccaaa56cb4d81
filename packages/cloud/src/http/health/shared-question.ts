/** One question for several figures. Knows nothing of what is asked. */

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
