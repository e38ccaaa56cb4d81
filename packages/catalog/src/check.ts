/** check(type, payload): the canonical payload, or every problem of it at once. Decides what needs no account book; queues and stores nothing. */

import type { ProblemDetail, Warning } from '@ledgerline/contract';
import type { Recipe } from './build.ts';
import { canonicalOf, isObject, type ShapeOfRow } from './canonical.ts';
import { findRecipe, recipes } from './catalog.ts';
import type { Json, Member, Payload, Rule, Shape } from './declaration.ts';
import { asSent, explain, kindOf } from './explain.ts';
import { BULK_ROW } from './fields.ts';
import { type Ignored, ignoredWarning } from './ignored-name.ts';
import { memberOf } from './shape.ts';
import { closest, closestFew } from './suggest.ts';
import { FIELD_SYNONYMS } from './synonyms.ts';
import { valueErrors } from './validator.ts';

export interface Accepted {
  readonly ok: true;
  /** Under canonical names, with what the command does not know as it was sent; what is stored, and what a second check leaves as it is. */
  readonly payload: Payload;
  /** The same without what the command does not know: what an account book executes. */
  readonly known: Payload;
  /** One for each name that the command does not know; its path is a JSON pointer into the payload as it was sent. */
  readonly warnings: readonly Warning[];
}

export interface Refused {
  readonly ok: false;
  readonly code: 'unknown_command_type' | 'invalid_payload';
  readonly message: string;
  readonly problems: readonly ProblemDetail[];
}

export function check(type: string, payload: unknown): Accepted | Refused {
  const recipe = findRecipe(type);
  if (!recipe) return unknownType(type);
  const sent = payload === undefined ? {} : (payload as Json);
  if (!isObject(sent)) {
    return refused(type, [{ path: '', code: 'type', message: `The payload must be a JSON object, not ${kindOf(sent)}.` }]);
  }
  const checked = checkShape(recipe.shape, sent);
  const problems = [...checked.problems, ...unpreviewable(recipe, checked.payload)];
  if (problems.length > 0) return refused(type, problems);
  const isKnown = checked.ignored.length === 0;
  return {
    ok: true,
    payload: checked.payload,
    known: isKnown ? checked.payload : knownOf(recipe.shape, checked.payload),
    warnings: isKnown ? NO_WARNINGS : checked.ignored.map(ignoredWarning),
  };
}

const NO_WARNINGS: readonly Warning[] = [];

const PREVIEW_NAMES: readonly string[] = ['validateOnly', ...(FIELD_SYNONYMS.validateOnly ?? [])];

/** Who asks for a preview does not want to save: of all that is unknown, this is never ignored. */
function unpreviewable({ commandType, mode, shape, preview }: Recipe, payload: Payload): readonly ProblemDetail[] {
  if (mode === 'read' || 'validateOnly' in shape.members) return [];
  const name = PREVIEW_NAMES.find((word) => payload[word] === true);
  if (name === undefined) return [];
  const instead = preview === undefined ? ' Leave it out to save.' : ` Send ${preview} to check it without saving.`;
  const message = `${commandType} always saves, so it does not take ${name}.${instead}`;
  return [{ path: `/${name}`, code: 'unknown_member', message }];
}

/** A payload without the members that its shape, or the shape of a row, does not know. */
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

/** Says what is wrong and not what follows from it: the cloud queues nothing then, the book changes nothing. */
function refused(type: string, problems: readonly ProblemDetail[]): Refused {
  const [first] = problems;
  const message =
    problems.length === 1 && first ? first.message : `The payload of ${type} has ${problems.length} problems, listed in details.`;
  return { ok: false, code: 'invalid_payload', message, problems };
}

function unknownType(type: string): Refused {
  const near = closestFew(type, commandTypes(), 3);
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'GET /v1/schema/modules lists what there is.';
  const message = `There is no command type ${JSON.stringify(type.slice(0, 160))}. ${hint}`;
  return { ok: false, code: 'unknown_command_type', message, problems: [{ path: '/type', code: 'unknown_type', message }] };
}

function* commandTypes(): Iterable<string> {
  for (const recipe of recipes()) yield recipe.commandType;
}

