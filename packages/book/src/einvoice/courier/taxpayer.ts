/**
 * Whether the tax authority knows a buyer or supplier under TIN and identity. Checked in the background when an e-invoice names one, and
 * kept: the tax authority forbids a check for each document.
 */

import { DAY_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Database } from '../../database.ts';
import type { Place } from '../state/place.ts';
import type { Scene } from './absorb.ts';
import type { Errand, Reply, TaxpayerErrand } from './errand.ts';
import { later, retryAfterOf } from './span.ts';

const MATCHED_MS = 30 * DAY_MS;
const UNMATCHED_MS = DAY_MS;
/** The pause between lookups, for at most 30 lookups in a minute. */
const EVERY_MS = 2 * SECOND_MS;

export interface Taxpayer {
  readonly tin: string;
  readonly idType: string;
  readonly idNo: string;
}

/** Generic TINs, for parties without one. No single taxpayer can be looked up by them. */
const GENERAL = /^EI0{6,}/;

/** The state of an earlier check that is still valid; otherwise undefined, and a new check is needed. */
export function knownTaxpayer(
  db: Database,
  place: Place,
  { tin, idType, idNo }: Taxpayer,
  now: string,
): 'matched' | 'unmatched' | undefined {
  if (place === 'sandbox' || GENERAL.test(tin)) return undefined;
  const key = { tin, idType, idNo, place };
  const row = db.get<{ state: string; checked_at: string | null }>(
    `SELECT state, checked_at FROM einvoice_tin
     WHERE tin = :tin AND id_type = :idType AND id_no = :idNo AND environment = :place`,
    key,
  );
  const since = (ms: number): boolean => (row?.checked_at ?? '') >= later(now, -ms);
  if (row?.state === 'matched' && since(MATCHED_MS)) return 'matched';
  if (row?.state === 'unmatched' && since(UNMATCHED_MS)) return 'unmatched';
  db.run(
    `INSERT INTO einvoice_tin (tin, id_type, id_no, environment, state, ask_at) VALUES (:tin, :idType, :idNo, :place, 'wanted', :now)
     ON CONFLICT (tin, id_type, id_no, environment) DO UPDATE SET state = 'wanted', ask_at = coalesce(ask_at, :now)`,
    { ...key, now },
  );
  return undefined;
}

export function taxpayerErrand(db: Database, now: string, place: Place): Errand | undefined {
  const row = db.get<{ tin: string; id_type: string; id_no: string }>(
    'SELECT tin, id_type, id_no FROM einvoice_tin WHERE ask_at <= :now AND environment = :place ORDER BY ask_at, tin LIMIT 1',
    { now, place },
  );
  return row && { kind: 'taxpayer', tin: row.tin, idType: row.id_type, idNo: row.id_no };
}

const STATES: Readonly<Record<number, 'matched' | 'unmatched'>> = { 200: 'matched', 404: 'unmatched' };

/** Stores whether a taxpayer exists. Any other response says nothing about the taxpayer. */
export function absorbTaxpayer({ db, now, place }: Scene, { tin, idType, idNo }: TaxpayerErrand, reply: Reply): void {
  const state = reply.kind === 'answered' ? STATES[reply.status] : undefined;
  const again = reply.kind === 'answered' && reply.status === 400 ? DAY_MS : retryAfterOf(reply, MINUTE_MS);
  db.run(
    `UPDATE einvoice_tin SET state = coalesce(:state, state), checked_at = CASE WHEN :state IS NULL THEN checked_at ELSE :now END,
       ask_at = CASE WHEN :state IS NULL THEN :askAt END
     WHERE tin = :tin AND id_type = :idType AND id_no = :idNo AND environment = :place`,
    { tin, idType, idNo, place, now, state: state ?? null, askAt: later(now, again) },
  );
  db.run('UPDATE einvoice_tin SET ask_at = max(ask_at, :next) WHERE ask_at IS NOT NULL AND environment = :place', {
    next: later(now, EVERY_MS),
    place,
  });
}
