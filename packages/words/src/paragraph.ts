/** Sentences that follow each other in one paragraph, in any language. */

export type Missing = false | null | undefined;

/** Full-width punctuation contains the space that follows it. */
const FULL_WIDTH_END = /[。！？；：）](?:<\/[a-z]+>)*$/;

/** The writing of the sentence before decides, because one that is stored in English can be next to a Chinese one. */
export const spaceAfter = (before: string): string => (before === '' || FULL_WIDTH_END.test(before) ? '' : ' ');

/** What is empty or missing is left out. */
export const paragraph = (sentences: readonly (string | Missing)[]): string =>
  sentences.reduce<string>((before, next) => (next ? `${before}${spaceAfter(before)}${next}` : before), '');
