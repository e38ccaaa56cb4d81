/**
 * A notebook whose driver names every feature of the protocol. What a payload says in `act` makes a window wait, the command run until
 * it is cancelled, and so on; `--break=RULE,…` breaks rules, so that the conformance suite has something to find.
 */

import { appendFileSync, closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after } from './timers.ts';

const { argv, exit, stderr, stdin, stdout } = process;

interface Message {
  readonly id: number;
  readonly method: string;
  readonly commandId: string;
  readonly type: string;
  readonly payload: { readonly act?: 'dialog' | 'stuck' | 'wait' | 'recycle'; readonly keys?: readonly string[] };
  readonly settings: { readonly notebook: string; readonly password?: string };
  readonly secondsLeft?: number;
  readonly cursor: string | null;
  readonly copy?: boolean;
  readonly pictureFolder?: string;
  readonly limit: number;
  readonly waitSeconds: number;
  readonly traceparent?: string;
  readonly tracestate?: string;
}

const flagValue = (flag: string): string | undefined =>
  argv.find((each) => each.startsWith(`--${flag}=`))?.slice(flag.length + 3);
const broken = flagValue('break')?.split(',') ?? [];
const proof = flagValue('proof') ?? 'not_applied';
const features = flagValue('features')?.split(',') ?? [
  'notices',
  'cancel',
  'deadline',
  'proof',
  'propose',
  'recycle',
  'keys',
  'copy',
];

let notebook = '';
let waiting: Message | null = null;
let isWatching = false;
/** What comes before is not reported. */
let watchedSince = 0;
let isCopy = false;
/** The notebook has no times. */
const NOTED_AT = '2026-11-18T08:00:00.000Z';

const say = (message: object): void => void stdout.write(`${JSON.stringify(message)}\n`);
const answer = ({ id }: Message, ok: object): void => say({ id, ok });
const refuse = ({ id }: Message, code: string, message: string): void =>
  say({ id, error: { code, message, outcome: 'not_applied' } });

