/** Reads what a driver proposes for the settings of a book. */

import { unsafeKeys } from '@ledgerline/contract';
import type { Proposal, ProposedChoice } from '../driver.ts';

const CHOICES_MAX = 2_000;
const FIELDS_MAX = 200;
const TEXT_LENGTH_MAX = 300;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const safeEntries = (value: Json): readonly (readonly [string, unknown])[] =>
  Object.entries(value)
    .filter(([name]) => !(unsafeKeys as readonly string[]).includes(name))
    .slice(0, FIELDS_MAX);

/** The response to propose; null when it has no settings. What does not fit is left out. */
export function readProposal({ settings, choices, warnings }: Json): Proposal | null {
  if (!isObject(settings)) return null;
  return {
    settings: Object.fromEntries(safeEntries(settings)),
    choices: Object.fromEntries(safeEntries(isObject(choices) ? choices : {}).map(([name, list]) => [name, readChoices(list)])),
    warnings: (Array.isArray(warnings) ? warnings : []).map((each) => String(each).slice(0, TEXT_LENGTH_MAX)),
  };
}

const readChoices = (list: unknown): readonly ProposedChoice[] =>
  (Array.isArray(list) ? list : []).slice(0, CHOICES_MAX).flatMap((each: unknown) => {
    if (!isObject(each) || typeof each.value !== 'string') return [];
    const label = typeof each.label === 'string' ? each.label : each.value;
    return [{ value: each.value.slice(0, TEXT_LENGTH_MAX), label: label.slice(0, TEXT_LENGTH_MAX) }];
  });
