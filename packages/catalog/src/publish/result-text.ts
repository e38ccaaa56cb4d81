/** What the result of a command type contains, in a sentence: derived from its verb and from the shapes of its result. */

import type { Recipe } from '../build.ts';
import { capitalised } from '../declaration/family.ts';
import type { Verb } from '../declaration/task.ts';
import { resultsOf } from '../results/result-of.ts';

type Said = (text: string, title: string) => string;

/** Shapes that several command types share say only `Documents` or `Lines`; the title says which. */
const named: Said = (text, title) => {
  const [, things = ''] = /^(?:List|Read) (.+)$/.exec(title) ?? [];
  return things === '' ? text : text.replace(/^(?:(?:Stock )?[Dd]ocuments|Lines|Payment rows)(?=, )/, capitalised(things));
};

/** A document has one shape, whatever was done to it. */
const afterwards =
  (how: string): Said =>
  (text) =>
    text.replace(/^(The .+) as saved\.$/, `$1 ${how}`);

const SAID: Partial<Readonly<Record<Verb, Said>>> = {
  list: named,
  read: named,
  cancel: afterwards('after it was cancelled.'),
  void: afterwards('after it was voided.'),
  delete: afterwards('that was deleted.'),
  transfer: afterwards('that the transfer created.'),
};

export function resultText({ commandType, verb, title }: Pick<Recipe, 'commandType' | 'verb' | 'title'>): string {
  const texts = resultsOf(commandType).map(({ text }) => SAID[verb]?.(text, title) ?? text);
  return [...new Set(texts)]
    .map((text) => text.replace(/\.$/, ''))
    .join(', or ')
    .replace(/, or The /g, ', or the ')
    .concat('.');
}
