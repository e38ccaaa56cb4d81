/**
 * How a write is previewed: which command returns what would be saved, and which reads the current state. Both save nothing. Found by the declaration of
 * a command, never by its name.
 */

import type { Recipe } from './build.ts';
import { findRecipe, recipes } from './catalog.ts';
import type { Payload } from './declaration/declaration.ts';
import { type DocType, isDocType } from './declaration/doc-type.ts';
import type { OwnCommand, RecordName, Task } from './declaration/task.ts';

/** A command that saves nothing. */
export interface Question {
  readonly type: string;
  readonly payload: Payload;
}

export interface PreviewPlan {
  /** Says what would be saved; null for a write that the book cannot try. */
  readonly trial: Question | null;
  /** Reads what is changed, withdrawn or transferred; null for new records and for those that cannot be read alone. */
  readonly before: Question | null;
}

export const previewPlan = (recipe: Recipe, payload: Payload): PreviewPlan => ({
  trial: trialOf(recipe, payload),
  before: beforeOf(recipe, payload),
});

function trialOf({ commandType, preview, shape }: Recipe, payload: Payload): Question | null {
  if (preview !== undefined) return { type: preview, payload };
  return 'validateOnly' in shape.members ? { type: commandType, payload: { ...payload, validateOnly: true } } : null;
}

type Look<Kind extends Task['kind']> = (recipe: Recipe, task: Extract<Task, { kind: Kind }>, payload: Payload) => Question | null;

/** Commands that read the state before a write of each kind. */
const looks: { readonly [Kind in Task['kind']]: Look<Kind> } = {
  document: (recipe, { operation }, payload) =>
    operation === 'create' ? null : selected(documentGetter(recipe.docTypes[0]), payload),
  record: (_recipe, { operation, record }, payload) => {
    if (operation === 'create') return null;
    const getter = recordGetters().get(record);
    return getter ? selected(getter, payload) : byCode(record, payload);
  },
  transfer: (_recipe, { from }, { fromDocNo }) => selected(documentGetter(from), { docNo: fromDocNo ?? null }),
  bulk: () => null,
  'change-code': () => null,
  own: ({ verb, document }, _task, payload) => {
    if (verb === 'create') return null;
    const docType = typeof payload.docType === 'string' && isDocType(payload.docType) ? payload.docType : undefined;
    return selected(thingGetters().get(document), payload) ?? selected(documentGetter(docType), payload);
  },
};

function beforeOf(recipe: Recipe, payload: Payload): Question | null {
  const look = looks[recipe.task.kind] as Look<Task['kind']>;
  return look(recipe, recipe.task, payload);
}

/** The getter with those fields of a payload that it takes; null if the payload does not name what it reads. */
function selected(getter: Recipe | undefined, payload: Payload): Question | null {
  if (!getter) return null;
  const { members, required } = getter.shape;
  const taken = Object.entries(payload).filter(([name, value]) => name in members && value !== null);
  const question = { type: getter.commandType, payload: Object.fromEntries(taken) };
  return taken.length > 0 && required.every((name) => name in question.payload) ? question : null;
}

/** Records that are read as a list alone, by their code. */
const LISTED: Partial<Record<RecordName, { readonly list: OwnCommand; readonly code: string }>> = {
  debtor: { list: 'read-debtors', code: 'debtorCode' },
  creditor: { list: 'read-creditors', code: 'creditorCode' },
  item: { list: 'read-items', code: 'itemCode' },
  location: { list: 'read-locations', code: 'location' },
};

function byCode(record: RecordName, payload: Payload): Question | null {
  const listed = LISTED[record];
  const code = listed && payload[listed.code];
  return listed && typeof code === 'string' && findRecipe(listed.list) ? { type: listed.list, payload: { code } } : null;
}

let things: ReadonlyMap<string, Recipe> | null = null;

/** Get commands by entity, for commands that belong to no family. */
function thingGetters(): ReadonlyMap<string, Recipe> {
  things ??= new Map(recipes().flatMap((recipe) => (recipe.verb === 'get' ? [[recipe.document, recipe] as const] : [])));
  return things;
}

let documents: ReadonlyMap<DocType, Recipe> | null = null;

function documentGetter(docType: DocType | undefined): Recipe | undefined {
  documents ??= new Map(
    recipes()
      .filter(({ task }) => task.kind === 'document' && task.operation === 'get')
      .flatMap((recipe) => recipe.docTypes.map((one) => [one, recipe] as const)),
  );
  return docType && documents.get(docType);
}

let records: ReadonlyMap<RecordName, Recipe> | null = null;

function recordGetters(): ReadonlyMap<RecordName, Recipe> {
  records ??= new Map(
    recipes().flatMap((recipe) =>
      recipe.task.kind === 'record' && recipe.task.operation === 'get' ? [[recipe.task.record, recipe] as const] : [],
    ),
  );
  return records;
}
