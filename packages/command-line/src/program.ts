/** The commands, their arguments and options. What they do is loaded when they are called. */

import { Command } from 'commander';
import type { LoginOptions } from './commands/account.ts';
import type { FeedOptions, ListenOptions } from './commands/events.ts';
import type { ExportOptions } from './commands/export.ts';
import type { ImportOptions } from './commands/import.ts';
import type { NewKeyOptions } from './commands/keys.ts';
import type { MirrorRunOptions, MirrorTo } from './commands/mirror.ts';
import type { ListOptions, RunOptions } from './commands/run.ts';
import type { GlobalOptions, Session } from './session.ts';

/** Makes the session of a call, once its options are known. */
export type Start = (options: GlobalOptions) => Promise<Session>;

const many = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

export function programWith(start: Start): Command {
  const program = new Command('ledgerline')
    .description('Send commands to Ledgerline, import and export files, and follow events.')
    .option('-V, --version', 'print the version')
    .option('-p, --profile <name>', 'use this profile')
    .option('--company <id>', 'use this account book')
    .option('--connector <id>', 'use the account book of this connector')
    .option('--json', 'print JSON: one object, or one per line')
    .option('-q, --quiet', 'print results only')
    .option('--no-color', 'print without colours')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride();
  const session = (): Promise<Session> => start(program.opts<GlobalOptions>());
  addAccount(program, session);
  addKeys(program, session);
  addCommands(program, session);
  addFiles(program, session);
  addEvents(program, session);
  addMirror(program, session);
  addAssistants(program, session);
  return program;
}

type Begin = () => Promise<Session>;

function addAccount(program: Command, session: Begin): void {
  const account = () => import('./commands/account.ts');
  program
    .command('login')
    .description('log in through the portal, or with a key on standard input')
    .option('--url <address>', 'use the service at this address')
    .option('--with-key', 'read a key from standard input')
    .action(async (options: LoginOptions) => (await account()).login(await session(), options));
  program
    .command('logout')
    .description('revoke the key of the profile and forget it')
    .action(async () => (await account()).logout(await session()));
  program
    .command('whoami')
    .description('show the key and the account books that it can use')
    .action(async () => (await account()).whoami(await session()));
  const profiles = program.command('profiles').description('list the profiles');
  profiles.action(async () => (await account()).listProfiles(await session()));
  profiles
    .command('use <name>')
    .description('use a profile from now on')
    .action(async (name: string) => (await account()).useProfile(await session(), name));
  program
    .command('doctor')
    .description('check address, key, clock and account books')
    .action(async () => (await import('./commands/doctor.ts')).doctor(await session()));
}

function addKeys(program: Command, session: Begin): void {
  const load = () => import('./commands/keys.ts');
  const keys = program.command('keys').description('list, create, rotate and revoke app keys');
  keys
    .command('list', { isDefault: true })
    .description('list the app keys')
    .action(async () => (await load()).listKeys(await session()));
  keys
    .command('create <name>')
    .description('create an app key; needs the tenant key')
    .option('--access <module=rights>', 'give rights to a module, such as sales=read,write (default: full access)', many)
    .option('--book <companyId>', 'let the key use this account book (default: all)', many)
    .option('--expires <timestamp>', 'end the key at this time (default: never)')
    .action(async (name: string, options: NewKeyOptions) => (await load()).createKey(await session(), name, options));
  keys
    .command('rotate <keyId>')
    .description('give an app key a new secret; needs the tenant key')
    .option('--overlap <hours>', 'keep the previous secret valid for 0 to 168 hours (default: 24)')
    .action(async (keyId: string, options: { overlap?: string }) => (await load()).rotateKey(await session(), keyId, options));
  keys
    .command('end-previous <keyId>')
    .description('end the previous secret of an app key now; needs the tenant key')
    .action(async (keyId: string) => (await load()).endPreviousSecret(await session(), keyId));
  keys
    .command('revoke <keyId>')
    .description('revoke an app key')
    .action(async (keyId: string) => (await load()).revokeKey(await session(), keyId));
}

