/**
 * Runs the courier of a real book against the stand-in, with a virtual clock, random faults and deaths, until everything has settled.
 * Then book and stand-in are compared.
 */

import { requestOf } from '../../src/einvoice/courier/request.ts';
import { StandIn } from '../../src/einvoice/stand-in/stand-in.ts';
import type { Database, Errand, Reply } from '../../src/index.ts';
import { type Office, openOffice } from '../e-invoice-office.ts';
import type { Mutant } from './mutants.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LATE_MS = 9 * MINUTE;
const LAG_MS = 2 * MINUTE;
/** How long the machine stays off after a death. */
const NIGHTS_MS = [0, 12 * MINUTE, 130 * MINUTE, 300 * MINUTE, 5000 * MINUTE];
const STEPS_MAX = 2000;
/** Whoever waits longer only looks for requests of buyers. */
const LONGEST_WAIT_MS = 120 * MINUTE;

/** Repeatable chance. */
function chanceOf(seed: number): (count: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

export interface Outcome {
  readonly documents: number;
  readonly deaths: number;
  readonly submits: number;
  readonly searches: number;
  readonly batches: number;
  readonly validTwice: readonly string[];
  readonly apart: readonly string[];
  readonly neverArrived: number;
  readonly isSettled: boolean;
}

const UNKNOWN: Reply = { kind: 'unknown', message: 'No answer.' };

/** An office that sends to MyInvois, for many seeds. */
export function carriedOffice(): SimulatedOffice {
  let db: Database | undefined;
  const onCommitted = (opened: Database): void => {
    db = opened;
  };
  const office = openOffice('BLANK', false, { onCommitted });
  office.book.seed([{ kind: 'setting', code: 'einvoice.gateway', data: { value: 'myinvois' } }]);
  if (!db) throw new Error('Nothing was committed.');
  return { ...office, db };
}

export interface SimulatedOffice extends Office {
  /** Where a mutant changes what the courier has stored. */
  readonly db: Database;
}

export interface SimulationOptions {
  readonly documents?: number;
  readonly faults?: number;
  /** Breaks a rule of the courier; the comparison must find it. */
  readonly mutant?: Mutant;
}

export function simulate(
  office: SimulatedOffice,
  seed: number,
  { documents = 3, faults = 12, mutant = {} }: SimulationOptions = {},
): Outcome {
  const chance = chanceOf(seed);
  const { book, run } = office;
  const nowMs = (): number => Date.parse(office.now());
  const standIn = new StandIn({ now: nowMs, searchLagMs: LAG_MS, validationMs: 4 * SECOND });
  const late: { readonly at: number; readonly body: string }[] = [];
  const bodies = new Map<bigint, string>();
  let [deaths, faultsLeft, submits, searches] = [0, faults, 0, 0];

  const pass = (ms: number): void => {
    const until = nowMs() + ms;
    for (;;) {
      const next = late.toSorted((left, right) => left.at - right.at)[0];
      if (!next || next.at > until) break;
      late.splice(late.indexOf(next), 1);
      office.wait(Math.max(0, next.at - nowMs()));
      standIn.answer({ method: 'POST', path: '/api/v1.0/documentsubmissions', body: next.body });
    }
    office.wait(Math.max(0, until - nowMs()));
  };
  const ask = (errand: Errand): Reply => {
    const answer = standIn.answer(requestOf(mutant.sent?.(errand, office) ?? errand));
    return { kind: 'answered', status: answer.status, text: answer.text };
  };
  const arriveLate = (errand: Errand): Reply => {
    late.push({ at: nowMs() + LATE_MS, body: requestOf(mutant.sent?.(errand, office) ?? errand).body ?? '' });
    return UNKNOWN;
  };
  /** Null for a death: nothing is absorbed. */
  const carry = (errand: Errand): Reply | null => {
    const isFaulty = faultsLeft > 0 && chance(2) === 0;
    if (!isFaulty) return ask(errand);
    faultsLeft -= 1;
    const fault = chance(10);
    if (fault === 0) return UNKNOWN;
    if (fault === 1) return ask(errand) && UNKNOWN;
    if (fault === 2 && errand.kind === 'submit') return arriveLate(errand);
    if (fault === 3) return { kind: 'answered', status: 503, text: '<html>' };
    if (fault === 4) return { kind: 'answered', status: 429, text: '{}', retryAfterMs: chance(120) * SECOND };
    if (fault === 5) return { kind: 'unsent', message: 'No connection.' };
    if (fault === 6) return null;
    if (fault === 7) return ask(errand) && null;
    const reply = ask(errand);
    if (fault === 8 && reply.kind === 'answered') return { ...reply, text: reply.text.slice(0, -20) };
    return reply.kind === 'answered' ? { ...reply, text: reply.text.replace(/"uuid":"[A-Z0-9]+"/, '"uuid":"NOBODY"') } : reply;
  };

  const numbers = Array.from({ length: documents }, () => {
    const made = run('create-sales-invoice', {
      debtorCode: '300-A001',
      docDate: '2026-07-01',
      lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10, taxCode: 'ST10' }],
    });
    return String(made.docNo);
  });
  run('einvoice.submit', { docType: 'IV', docNos: numbers });
  let isSettled = false;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const plan = book.nextErrand();
    if (!('errand' in plan)) {
      if (plan.waitUntil === null || Date.parse(plan.waitUntil) - nowMs() > LONGEST_WAIT_MS) {
        isSettled = true;
        break;
      }
      pass(Math.max(SECOND, Date.parse(plan.waitUntil) - nowMs()));
      continue;
    }
    const { errand } = plan;
    if (errand.kind === 'submit') {
      submits += 1;
      const before = bodies.get(errand.batchKey);
      if (before !== undefined && before !== errand.body) throw new Error(`Seed ${seed}: a batch was sent with other bytes.`);
      bodies.set(errand.batchKey, errand.body);
    }
    if (errand.kind === 'search' && errand.page === 1) searches += 1;
    const reply = carry(errand);
    if (reply === null) {
      deaths += 1;
      pass(NIGHTS_MS[chance(NIGHTS_MS.length)] ?? 0);
      mutant.died?.(errand, office);
    } else {
      pass(200);
      book.absorb(errand, mutant.heard?.(errand, reply, office) ?? reply);
    }
  }
  pass(20 * MINUTE);
  return { ...compared(office, standIn, numbers), documents, deaths, submits, searches, batches: bodies.size, isSettled };
}

function compared({ run }: Office, standIn: StandIn, numbers: readonly string[]) {
  const rows = numbers.map((docNo) => {
    const listed = (run('einvoice.status.list', { docNo }) as { rows: readonly { status: string; uuid: string | null }[] })
      .rows[0];
    return { docNo, status: listed?.status ?? 'none', uuid: listed?.uuid ?? null, valid: standIn.valid(docNo) };
  });
  const isApart = ({ status, uuid, valid }: (typeof rows)[number]): boolean =>
    status === 'Valid' ? valid[0]?.uuid !== uuid : status !== 'Invalid' || valid.length > 0;
  return {
    validTwice: rows.filter(({ valid }) => valid.length > 1).map(({ docNo }) => docNo),
    apart: rows.filter(isApart).map(({ docNo, status }) => `${docNo} ${status}`),
    neverArrived: rows.filter(({ status }) => status === 'Invalid').length,
  };
}
