import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { check, findRecipe, recipes } from '@ledgerline/catalog';
import { bookCodes, detailCodes, type RefusalDetail } from '@ledgerline/contract';
import { everyRefusal } from '../../conformance/refusals/every-refusal.ts';
import { openKnownBook } from '../../conformance/refusals/known-book.ts';
import { isSaid, type Refusal } from '../../conformance/refusals/refusal.ts';
import { stateOf, sumsOf } from '../../conformance/state.ts';
import type { Result } from '../command/handler-result.ts';
import { LISTED_BY } from '../master-data/record-sentence.ts';

const { book, db, known, close } = openKnownBook();
after(close);

/** How many refusals pass between two looks at the sums of the tables. */
const LOOK_EVERY = 20;

type Reason = Pick<RefusalDetail, 'path' | 'code' | 'message'>;

interface Error {
  readonly code: string;
  readonly message: string;
  readonly details: readonly RefusalDetail[];
}

const refusals = everyRefusal(known);
let executed = 0;

function execute({ type, payload }: Refusal): Result {
  executed += 1;
  return book.execute(type, payload, `refusal-${executed}`);
}

/** Everything that was said, for what all sentences have in common. */
const sentences = new Set<string>();

function told({ code, path, says }: Refusal, details: readonly Reason[]): boolean {
  for (const { message } of details) sentences.add(message);
  return details.some((detail) => detail.code === code && detail.path === path && isSaid(says, detail.message));
}

/** Every problem has its place, a code of the closed list and a whole sentence. */
const isWhole = (codes: readonly string[], { path, code, message }: Reason): boolean =>
  /^(?:\/[^/]+)*$/.test(path) && codes.includes(code) && /^\S.*[.?]$/s.test(message);

/** Each problem is about another part of the payload; only what is wrong with the whole has no part. */
const isApart = (details: readonly Reason[]): boolean => {
  const told = details.map(({ path, message }) =>
    /\/(?:\d+|lines|payments|knockOffs|docNo)$/.test(path) ? `${path} ${message}` : path,
  );
  return new Set(told).size === told.length;
};
const WHOLE = ['INTERNAL_ERROR', 'PERMISSION_DENIED', 'GATEWAY_UNAVAILABLE', 'SETUP_INCOMPLETE', 'type'];
const hasPlaces = (details: readonly Reason[]): boolean => details.every(({ path, code }) => path !== '' || WHOLE.includes(code));

/** Problems in how a mistake is refused; empty when all is right. */
type Judge = (refusal: Refusal) => readonly string[];

const judgeError = (refusal: Refusal, { code, message, details }: Error): readonly string[] => [
  ...(code === details[0]?.code && message.startsWith(details[0].message) ? [] : ['the first problem does not speak for all']),
  ...(details.every((detail) => isWhole(bookCodes, detail)) ? [] : ['a problem lacks its place, code or sentence']),
  ...(told(refusal, details) ? [] : ['is told otherwise']),
  ...(isApart(details) ? [] : ['one part is told twice']),
  ...(hasPlaces(details) ? [] : ['a problem has no path']),
];

const JUDGES: Readonly<Record<Refusal['by'], Judge>> = {
  catalog: (refusal) => {
    const answer = check(refusal.type, refusal.payload);
    if (answer.ok) return ['the catalog takes it'];
    const { error } = execute(refusal) as unknown as { error: Error };
    return [
      ...(told(refusal, answer.problems) ? [] : ['is told otherwise']),
      ...(answer.problems.every((detail) => isWhole(detailCodes, detail)) ? [] : ['a problem lacks its place, code or sentence']),
      ...(error.code === 'INVALID_PAYLOAD' && told(refusal, error.details) ? [] : ['the book does not refuse it likewise']),
    ];
  },
  book: (refusal) => {
    if (!check(refusal.type, refusal.payload).ok) return ['the catalog refuses it already'];
    const { ok, saved, error } = execute(refusal);
    if (ok || saved !== false) return ['the book takes it'];
    return judgeError(refusal, error as Error);
  },
  row: (refusal) => {
    if (!check(refusal.type, refusal.payload).ok) return ['the catalog refuses it already'];
    const { ok, saved, results } = execute(refusal);
    if (ok || saved !== false) return ['the book takes it'];
    const [first, second] = results as readonly { error?: Error }[];
    return [
      ...(first?.error?.code === 'ROLLED_BACK' ? [] : ['the first row is not taken back']),
      ...(second?.error ? judgeError(refusal, second.error) : ['the second row is taken']),
    ];
  },
};

const shown = ({ type, mistake, code, path, says, payload }: Refusal): string =>
  `${type}, ${mistake}: wanted ${code} at "${path}", "${says}", for ${JSON.stringify(payload).slice(0, 300)}; got ${JSON.stringify(
    findRecipe(type) && book.execute(type, payload, 'shown').error,
  )}`;

test('every mistake is refused with the code and the sentence that its user needs, and changes nothing', () => {
  const [sums, state] = [sumsOf(db), stateOf(db)];
  const faults = refusals.flatMap((refusal, index) => {
    const wrong = JUDGES[refusal.by](refusal).map((fault) => `${fault}: ${shown(refusal)}`);
    if (index % LOOK_EVERY === 0 && sumsOf(db) !== sums)
      wrong.push(`one of the ${LOOK_EVERY} up to ${shown(refusal)} changed the book`);
    return wrong;
  });
  assert.deepEqual(faults, []);
  assert.equal(stateOf(db), state, 'a refusal changed the book');
});

test('for every command type at least one refusal is tried', (context) => {
  const types = recipes().map(({ commandType }) => commandType);
  const tried = new Set(refusals.map(({ type }) => type));
  const without = types.filter((type) => !tried.has(type));
  const byBook = new Set(refusals.flatMap(({ type, by }) => (by === 'catalog' ? [] : [type])));
  context.diagnostic(`refusals: ${types.length - without.length} of ${types.length} types`);
  context.diagnostic(`${refusals.length} mistakes; ${byBook.size} types have one that only the book can see`);
  assert.deepEqual(without, []);
});

test('a cursor of another read never breaks a read', () => {
  const foreign = [1, 2, 3, 4, 5].map((length) =>
    Buffer.from(JSON.stringify(new Array<string>(length).fill('HQ')), 'utf8').toString('base64url'),
  );
  for (const { commandType, shape } of recipes().filter(({ operation }) => operation === 'Read')) {
    if (!('cursor' in shape.members)) continue;
    for (const cursor of foreign) {
      executed += 1;
      const { ok, error } = book.execute(commandType, { cursor }, `refusal-${executed}`);
      assert.ok(ok || (error as Error).code === 'INVALID_VALUE', commandType);
    }
  }
});

/** As sentences name commands. */
const COMMAND = /\b(?:(?:list|read|get|create|update|void|change|transfer)-[a-z]+(?:-[a-z]+)*|einvoice(?:\.[a-z-]+)+)/g;

test('every sentence that mentions a command names an existing one', () => {
  const named = [...[...sentences].flatMap((sentence) => sentence.match(COMMAND) ?? []), ...Object.values(LISTED_BY)];
  assert.ok(named.length > Object.keys(LISTED_BY).length);
  assert.deepEqual(
    named.filter((commandType) => findRecipe(commandType) === undefined),
    [],
  );
});