function addCommands(program: Command, session: Begin): void {
  const load = () => import('./commands/run.ts');
  const catalog = () => import('./commands/catalog.ts');
  program
    .command('run <type>')
    .description('run a command and print its result')
    .option('--payload <json>', 'send this payload: JSON, @file, or - for standard input')
    .option('--set <path=value>', 'set a field of the payload', many)
    .option('--id <commandId>', 'use this id; the same id never runs twice')
    .option('--no-wait', 'print the id as soon as the command is accepted')
    .option('--out <file>', 'save the file that the command produces')
    .action(async (type: string, options: RunOptions) => (await load()).run(await session(), type, options));
  const commands = program.command('commands').description('list, show and cancel earlier commands');
  commands
    .command('list', { isDefault: true })
    .description('list commands, newest first')
    .option('--status <status>', 'list only commands that are queued, running, done or failed')
    .option('--type <type>', 'list only commands of this type')
    .option('--from <timestamp>', 'list only commands created at this time or later')
    .option('--to <timestamp>', 'list only commands created before this time')
    .option('--search <text>', 'find text in the id, the type or the document number')
    .option('--limit <number>', 'list at most this many', '50')
    .action(async (options: ListOptions) => (await load()).listCommands(await session(), options));
  commands
    .command('get <commandId>')
    .description('print a command')
    .action(async (commandId: string) => (await load()).getCommand(await session(), commandId));
  commands
    .command('cancel <commandId>')
    .description('cancel a command while it is queued')
    .action(async (commandId: string) => (await load()).cancelCommand(await session(), commandId));
  program
    .command('watch <commandId>')
    .description('follow a command to its end and print its result')
    .action(async (commandId: string) => (await load()).watch(await session(), commandId));
  program
    .command('search <words...>')
    .description('find command types')
    .option('--limit <number>', 'list at most this many', '10')
    .action(async (words: readonly string[], { limit }: { limit: string }) =>
      (await catalog()).search(await session(), words, limit),
    );
  program
    .command('schema <type>')
    .description('show the fields of a command type')
    .option('--example', 'print an example payload')
    .action(async (type: string, options: { example?: boolean }) => (await catalog()).schema(await session(), type, options));
}

function addFiles(program: Command, session: Begin): void {
  program
    .command('import <type> <file>')
    .description('check every row of a CSV, TSV, JSON or NDJSON file, then run a command for each')
    .option('--format <format>', 'read csv, tsv, json or ndjson (default: by the ending of the file)')
    .option('--map <file>', 'rename columns with a JSON file of column names and fields')
    .option('--set <path=value>', 'set a field of every row', many)
    .option('--group-by <field>', 'make one document of consecutive rows with the same value')
    .option('--name <name>', 'name of this import; a new name sends the same rows again')
    .option('--check-only', 'check the rows and send nothing')
    .option('--check-on-book', 'also validate each row on the account book')
    .option('--skip-invalid', 'send the valid rows although others are not')
    .option('--allow-changed', 'continue although rows that were imported before have changed')
    .option('--unordered', 'send 8 requests of 200 rows at a time; the book may run the rows in another order')
    .action(async (type: string, file: string, options: ImportOptions) =>
      (await import('./commands/import.ts')).importFile(await session(), type, file, options),
    );
  program
    .command('export <type>')
    .description('write the rows of a read to a CSV, TSV, JSON or NDJSON file')
    .requiredOption('--out <file>', 'write to this file')
    .option('--format <format>', 'write csv, tsv, json or ndjson (default: by the ending of the file)')
    .option('--payload <json>', 'send this payload: JSON, @file, or - for standard input')
    .option('--set <path=value>', 'set a field of the payload', many)
    .option('--columns <names>', 'write only these columns, separated by commas, to a CSV or TSV file (default: all)')
    .option('--raw', 'keep texts that a spreadsheet would run as formulas')
    .option('--resume', 'continue an export that was stopped')
    .action(async (type: string, options: ExportOptions) =>
      (await import('./commands/export.ts')).exportRows(await session(), type, options),
    );
}

