/** The account ontology: entities, their relations and their commands. Words and relations are declared in files next to it. */

import { commandStatuses, outcomes } from '@ledgerline/contract';
import type { Recipe } from '../../build.ts';
import { modules, recipes } from '../../catalog.ts';
import type { Json, ModuleId } from '../../declaration/declaration.ts';
import { DOCUMENT_NAMES } from '../../declaration/doc-type.ts';
import type { Verb } from '../../declaration/task.ts';
import { FIELD_SYNONYMS } from '../../names/synonyms.ts';
import { resultsOf } from '../../results/result-of.ts';
import { commandOfRow } from '../bulk-row.ts';
import { resultRules } from '../result-rules.ts';
import type { EntityKind, EntityTerms, Synonyms, TaskTerms } from './entity-terms.ts';
import { type Relation, relations } from './ontology-relations.ts';
import { entityTerms, moduleTerms, taskTerms, verbTerms } from './ontology-terms.ts';

/** The version of the machine-readable descriptions. */
export const descriptionVersion = '0.2.0';

export interface Entity {
  readonly id: string;
  readonly name: string;
  readonly kind: EntityKind;
  /** Where its own commands are; others, such as bulk and reports, may deal with it too. */
  readonly modules: readonly ModuleId[];
  readonly docType: string | null;
  readonly codeField: string | null;
  readonly statuses: readonly string[];
  readonly synonyms: Synonyms;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** What its commands return: names of schemas in the OpenAPI document and of resultDefinitions in the recipes. */
  readonly resultShapes: readonly string[];
}

export interface FlowStep {
  readonly from: string;
  readonly to: string;
  readonly commandType: string;
  /** next uses up what is outstanding; return gives it back; procure orders it and uses nothing up. */
  readonly kind: 'next' | 'return' | 'procure';
}

export interface Ontology {
  readonly ok: true;
  readonly name: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly howToUse: readonly string[];
  readonly languages: Readonly<Record<keyof Synonyms, string>>;
  readonly modules: readonly OntologyModule[];
  readonly verbs: readonly OntologyVerb[];
  readonly entities: readonly Entity[];
  readonly tasks: readonly TaskTerms[];
  readonly relations: readonly Relation[];
  readonly documentFlow: readonly FlowStep[];
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  /** Rules about names, signs, absence and units in every result. */
  readonly resultRules: typeof resultRules;
  /** Field of a payload -> other words for it, which are rejected with the name of the field. */
  readonly fieldSynonyms: Readonly<Record<string, readonly string[]>>;
}

interface OntologyModule {
  readonly moduleId: ModuleId;
  readonly title: string;
  readonly synonyms: Synonyms;
  readonly commandCount: number;
  readonly entities: readonly string[];
}

interface OntologyVerb {
  readonly verb: Verb;
  readonly synonyms: Synonyms;
  readonly commandCount: number;
}

/** Where the ontology is published, and where a reader finds the contract of a command type. */
export interface OntologyPlaces {
  readonly baseUrl: string;
  readonly contractEndpoint: string;
}

export function ontologyJson({ baseUrl, contractEndpoint }: OntologyPlaces): Ontology {
  const entities = entityTerms.map(entityOf);
  return {
    ok: true,
    name: 'acct-ontology',
    version: descriptionVersion,
    baseUrl,
    howToUse: howToUse(contractEndpoint),
    languages: { en: 'English', ms: 'Bahasa Melayu', zh: '简体中文' },
    modules: modules().map(({ id, title, commands }) => ({
      moduleId: id,
      title,
      synonyms: moduleTerms[id],
      commandCount: commands.length,
      entities: entities.filter((entity) => entity.modules.includes(id)).map((entity) => entity.id),
    })),
    verbs: verbs(),
    entities,
    tasks: taskTerms,
    relations,
    documentFlow: [...transferSteps(), ASSEMBLY],
    statuses: STATUSES,
    resultRules,
    fieldSynonyms: FIELD_SYNONYMS,
  };
}

function verbs(): readonly OntologyVerb[] {
  const used = recipes().map(({ verb }) => verb);
  return Object.entries(verbTerms).map(([verb, words]) => ({
    verb: verb as Verb,
    synonyms: words,
    commandCount: used.filter((other) => other === verb).length,
  }));
}

const howToUse = (contractEndpoint: string): readonly string[] => [
  'Match the user’s words with synonyms in any language. Prefer the longest match.',
  'Check the tasks first. Each lists its commands, the most usual one first.',
  'Match what the user wants to do with the synonyms of verbs. Most command types begin with their verb.',
  `Choose a command from reads or writes of the entity. Its schema is at ${contractEndpoint}.`,
  'Follow relations to find what must exist first. through is the field that refers to the other entity.',
  'Follow documentFlow to continue with a document. Never create it again by hand.',
  'Read results with resultShapes of the entity and resultRules.',
  'Use the field names of the schema. fieldSynonyms lists other words for them, which are rejected.',
  'There are three kinds of credit note and debit note: with stock (sales), without stock (AR) and from suppliers (AP). Ask if it is not clear.',
];