const notes = (): readonly string[] =>
  existsSync(notebook)
    ? readFileSync(notebook, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

const saved = (commandId: string) => ({ ok: true, saved: true, operationUsed: 'CreateRecord', code: commandId });

/** Whoever makes the file has the notebook; the system does not free it when a driver dies, so the next one looks for its process. */
function isLocked(): boolean {
  if (broken.includes('lock')) return false;
  const lock = `${notebook}.lock`;
  try {
    if (existsSync(lock) && !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock);
    const file = openSync(lock, 'wx');
    appendFileSync(file, String(process.pid));
    closeSync(file);
    return false;
  } catch {
    return true;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const ACTS: Readonly<Record<string, (message: Message) => boolean>> = {
  dialog({ id }) {
    say({ notice: 'state', state: 'dialog_open', message: 'Backup reminder: back up now?' });
    say({ notice: 'progress', of: id, text: '1 of 2' });
    say({ notice: 'state', state: 'open' });
    return false;
  },
  trace({ id, traceparent, tracestate }) {
    say({ notice: 'progress', of: id, text: `${traceparent} ${tracestate}` });
    return false;
  },
  stuck() {
    say({ notice: 'state', state: 'dialog_open', message: 'Period closed: continue?' });
    return exit(86);
  },
  wait(message) {
    waiting = message;
    return true;
  },
};

const methods: Readonly<Record<string, (message: Message) => void>> = {
  hello: (message) =>
    answer(message, {
      protocol: 1,
      name: 'featured',
      version: '1.0.0',
      build: 'local-mvp-2026.09.30.01',
      exactlyOnce: argv.includes('--exactly-once'),
      commandTypes: ['read-debtors', 'create-debtor'],
      features,
      changes: true,
      settings: [
        { name: 'notebook', label: 'Notebook', required: true },
        { name: 'password', label: 'Password', type: 'password' },
        { name: 'accounts', label: 'Accounts', type: 'pairs', keys: ['sales', 'purchase'] },
      ],
    }),
  open(message) {
    if (broken.includes('password')) stderr.write(`Opening with ${message.settings.password}.\n`);
    if (broken.includes('stdout')) stdout.write('Welcome to the notebook!\n');
    notebook = message.settings.notebook;
    if (message.pictureFolder !== undefined) appendFileSync(join(message.pictureFolder, 'dialog-featured.bmp'), 'BM');
    const isOthers = isLocked();
    isCopy = isOthers && message.copy === true && !broken.includes('copy');
    if (isCopy) return answer(message, { locked: 'Another driver has the notebook open.' });
    if (isOthers) return refuse(message, 'book_locked', 'Another driver has the notebook open.');
    const named = {
      name: 'Notebook',
      ...(!broken.includes('package') && { version: '1.0', tested: { from: '1.0', to: '1.0' } }),
    };
    return answer(message, { package: named, ...(argv.includes('--take-back') && { exactlyOnce: false }) });
  },
  propose(message) {
    if (broken.includes('propose')) return answer(message, {});
    const choices = { 'accounts.sales': [{ value: '500-0000', label: '500-0000 Sales' }] };
    const proposed = { ...message.settings, accounts: { sales: '500-0000' } };
    return answer(message, { settings: proposed, choices, warnings: ['The notebook has one account only.'] });
  },
  watch(message) {
    notebook = message.settings.notebook;
    isWatching = true;
    if (broken.includes('restart')) watchedSince = notes().length;
    answer(message, { cursor: position(notes().length) });
  },
  changes: (message) => tell(message, (message.waitSeconds * 1000) / LOOK_AGAIN_MS),
  execute(message) {
    const { type, commandId, payload, secondsLeft = 1 } = message;
    if (type === 'read-debtors') {
      const rows = notes().filter((note) => broken.includes('keys') || (payload.keys?.includes(note) ?? true));
      const readFrom = isCopy ? { readFrom: { copy: true, at: NOTED_AT } } : {};
      return answer(message, { result: { ok: true, rows, count: rows.length, ...readFrom } });
    }
    if (type !== 'create-debtor') return refuse(message, 'unsupported_command', 'The notebook does not know this command.');
    if (isCopy) return refuse(message, 'book_locked', 'Another driver has the notebook open.');
    if (secondsLeft <= 0 && !broken.includes('deadline')) return refuse(message, 'deadline_passed', 'The time is up.');
    if (payload.act !== undefined && ACTS[payload.act]?.(message)) return;
    if (!notes().includes(commandId)) appendFileSync(notebook, `${commandId}\n`);
    answer(message, { result: saved(commandId), ...(payload.act === 'recycle' && { recycle: true }) });
    if (broken.includes('notices')) say({ notice: 'state', state: 'open' });
  },
  cancel(message) {
    const isWaiting = waiting?.commandId === message.commandId;
    answer(message, { accepted: isWaiting || broken.includes('cancel') });
    if (!waiting || !isWaiting) return;
    refuse(waiting, 'cancelled', 'The command was cancelled.');
    waiting = null;
  },
  lookup(message) {
    if (notes().includes(message.commandId)) return answer(message, { found: true, result: saved(message.commandId) });
    return answer(message, { found: false, ...(!broken.includes('proof') && { proof }) });
  },
  close(message) {
    answer(message, {});
    leave();
  },
};

/** A position is how many notes there are. */
const position = (count: number): string => `${count}.notes`;

/** Looks again and again until there is a note after the position. */
function tell(message: Message, looksLeft: number): void {
  const all = notes();
  const at = message.cursor === null ? all.length : Number.parseInt(message.cursor, 10);
  const isFlood = broken.includes('flood');
  const until = at + (broken.includes('backwards') ? 1 : message.limit);
  const told = all.slice(Math.max(at, watchedSince), isFlood ? all.length : until);
  if (at === all.length && looksLeft > 0) after(LOOK_AGAIN_MS, () => tell(message, looksLeft - 1));
  else if (at > all.length) answer(message, { changes: [], nextCursor: position(all.length), hasMore: false, resync: UNKNOWN });
  else answer(message, { ...pageOf(told, at), hasMore: at + told.length < all.length, resync: null });
}

const LOOK_AGAIN_MS = 20;
const UNKNOWN = { scope: 'book', reason: 'log_expired' };

const pageOf = (told: readonly string[], at: number) => ({
  changes: told.map((commandId) => ({
    entity: 'debtor',
    key: commandId,
    change: 'created',
    at: NOTED_AT,
    source: 'command',
    commandId,
  })),
  nextCursor: position(nextAfter(at, told.length)),
});

/** Where a driver goes that repeats a position, or turns back on its way. */
function nextAfter(at: number, count: number): number {
  if (broken.includes('changes')) return at;
  return broken.includes('backwards') && at + count > 1 ? 0 : at + count;
}

function leave(): void {
  if (notebook !== '' && !isWatching && !isCopy) rmSync(`${notebook}.lock`, { force: true });
  exit(0);
}

createInterface({ input: stdin })
  .on('line', (line) => {
    const message = JSON.parse(line) as Message;
    methods[message.method]?.(message);
  })
  .on('close', leave);
