/** check(type, payload): the canonical payload, or every problem of it at once. Decides what needs no account book; queues and stores nothing. */

import { schemaPaths, type Warning } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { detail, type Fault, type WordedDetail } from '@ledgerline/words/problem/detail';
import { payloadSays } from '@ledgerline/words/problem/payload';
import { thePayload, wordFault } from '@ledgerline/words/problem/value-fault';
import type { Recipe } from '../build.ts';
import { findRecipe, recipes } from '../catalog.ts';
import type { Json, Member, Payload, Rule, Shape } from '../declaration/declaration.ts';
import { BULK_ROW } from '../declaration/fields.ts';
import { memberOf } from '../declaration/shape.ts';
import { type Ignored, ignoredWarning } from '../names/ignored-name.ts';
import { FIELD_SYNONYMS } from '../names/synonyms.ts';
import { closest, closestFew } from '../spelling/suggest.ts';
import { canonicalOf, isObject, type ShapeOfRow } from './canonical.ts';
import { asSent, explain } from './explain.ts';
import { ProblemList } from './problem-list.ts';
import { unappliedPayments } from './unapplied-payment.ts';
import { findErrors, isValid } from './validator.ts';

export interface Accepted {
  readonly ok: true;
  /** The payload under canonical names, with unknown fields as they were sent. This is what is stored, and a second check does not change it. */
  readonly payload: Payload;
  /** The payload without unknown fields, which an account book executes. */
  readonly known: Payload;
  /** Warnings: one for each name that the command does not know, and for payments that are not applied. The path is a JSON pointer into the payload. */
  readonly warnings: readonly Warning[];
}

export interface Refused {
  readonly ok: false;
  readonly code: 'unknown_command_type' | 'invalid_payload';
  /** The message in English. */
  readonly message: string;
  readonly sentence: Sentence;
  /** The first problems, up to `limits.detailsMax`. */
  readonly problems: readonly WordedDetail[];
  /** How many there are in all. */
  readonly problemsTotal: number;
}

export function check(type: string, payload: unknown): Accepted | Refused {
  const recipe = findRecipe(type);
  if (!recipe) return unknownType(type);
  const sent = payload === undefined ? {} : (payload as Json);
  if (!isObject(sent)) {
    const problems = new ProblemList();
    const fault = { name: thePayload(), keyword: 'type', params: { type: 'object' }, value: sent };
    problems.add('', () => wordFault(fault));
    return refused(type, problems);
  }
  const checked = checkShape(recipe.shape, sent, type);
  const unpreviewed = unpreviewable(recipe, checked.payload);
  if (unpreviewed) checked.problems.add(`/${unpreviewed.name}`, () => unpreviewed.fault);
  if (!checked.problems.isEmpty) return refused(type, checked.problems);
  const isKnown = checked.ignored.length === 0;
  const unapplied = unappliedPayments(recipe, checked.payload);
  return {
    ok: true,
    payload: checked.payload,
    known: isKnown ? checked.payload : knownOf(recipe.shape, checked.payload),
    warnings: isKnown ? unapplied : [...checked.ignored.map(ignoredWarning), ...unapplied],
  };
}

const PREVIEW_NAMES: readonly string[] = ['validateOnly', ...(FIELD_SYNONYMS.validateOnly ?? [])];

interface Unpreviewed {
  readonly name: string;
  readonly fault: Fault;
}

/** A caller that asks for a preview does not want to save, so this unknown field is never ignored. */
function unpreviewable({ commandType, mode, shape, preview }: Recipe, payload: Payload): Unpreviewed | null {
  if (mode === 'read' || 'validateOnly' in shape.members) return null;
  const name = PREVIEW_NAMES.find((word) => payload[word] === true);
  if (name === undefined) return null;
  const sentence =
    preview === undefined ? payloadSays.alwaysSaves(commandType, name) : payloadSays.savesUsePreview(commandType, name, preview);
  return { name, fault: { code: 'unknown_member', sentence } };
}

/** A payload without unknown fields. */
function knownOf(shape: Shape, payload: Payload): Payload {
  const known: Record<string, Json> = {};
  for (const [name, value] of Object.entries(payload)) {
    const member = memberOf(shape, name);
    if (member !== undefined) known[name] = knownIn(member, value, payload);
  }
  return known;
}

function knownIn(member: Member, value: Json, payload: Payload): Json {
  if (member.kind === 'part' && isObject(value)) return knownOf(member.of, value);
  if ((member.kind !== 'rows' && member.kind !== 'command-rows') || !Array.isArray(value)) return value;
  return value.map((row: Json) => {
    const shape = member.kind === 'rows' ? member.of : shapeOfRow(row, payload);
    return shape && isObject(row) ? knownOf(shape, row) : row;
  });
}

/** Says only what is wrong. The cloud adds that nothing was queued; the book changes nothing. */
function refused(type: string, { listed, total }: ProblemList): Refused {
  const [first] = listed;
  const sentence = total === 1 && first ? first.wording : summaryOf(type, total, listed.length);
  return { ok: false, code: 'invalid_payload', message: String(sentence), sentence, problems: listed, problemsTotal: total };
}

const summaryOf = (type: string, total: number, listed: number): Sentence =>
  total > listed ? payloadSays.manyProblems(type, total, listed) : payloadSays.problems(type, total);

