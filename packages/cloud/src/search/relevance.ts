/** How well a command matches the meaning of a query. Knows neither the text of commands nor the index. */

import { findRecipe, type ModuleId, type Recipe, type ReportTemplate, type Verb } from '@ledgerline/catalog';
import { type Spoken, spokenIn } from './phrasebook.ts';
import { ontology, termsOf } from './recipe-terms.ts';
import type { Asked } from './search-token.ts';

export interface Meaning {
  /** The commands that are meant, in no order. */
  readonly types: ReadonlySet<string>;
  /** How much of the query the best match covers, from 0 to 1. */
  readonly share: number;
  readonly relevanceOf: (type: string) => number;
  /** The words of the task that leads to it. */
  readonly phraseOf: (type: string) => string | null;
  /** The reports that are named, with how well. */
  readonly reports: readonly MeantReport[];
}

export interface MeantReport {
  readonly template: ReportTemplate;
  readonly score: number;
  readonly phrase: string;
}

/** The weight of a whole query that names the entity, another entity of the command, the work, or a task. */
const WEIGHT = { entity: 2, other: 1.2, verb: 1.5, akin: 0.9, task: 3, report: 5.5 } as const;
/** How much an entity counts for a command that is not called after it: what is open at suppliers, against suppliers. */
const UNNAMED = 0.7;
/** How much a command loses when the query asks for other work, and how much its task still counts. */
const OTHER_WORK = { loss: 0.8, task: 0.5 } as const;
/** How much a command that reads gains when the query is a question. */
const QUESTION = 0.6;
const FINDS_OUT: ReadonlySet<Verb> = new Set(['list', 'read', 'get', 'print', 'export']);
/** Work that people say the same words for. */
const ALIKE: ReadonlyMap<Verb, readonly Verb[]> = new Map(
  (
    [
      ['list', 'read', 'get', 'export'],
      ['void', 'cancel', 'delete'],
      ['update', 'change'],
    ] as const
  ).flatMap((verbs) => verbs.map((verb) => [verb, verbs] as const)),
);
/** How much a command of the other ledger loses when the query names customers, or suppliers. */
const OTHER_SIDE = 0.8;
const SIDE: Readonly<Partial<Record<ModuleId, Spoken['side']>>> = {
  sales: 'customer',
  ar: 'customer',
  purchase: 'supplier',
  ap: 'supplier',
};
/** A report has no text that is searched and no usual work, which commands have. */
const REPORT_USUAL = 0.5;
/** The second and third command of a task, against the first. */
const PLACE = [1, 0.92, 0.84] as const;

interface Match {
  readonly score: number;
  readonly share: number;
  readonly phrase: string | null;
}

export function meaningOf(asked: Asked): Meaning {
  const spoken = spokenIn(asked);
  const matches = new Map<string, Match>();
  const asks = asked.isQuestion ? QUESTION : 0;
  for (const type of candidatesOf(spoken)) matches.set(type, matchOf(type, spoken, asks));
  const share = Math.max(0, ...[...matches.values()].map((match) => match.share));
  const types = new Set([...matches].filter(([, match]) => match.share >= share * SHARE_MIN).map(([type]) => type));
  return {
    types,
    share,
    relevanceOf: (type) => matches.get(type)?.score ?? verbScore(type, spoken),
    phraseOf: (type) => matches.get(type)?.phrase ?? null,
    reports: [...spoken.reports].map(([template, { cover, phrase }]) => ({
      template,
      score: WEIGHT.report * spoken.share(cover) + asks + REPORT_USUAL,
      phrase,
    })),
  };
}

/** Matches below this share of the best match are left to the text search. */
const SHARE_MIN = 0.6;

/** Commands of the entities and tasks; work alone selects none. */
function candidatesOf({ entities, tasks }: Spoken): ReadonlySet<string> {
  const known = ontology();
  return new Set([
    ...known.tasks.filter(({ id }) => tasks.has(id)).flatMap(({ commands }) => commands),
    ...known.entities.filter(({ id }) => entities.has(id)).flatMap(({ reads, writes }) => [...reads, ...writes]),
  ]);
}

function matchOf(type: string, spoken: Spoken, asks: number): Match {
  const { share } = spoken;
  const recipe = findRecipe(type);
  if (!recipe) throw new Error(`${type} is no command.`);
  const { entity, entities, verb } = termsOf(recipe);
  const own = spoken.entities.get(entity.id) ?? 0;
  const work = spoken.verbs.get(verb) ?? 0;
  const alike = ALIKE.get(verb) ?? [verb];
  const akin = alike.reduce((cover, other) => cover | (spoken.verbs.get(other) ?? 0), 0) & ~work;
  const others = entities.reduce((cover, { id }) => cover | (spoken.entities.get(id) ?? 0), 0);
  const task = bestTask(recipe, spoken);
  const said =
    WEIGHT.entity * (type.includes(entity.id) ? 1 : UNNAMED) * share(own) +
    WEIGHT.other * share(others & ~own) +
    WEIGHT.verb * share(work) +
    WEIGHT.akin * share(akin);
  const spokenFor = own | work | akin | others | task.cover;
  const isOtherWork = work === 0 && [...spoken.verbs].some(([other, cover]) => other !== 'create' && cover & ~spokenFor);
  const answers = FINDS_OUT.has(verb) ? asks : 0;
  const isOtherSide = spoken.side !== null && SIDE[recipe.module] !== undefined && SIDE[recipe.module] !== spoken.side;
  const score =
    said + answers - (isOtherSide ? OTHER_SIDE : 0) + (isOtherWork ? task.score * OTHER_WORK.task - OTHER_WORK.loss : task.score);
  return { score, share: share(spokenFor), phrase: task.phrase };
}

interface TaskMatch {
  readonly score: number;
  readonly cover: number;
  readonly phrase: string | null;
}

function bestTask(recipe: Recipe, { tasks, share }: Spoken): TaskMatch {
  let best: TaskMatch = { score: 0, cover: 0, phrase: null };
  for (const { id, commands } of termsOf(recipe).tasks) {
    const found = tasks.get(id);
    if (!found) continue;
    const score = WEIGHT.task * share(found.cover) * (PLACE[commands.indexOf(recipe.commandType)] ?? 0);
    if (score > best.score) best = { score, cover: found.cover, phrase: found.phrase };
  }
  return best;
}

function verbScore(type: string, { verbs, share }: Spoken): number {
  const recipe = findRecipe(type);
  return recipe ? WEIGHT.verb * share(verbs.get(termsOf(recipe).verb) ?? 0) : 0;
}
