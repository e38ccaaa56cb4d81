/**
 * Damage of stored data, kept in a file until an operator accepts it: a restart alone fixes nothing. While there is any, the cloud is not ready. The
 * stores find the damage.
 */

import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DamageFinding, DamageKind } from '../store/store-damage.ts';
import { type Clock, instantText } from './clock.ts';
import type { Logger } from './log.ts';
import { type Randomness, randomId } from './randomness.ts';

/** The maximum number of findings that are kept; further ones are counted and logged. */
const FINDINGS_MAX = 100;
const OWNER_ONLY_FILE = 0o600;

interface Kept {
  readonly damageId: string;
  readonly findings: readonly (DamageFinding & { readonly at: string })[];
}

export interface DamageOptions {
  /** Where the file is kept; null for a cloud that keeps none. */
  readonly folder: string | null;
  /** The damage that the operator accepts, by its id. */
  readonly acceptedId: string | null;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Logger;
}

/** Changes of the record since the store was opened, for the audit. */
export interface DamageNews {
  readonly action: 'damage.noticed' | 'damage.accepted';
  readonly subject: string;
}

export class Damage {
  /** How often each kind was met since the start. */
  readonly counts: Record<DamageKind, number> = {
    missing_commands: 0,
    corrupt_database: 0,
    digest_mismatch: 0,
    damaged_file: 0,
  };
  readonly #options: DamageOptions;
  #kept: Kept | null;
  #news: DamageNews[] = [];
  #listener: ((news: DamageNews) => void) | null = null;

  constructor(options: DamageOptions) {
    this.#options = options;
    this.#kept = options.folder === null ? null : readKept(fileIn(options.folder));
    if (this.#kept === null) return;
    if (this.#kept.damageId === options.acceptedId) this.#accept(options.folder, this.#kept);
    else options.log.error({ damageId: this.#kept.damageId }, this.#advice(this.#kept));
  }

  /** What is damaged, in sentences; null while nothing is. */
  get reason(): string | null {
    if (this.#kept === null) return null;
    const { findings } = this.#kept;
    const more = findings.length > 1 ? ` Findings in total: ${findings.length}.` : '';
    return `${findings[0]?.message ?? 'Stored data is damaged.'}${more} The operator must restore a backup or accept the damage.`;
  }

  /** Stores a finding. The same finding again is only counted. */
  readonly report = (finding: DamageFinding): void => {
    const { clock, randomness, log } = this.#options;
    this.counts[finding.kind] += 1;
    const kept = this.#kept ?? { damageId: randomId(randomness, 'damage'), findings: [] };
    if (kept.findings.some(({ message }) => message === finding.message)) return;
    const findings = [...kept.findings, { ...finding, at: instantText(clock.now()) }];
    this.#kept = { damageId: kept.damageId, findings: findings.slice(0, FINDINGS_MAX) };
    log.error(
      { damageId: kept.damageId, kind: finding.kind },
      findings.length === 1 ? this.#advice(this.#kept) : finding.message,
    );
    if (findings.length > FINDINGS_MAX) return;
    this.#write(this.#kept);
    this.#tell({ action: 'damage.noticed', subject: `${kept.damageId} ${finding.kind}` });
  };

  /** Reports what is new, and what was there before. */
  listen(listener: (news: DamageNews) => void): void {
    this.#listener = listener;
    for (const news of this.#news.splice(0)) listener(news);
  }

  #tell(news: DamageNews): void {
    if (this.#listener) this.#listener(news);
    else this.#news.push(news);
  }

  #advice({ damageId, findings }: Kept): string {
    const messages = findings.map(({ message }) => message).join(' ');
    return `${messages} The cloud is not ready until you restore a backup or accept the damage. To accept it, start once with ACCEPT_DAMAGE=${damageId}.`;
  }

  #accept(folder: string | null, { damageId }: Kept): void {
    if (folder !== null) renameSync(fileIn(folder), join(folder, `${damageId}.accepted.json`));
    this.#kept = null;
    this.#options.log.warn({ damageId }, 'the operator accepted the damage; the cloud accepts commands again');
    this.#tell({ action: 'damage.accepted', subject: damageId });
  }

  /** Writes the record. If the disk cannot be written, the record lasts until the process ends. */
  #write(kept: Kept): void {
    const { folder, log } = this.#options;
    if (folder === null) return;
    try {
      const file = fileIn(folder);
      const handle = openSync(`${file}.new`, 'w', OWNER_ONLY_FILE);
      writeFileSync(handle, `${JSON.stringify(kept, null, 2)}\n`);
      fsyncSync(handle);
      closeSync(handle);
      renameSync(`${file}.new`, file);
    } catch (error) {
      log.error({ err: error }, 'the record of the damage could not be written');
    }
  }
}

const fileIn = (folder: string): string => join(folder, 'damage.json');

/** An unreadable record means the same as a readable one: something was damaged. */
function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    const message = 'damage.json in DATA_DIR, which says what is damaged, cannot be read.';
    return { damageId: 'unreadable', findings: [{ kind: 'damaged_file', message, at: '' }] };
  }
}
