/** What every room of texts has in common: languages, readers, sentences. The rooms themselves are imported by their own paths. */

export * from './figures.ts';
export * from './language.ts';
export * from './per-language.ts';
export * from './sentence.ts';
