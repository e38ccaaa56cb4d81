/** Damage of what the store keeps, as the stores report it. damage.ts decides what happens. */

import { type CommandKey, type ListedCommand, type Store, StoreUnavailable } from './store.ts';

export type DamageKind = 'missing_commands' | 'corrupt_database' | 'digest_mismatch' | 'damaged_file';

export interface DamageFinding {
  readonly kind: DamageKind;
  /** A sentence for the operator, without paths and without what was stored. */
  readonly message: string;
}

export type ReportDamage = (finding: DamageFinding) => void;

/** The data that was read is not the data that was stored, so it is not returned; trying again does not help until an operator has acted. */
export class StoreDamaged extends StoreUnavailable {
  readonly finding: DamageFinding;
  /** The command whose payload or result is damaged, if one is: without these. */
  readonly command: ListedCommand | null;

  constructor(finding: DamageFinding, cause?: unknown, command: ListedCommand | null = null) {
    super(cause);
    this.name = 'StoreDamaged';
    this.message = finding.message;
    this.finding = finding;
    this.command = command;
  }
}

/** A command without payload and result: a connector can report what it did, even if the payload is damaged by now. */
export async function findListed(store: Pick<Store, 'command'>, key: CommandKey): Promise<ListedCommand | null> {
  try {
    return await store.command(key);
  } catch (error) {
    if (error instanceof StoreDamaged && error.command !== null) return error.command;
    throw error;
  }
}
