/** A package in memory that bulk commands are run in: it cuts names at 5 characters, and fails to save a debtor called "fails". */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Book,
  bulk,
  type Command,
  type Json,
  ReadBack,
  Refusal,
  SideFileRecord,
  TransactionRecord,
} from '@ledgerline/driver-kit';
import { runCommand } from '../../packages/driver-kit/src/runner.ts';

interface Debtor {
  readonly name: string;
  readonly createdBy: string;
}

const NAME_CHARACTERS_MAX = 5;

export class BulkPackage {
  #debtors: Map<string, Debtor>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'ledgerline-bulk-'));
  readonly #book: Book;

  constructor(known: readonly string[], hasTransactions: boolean) {
    this.#debtors = new Map(known.map((code) => [code, { name: '', createdBy: '' }]));
    this.#book = {
      name: 'bulk',
      version: '1.0.0',
      exactlyOnce: hasTransactions,
      settings: [],
      reads: {},
      writes: {
        'create-debtor': (command) => this.#create(command),
        'bulk-create-debtors': (command) => bulk(this.#book, command, 'create-debtor'),
      },
      open: () => ({}),
      close: () => undefined,
      record: hasTransactions ? this.#transactions() : this.#sideFile(),
      present: ({ code, asked }) => ({ ...this.#read(String(code)).result(asked as Json, 'CreateRecord'), code }),
    };
  }

  #create({ payload }: Command) {
    const [code, name] = [String(payload.debtorCode), String(payload.companyName)];
    if (this.#debtors.has(code)) throw new Refusal('RECORD_EXISTS', `Debtor ${code} already exists.`, '/debtorCode');
    return {
      asked: { CompanyName: name },
      save: (createdBy: string) => {
        if (name === 'fails') throw new Error('The disk is full.');
        this.#debtors.set(code, { name: name.slice(0, NAME_CHARACTERS_MAX), createdBy });
        return { code };
      },
    };
  }

  #transactions(): TransactionRecord {
    const table = new Map<string, string>();
    let before = this.#debtors;
    return new TransactionRecord({
      begin: () => {
        before = new Map(this.#debtors);
      },
      commit: () => undefined,
      rollBack: () => {
        this.#debtors = before;
      },
      read: (id) => table.get(id),
      write: (id, text) => void table.set(id, text),
    });
  }

  #sideFile(): SideFileRecord {
    return new SideFileRecord(join(this.#folder, 'commands'), {
      findStamped: (stamp) => {
        const found = [...this.#debtors].find(([, { createdBy }]) => createdBy === stamp);
        return found && { code: found[0] };
      },
      fields: () => ({}),
    });
  }

  #read(code: string): ReadBack {
    return new ReadBack().field('CompanyName', () => this.#debtors.get(code)?.name);
  }

  /** What the command came to, in short, and the debtors afterwards. */
  async run(payload: Json): Promise<Json> {
    const command = { id: 'bulk-1', type: 'bulk-create-debtors', payload, sentBy: '' };
    try {
      const ran = await runCommand(
        this.#book,
        { ...command, giveFile: () => undefined, progress: () => undefined },
        () => undefined,
      );
      const { results, ok, saved, operationUsed, error, writeVerification } = ran as unknown as BulkResult;
      if (!results) throw new Refusal(error?.code ?? '', '');
      const rows = results.map((row) => row.error?.code ?? (row.saved ? 'saved' : 'checked'));
      const differences = writeVerification?.differences.map(({ path }) => path) ?? [];
      const kept = [...this.#debtors.keys()].toSorted();
      return { ok, saved, operationUsed, rows, message: error?.message ?? null, differences, kept };
    } finally {
      this.#book.record.close();
      rmSync(this.#folder, { recursive: true });
    }
  }
}

interface Failed {
  readonly error?: { readonly code: string; readonly message: string };
}

interface BulkResult extends Failed {
  readonly ok: boolean;
  readonly saved: boolean;
  readonly operationUsed: string;
  readonly results?: readonly (Failed & { readonly saved: boolean })[];
  readonly writeVerification?: { readonly differences: readonly { readonly path: string }[] };
}