const STATUSES: Readonly<Record<string, readonly string[]>> = {
  command: commandStatuses,
  outcomeOfAFailedCommand: outcomes,
  document: ['Draft', 'Saved', 'Void'],
  record: ['active', 'inactive'],
  transfer: ['none', 'partial', 'full'],
  einvoice: ['Pending', 'Submitted', 'Valid', 'Invalid', 'Cancelled'],
  einvoiceDraft: ['Draft', 'Pending', 'Submitted', 'Valid', 'Invalid', 'Cancelled'],
  taxReturn: ['Draft', 'Committed'],
};

/** Entities whose life differs from that of their kind. */
const STATUSES_OF: Readonly<Record<string, readonly string[] | undefined>> = {
  einvoice: STATUSES.einvoice,
  'consolidated-einvoice': STATUSES.einvoiceDraft,
  'self-billed-einvoice': STATUSES.einvoiceDraft,
  'sst-processor': STATUSES.taxReturn,
  'gst-processor': STATUSES.taxReturn,
};

const STATUSES_OF_KIND: Readonly<Record<EntityKind, readonly string[]>> = {
  document: STATUSES.document ?? [],
  record: STATUSES.record ?? [],
  settings: [],
  activity: [],
};

function entityOf(terms: EntityTerms): Entity {
  const { id, kind, docType, codeField, synonyms } = terms;
  const commands = recipes().filter((recipe) => dealsWith(recipe, terms));
  const typesOf = (mode: Recipe['mode']): readonly string[] =>
    commands.filter((recipe) => recipe.mode === mode).map((recipe) => recipe.commandType);
  return {
    id,
    name: synonyms.en[0] ?? id,
    kind,
    modules: homesOf(terms, commands),
    docType: docType ?? null,
    codeField: codeField ?? null,
    statuses: STATUSES_OF[id] ?? STATUSES_OF_KIND[kind],
    synonyms,
    reads: typesOf('read'),
    writes: typesOf('write'),
    resultShapes: resultShapes(commands.filter(({ document }) => document === id)),
  };
}

const resultShapes = (commands: readonly Recipe[]): readonly string[] => [
  ...new Set(commands.flatMap(({ commandType }) => resultsOf(commandType).map(({ name }) => name))),
];

/** The modules that file commands under the entity; where none does, those of the commands it declares. */
function homesOf({ id, commands: declared }: EntityTerms, commands: readonly Recipe[]): readonly ModuleId[] {
  const filed = commands.filter((recipe) => recipe.document === id);
  const homes = filed.length > 0 ? filed : commands.filter((recipe) => declared.includes(recipe.commandType));
  return [...new Set(homes.map((recipe) => recipe.module))];
}

/** A command deals with the entity it is filed under, with those that declare it or whose type it takes, and with what it transfers, renames or repeats. */
function dealsWith(recipe: Recipe, { id, docType, commands }: EntityTerms): boolean {
  return (
    recipe.document === id ||
    commands.includes(recipe.commandType) ||
    (docType !== undefined && docTypesOf(recipe).includes(docType)) ||
    alsoAbout(recipe).includes(id)
  );
}

function docTypesOf({ shape }: Recipe): readonly Json[] {
  const { docType } = shape.members;
  return docType?.kind === 'field' ? (docType.schema.enum ?? []) : [];
}

function alsoAbout(recipe: Recipe): readonly string[] {
  const { task } = recipe;
  if (task.kind === 'transfer') return [DOCUMENT_NAMES[task.from], DOCUMENT_NAMES[task.to]];
  if (task.kind === 'change-code') return [task.code, `general-${task.code}`];
  const { rows } = recipe.shape.members;
  const single = rows?.kind === 'rows' ? commandOfRow(rows.of) : undefined;
  return single === undefined ? [] : [single.document, single.grouped?.document ?? single.document];
}

/** The one step that is a create: an assembly names the order it completes. */
const ASSEMBLY: FlowStep = {
  from: 'stock-assembly-order',
  to: 'stock-assembly',
  commandType: 'create-stock-assembly',
  kind: 'next',
};

/** Every step that a transfer makes, in display order. */
const transferSteps = (): readonly FlowStep[] =>
  recipes().flatMap(({ commandType, task }) =>
    task.kind === 'transfer'
      ? [{ from: DOCUMENT_NAMES[task.from], to: DOCUMENT_NAMES[task.to], commandType, kind: task.link }]
      : [],
  );