function unknownType(type: string): Refused {
  const near = closestFew(type, commandTypes(), 3);
  const sent = JSON.stringify(type.slice(0, 160));
  const sentence = near.length > 0 ? payloadSays.misspeltType(sent, near) : payloadSays.unknownType(sent, schemaPaths.modules);
  const problems = [detail('/type', 'unknown_type', sentence)];
  return { ok: false, code: 'unknown_command_type', message: String(sentence), sentence, problems, problemsTotal: 1 };
}

function* commandTypes(): Iterable<string> {
  for (const recipe of recipes()) yield recipe.commandType;
}

interface Checked {
  readonly payload: Payload;
  readonly problems: ProblemList;
  readonly ignored: readonly Ignored[];
}

/** Reports one problem for each place: its name, then its value, then what the rules say about it. */
function checkShape(shape: Shape, sent: Payload, type: string): Checked {
  const canonical = canonicalOf(shape, sent, shapeOfRow, type);
  const { payload, origins, ignored } = canonical;
  const problems = new ProblemList();
  const place = (pointer: string): string => asSent(pointer, origins);
  problems.addAll(canonical.problems, (path) => path);
  if (!isValid(shape, payload)) findErrors(shape, payload, '', (faults) => explain(faults, problems, place));
  findBrokenRules(shape, payload, '', (path, sentence) => problems.add(place(path), () => ({ code: 'rule', sentence })));
  checkCommandRows(shape, payload, type, problems, place);
  return { payload, problems, ignored };
}

/** The parts of a shape that are checked after its values; calculated once. */
interface Inspection {
  readonly rules: readonly Rule[];
  /** Nested objects that have rules. */
  readonly nested: readonly { readonly name: string; readonly of: Shape; readonly max?: number }[];
  /** Members whose rows name their own command. */
  readonly commandRows: readonly { readonly name: string; readonly max: number }[];
}

const inspections = new WeakMap<Shape, Inspection>();

function inspectionOf(shape: Shape): Inspection {
  const known = inspections.get(shape);
  if (known) return known;
  const members = Object.entries(shape.members);
  const made: Inspection = {
    rules: shape.rules.filter((rule) => rule.decidedBy === 'cloud'),
    nested: members.flatMap(([name, member]) =>
      (member.kind === 'rows' || member.kind === 'part') && hasRules(member.of)
        ? [{ name, of: member.of, ...(member.kind === 'rows' && { max: member.max }) }]
        : [],
    ),
    commandRows: members.flatMap(([name, member]) => (member.kind === 'command-rows' ? [{ name, max: member.max }] : [])),
  };
  inspections.set(shape, made);
  return made;
}

const hasRules = (shape: Shape): boolean => inspectionOf(shape).rules.length > 0 || inspectionOf(shape).nested.length > 0;

function findBrokenRules(shape: Shape, payload: Payload, path: string, found: (path: string, sentence: Sentence) => void): void {
  const { rules, nested } = inspectionOf(shape);
  for (const rule of rules) {
    for (const finding of rule.check(payload)) {
      const sentence = finding.sentence ?? rule.sentence;
      if (sentence !== null) found(path + finding.path, sentence);
    }
  }
  for (const { name, of, max } of nested) {
    const value = payload[name];
    if (isObject(value)) findBrokenRules(of, value, `${path}/${name}`, found);
    if (!Array.isArray(value)) continue;
    value.slice(0, max).forEach((row: Json, index) => {
      if (isObject(row)) findBrokenRules(of, row, `${path}/${name}/${index}`, found);
    });
  }
}

/** The create command that a row of bulk-create names, itself or through the call; the row may carry its own names too. */
const shapeOfRow: ShapeOfRow = (row, payload) => {
  const type = isObject(row) && typeof row.commandType === 'string' ? row.commandType : payload.commandType;
  const recipe = typeof type === 'string' ? findRecipe(type) : undefined;
  return recipe?.isRepeatable ? bulkRowOf(recipe.shape) : undefined;
};

const bulkRows = new WeakMap<Shape, Shape>();

function bulkRowOf(shape: Shape): Shape {
  const known = bulkRows.get(shape);
  if (known) return known;
  const made = { ...shape, name: `${shape.name}.bulk-row`, members: { ...BULK_ROW, ...shape.members } };
  bulkRows.set(shape, made);
  return made;
}

/** Rows of bulk-create are checked as the payloads they are. */
function checkCommandRows(
  shape: Shape,
  payload: Payload,
  type: string,
  problems: ProblemList,
  place: (pointer: string) => string,
): void {
  for (const { name, max } of inspectionOf(shape).commandRows) {
    const rows = payload[name];
    if (!Array.isArray(rows)) continue;
    rows.slice(0, max).forEach((row: Json, index) => {
      if (!isObject(row)) return;
      const at = `/${name}/${index}`;
      const rowShape = shapeOfRow(row, payload);
      if (!rowShape) problems.add(place(`${at}/commandType`), () => unknownRowType(row, payload));
      else problems.addAll(checkShape(rowShape, row, type).problems, (path) => place(at + path));
    });
  }
}

function unknownRowType(row: Payload, payload: Payload): Fault {
  const type = String(row.commandType ?? payload.commandType ?? '');
  const meant = closest(
    type,
    recipes().flatMap(({ commandType, isRepeatable }) => (isRepeatable ? [commandType] : [])),
  );
  const sentence = meant === undefined ? payloadSays.rowNeedsType() : payloadSays.rowNeedsTypeMeant(meant);
  return { code: type === '' ? 'required' : 'unknown_type', sentence };
}
