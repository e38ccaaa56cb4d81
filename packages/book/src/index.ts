/** The public face of the embedded account book. */

export type { ProducedFile, TakeFile } from './artifact.ts';
export { Book, type BookOptions, type SeedRecord } from './book.ts';
export { type Clock, fixedClock, systemClock } from './clock.ts';
export type { Result } from './outcome.ts';
export { PROBLEM_CODES, type ProblemCode } from './problem.ts';
export { openBook } from './sqlite/open.ts';
export { buildTemplate, openTemplate, type TemplateName } from './sqlite/template-file.ts';
export { type Filled, fillBlank, fillSample } from './template.ts';