function addEvents(program: Command, session: Begin): void {
  const load = () => import('./commands/events.ts');
  program
    .command('tail')
    .description('print events as they happen')
    .option('--type <type>', 'follow only this event type, or a group such as command.*', many)
    .option('--entity <entity>', 'follow only changes of this entity, such as sales-invoice', many)
    .option('--from <where>', 'start at latest or at a timestamp', 'latest')
    .option('--cursor <cursor>', 'start where an earlier feed stopped')
    .option('--no-follow', 'stop at the newest event')
    .action(async (options: FeedOptions) => (await load()).tail(await session(), options));
  program
    .command('listen')
    .description('forward events, signed, to a program on this machine')
    .requiredOption('--forward-to <url>', 'forward to this address, such as http://127.0.0.1:3000/hook')
    .option('--type <type>', 'follow only this event type, or a group such as command.*', many)
    .option('--entity <entity>', 'follow only changes of this entity, such as sales-invoice', many)
    .option('--from <where>', 'start at latest or at a timestamp', 'latest')
    .option('--cursor <cursor>', 'start where an earlier feed stopped')
    .option('--no-follow', 'stop at the newest event')
    .action(async (options: ListenOptions) => (await load()).listen(await session(), options));
}

function addMirror(program: Command, session: Begin): void {
  const load = () => import('./commands/mirror.ts');
  const to = ['--to <database>', 'the copy: sqlite:FILE, postgres://USER@HOST/DATABASE or service:NAME'] as const;
  const mirror = program.command('mirror').description('copy an account book into a database, and keep the copy current');
  mirror
    .command('run', { isDefault: true })
    .description('read the whole account book, then follow its changes')
    .requiredOption(...to)
    .option('--entities <names>', 'copy only these, separated by commas, such as sales-invoice,debtor (default: all)')
    .option('--once', 'stop as soon as the copy is current')
    .option('--pace <pace>', 'gentle takes a fifth of the time of the book, fast all of it', 'gentle')
    .option('--keep-deleted', 'keep rows that the book no longer has, with the time in deleted_at')
    .option('--postings', 'copy what each document posts to the general ledger too; each document is then read by itself')
    .option('--yes', 'create tables again whose columns have another type')
    .action(async (options: MirrorRunOptions) => (await load()).mirror(await session(), options));
  mirror
    .command('verify')
    .description('compare every row of the copy with the account book')
    .requiredOption(...to)
    .option('--repair', 'read again what differs')
    .action(async (options: MirrorTo & { repair?: boolean }) => (await load()).verifyMirror(await session(), options));
  mirror
    .command('status')
    .description('show how far the copy has come')
    .requiredOption(...to)
    .action(async (options: MirrorTo) => (await load()).mirrorStatus(await session(), options));
  mirror
    .command('sql')
    .description('print the statements that create the tables and views')
    .option('--dialect <dialect>', 'sqlite or postgres', 'sqlite')
    .option('--entities <names>', 'only these, separated by commas (default: all)')
    .option('--postings', 'with the tables of postings')
    .action(async (options: { dialect: string; entities?: string; postings?: boolean }) =>
      (await load()).mirrorSql(await session(), options),
    );
  mirror
    .command('drop')
    .description('delete the copy of the account book')
    .requiredOption(...to)
    .option('--yes', 'delete it')
    .action(async (options: MirrorTo & { yes?: boolean }) => (await load()).dropMirror(await session(), options));
}

function addAssistants(program: Command, session: Begin): void {
  program
    .command('mcp')
    .description('connect an AI assistant that starts programs: carries its messages to the service')
    .action(async () => (await import('./commands/mcp.ts')).mcp(await session()));
}