interface Checked {
  readonly payload: Payload;
  readonly problems: readonly ProblemDetail[];
  readonly ignored: readonly Ignored[];
}

function checkShape(shape: Shape, sent: Payload): Checked {
  const canonical = canonicalOf(shape, sent, shapeOfRow);
  const { payload, origins, ignored } = canonical;
  const errors = valueErrors(shape, payload);
  const others = [...brokenRules(shape, payload, ''), ...commandRowProblems(shape, payload)];
  const problems = [
    ...canonical.problems,
    ...(errors.length === 0 ? [] : explain(shape, payload, errors, origins)),
    ...others.map((problem) => ({ ...problem, path: asSent(problem.path, origins) })),
  ];
  return { payload, problems: toldOnce(problems), ignored };
}

/** One problem a place: its name, then its value, then what the rules say of it. */
function toldOnce(problems: readonly ProblemDetail[]): readonly ProblemDetail[] {
  if (problems.length < 2) return problems;
  const byPath = new Map<string, ProblemDetail>();
  for (const problem of problems) {
    const known = byPath.get(problem.path);
    if (known === undefined) byPath.set(problem.path, problem);
    else if (known.code === 'rule' && problem.code === 'rule' && !known.message.includes(problem.message)) {
      byPath.set(problem.path, { ...known, message: `${known.message} ${problem.message}` });
    }
  }
  return [...byPath.values()];
}

/** What of a shape there is to look at after its values: worked out once. */
interface Inspection {
  readonly rules: readonly Rule[];
  /** Nested members that have rules of their own. */
  readonly nested: readonly { readonly name: string; readonly of: Shape }[];
  /** Members whose rows name their own command. */
  readonly commandRows: readonly string[];
}

const inspections = new WeakMap<Shape, Inspection>();

function inspectionOf(shape: Shape): Inspection {
  const known = inspections.get(shape);
  if (known) return known;
  const members = Object.entries(shape.members);
  const made: Inspection = {
    rules: shape.rules.filter((rule) => rule.decidedBy === 'cloud'),
    nested: members.flatMap(([name, member]) =>
      (member.kind === 'rows' || member.kind === 'part') && hasRules(member.of) ? [{ name, of: member.of }] : [],
    ),
    commandRows: members.flatMap(([name, member]) => (member.kind === 'command-rows' ? [name] : [])),
  };
  inspections.set(shape, made);
  return made;
}

const hasRules = (shape: Shape): boolean => inspectionOf(shape).rules.length > 0 || inspectionOf(shape).nested.length > 0;

function brokenRules(shape: Shape, payload: Payload, path: string): readonly ProblemDetail[] {
  const { rules, nested } = inspectionOf(shape);
  const problems: ProblemDetail[] = [];
  for (const rule of rules) {
    for (const finding of rule.check(payload)) {
      problems.push({ path: path + finding.path, code: 'rule', message: finding.message ?? rule.text });
    }
  }
  for (const { name, of } of nested) {
    const value = payload[name];
    if (isObject(value)) problems.push(...brokenRules(of, value, `${path}/${name}`));
    if (!Array.isArray(value)) continue;
    value.forEach((row: Json, index) => {
      if (isObject(row)) problems.push(...brokenRules(of, row, `${path}/${name}/${index}`));
    });
  }
  return problems;
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
function commandRowProblems(shape: Shape, payload: Payload): readonly ProblemDetail[] {
  return inspectionOf(shape).commandRows.flatMap((name) => {
    const rows = payload[name];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: Json, index) => (isObject(row) ? commandRow(row, payload, `/${name}/${index}`) : []));
  });
}

function commandRow(row: Payload, payload: Payload, path: string): readonly ProblemDetail[] {
  const shape = shapeOfRow(row, payload);
  if (!shape) {
    const type = String(row.commandType ?? payload.commandType ?? '');
    const meant = closest(
      type,
      recipes().flatMap(({ commandType, isRepeatable }) => (isRepeatable ? [commandType] : [])),
    );
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return [
      {
        path: `${path}/commandType`,
        code: type === '' ? 'required' : 'unknown_type',
        message: `Every row needs a create-* command type, its own or that of the call.${hint}`,
      },
    ];
  }
  return checkShape(shape, row).problems.map((problem) => ({ ...problem, path: path + problem.path }));
}
