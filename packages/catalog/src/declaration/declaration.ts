/** The vocabulary of the declarations: fields, shapes, rules, families, commands, modules. Types only. */

import type { ValueSchema } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import type { DocType } from './doc-type.ts';
import type { Family } from './family.ts';
import type { Task, Verb } from './task.ts';

/** What a caller may do with a field of an existing document. */
export type FieldRole = 'editable' | 'selector' | 'calculated' | 'system' | 'lifecycle';

/** Whether changing a field touches amounts, stock or settlement (then the protection ladder applies) or only what is printed. */
export type FieldImpact = 'cosmetic' | 'financial';

/**
 * What a text of a document is evidence of. `content`: who dealt in what, as shown on an e-invoice. `reference`: the words and
 * numbers it is known and found by. `terms`: when it must be paid. `none`: a note for those who work with it. Locks protect the
 * first three by degrees.
 */
export type Evidence = 'content' | 'reference' | 'terms' | 'none';

export type Mode = 'read' | 'write';
export type Operation = 'Read' | 'Validate' | 'Create' | 'Edit' | 'Void' | 'Delete';
export type GroupedAction = 'list' | 'get' | 'validate' | 'create' | 'edit' | 'cancel' | 'void' | 'delete';
export type ModuleId =
  | 'sales'
  | 'purchase'
  | 'ar'
  | 'ap'
  | 'stock'
  | 'gl'
  | 'gl-cash-book'
  | 'bank-reconciliation'
  | 'reports'
  | 'master-data'
  | 'e-invoice'
  | 'bulk-tools'
  | 'tax'
  | 'general-maintenance';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Payload = { readonly [name: string]: Json };

export interface Field {
  readonly kind: 'field';
  readonly schema: ValueSchema;
  /** One sentence: what the field means. */
  readonly text: string;
  readonly aliases: readonly string[];
  /** The name in the desktop package's SDK; the capitalised name when not given. */
  readonly native: string | undefined;
  readonly role: FieldRole;
  readonly effect: FieldImpact;
  /** Whether an update may clear it although amounts or stock follow it; a cosmetic text may always be cleared. */
  readonly isClearable: boolean;
  readonly evidence: Evidence;
}

/** An array of objects. */
export interface Rows {
  readonly kind: 'rows';
  readonly of: Shape;
  readonly text: string;
  readonly aliases: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** An array whose rows are payloads of a create command that each row, or the call, names itself. */
export interface CommandRows {
  readonly kind: 'command-rows';
  readonly text: string;
  readonly aliases: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** A nested object. */
export interface Part {
  readonly kind: 'part';
  readonly of: Shape;
  readonly text: string;
  readonly aliases: readonly string[];
}

/** A container (`Master`, `Options`) with the same fields under their SDK names. */
export interface NativeContainer {
  readonly kind: 'native';
  readonly text: string;
  readonly aliases: readonly string[];
  /** SDK name -> canonical member name. */
  readonly names: Readonly<Record<string, string>>;
  /** The fields behind those names, for their schemas. */
  readonly fields: Readonly<Record<string, Field>>;
  /** `nativeFields` wraps its names once more: `{ Master: { … } }`. */
  readonly wrapper: string | undefined;
}

export type Member = Field | Rows | CommandRows | Part | NativeContainer;
export type Members = Readonly<Record<string, Member>>;

export interface Shape {
  /** Unique among different shapes; names the component in OpenAPI. */
  readonly name: string;
  readonly members: Members;
  readonly required: readonly string[];
  /** A strict shape rejects unknown fields; the others ignore them. */
  readonly isStrict: boolean;
  readonly rules: readonly Rule[];
}

export interface Finding {
  /** JSON pointer into the canonical payload. */
  readonly path: string;
  /** What is wrong here, where the rule's own sentence is not enough. */
  readonly sentence?: Sentence;
}

/** A rule that involves several fields. The docs, the schema endpoint and the error show its sentence. */
export interface Rule {
  readonly id: string;
  /** The sentence in English, as the docs and the schema show it. */
  readonly text: string;
  /** Where the rule is checked: `cloud` before queueing, `connector` with the account book available. */
  readonly decidedBy: 'cloud' | 'connector';
  readonly check: (payload: Payload) => readonly Finding[];
  /** The sentence of a broken rule; null for a rule that the account book checks and words. */
  readonly sentence: Sentence | null;
}

/** A document or record of the sample company that examples use. */
export interface Sample {
  /** Its number or code, e.g. IV-000001. */
  readonly code: string;
  readonly commandType: string;
  readonly payload: Payload;
  /** YYYY-MM-DD: its day among the documents, where the payload carries no docDate. */
  readonly happensOn?: string;
}

export interface Example {
  readonly title: string;
  readonly payload: Payload;
}

/** One command type, as declared; build.ts freezes it into a recipe. */
export interface CommandDeclaration {
  readonly commandType: string;
  readonly operation: Operation;
  readonly verb: Verb;
  readonly task: Task;
  /** The types of the documents that it creates, selects or lists as its family does; none for every other command. */
  readonly docTypes: readonly DocType[];
  readonly mode: Mode;
  /** The document or record it deals with, e.g. sales-invoice. */
  readonly document: string;
  readonly displayGroup: string;
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly aiInstructions: string;
  readonly shape: Shape;
  /** The family that it follows from; undefined for a command declared by itself. */
  readonly family: Family | undefined;
  readonly examples: readonly Example[];
  /** Codes of the samples that the examples use. */
  readonly usesSamples: readonly string[];
  readonly grouped: { readonly document: string; readonly action: GroupedAction } | undefined;
  readonly native: NativePayload;
  /** True when a done command offers a file. */
  readonly hasArtifact: boolean;
  /** Whether bulk-create takes it for its rows. */
  readonly isRepeatable: boolean;
  /** The command that checks the same payload without saving. */
  readonly preview: string | undefined;
}

/** Names the desktop package's SDK knows, by container. */
export interface NativePayload {
  readonly master: readonly string[];
  readonly detail: readonly string[];
  readonly knockOff: readonly string[];
  readonly options: readonly string[];
}

export interface ModuleDeclaration {
  readonly id: ModuleId;
  readonly title: string;
  readonly summary: string;
  readonly commands: readonly CommandDeclaration[];
  readonly samples: readonly Sample[];
}
