/** The interface to account books: what a driver gets and what it can return. How commands are sent is decided elsewhere. */

import type {
  BookCapabilities,
  ChangePage,
  CommandMode,
  CompanyState,
  Driver as DriverIdentity,
  EInvoiceReport,
  Outcome,
  Wording,
} from '@ledgerline/contract';
import type { Language, Sentence } from '@ledgerline/words';
import { driverSettingWords } from '@ledgerline/words/connector/books';
import type { ArtifactContent } from './cloud.ts';

export type { DriverIdentity };

/** An account book as it is configured on this machine. */
export interface CompanySettings {
  readonly companyId: string;
  readonly name: string;
  /** Which driver runs it. */
  readonly driver: string;
  /** Settings that only the driver interprets. */
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface DriverCommand {
  readonly commandId: string;
  readonly companyId: string;
  readonly type: string;
  readonly mode: CommandMode;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The sender of the command: the id of an app key, `tenant-key`, or `session` for the portal. */
  readonly sentBy?: string | undefined;
  /** The trace that it was sent under (W3C Trace Context). */
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

export type BookResult = Readonly<Record<string, unknown>>;

/** The book spoke: `{ ok, … }`, a refusal and a saved mismatch included. */
export interface BookResponse {
  readonly kind: 'responded';
  readonly result: BookResult;
  readonly artifact: ArtifactContent | null;
  /** The driver wants to be opened again before the next command, for example when the package has grown too large. */
  readonly wantsRecycle?: boolean;
}

/** The driver could not carry the command out, or does not know whether it did. */
export interface DriverFailure {
  readonly kind: 'failed';
  readonly code: string;
  readonly message: string;
  readonly wording?: Wording;
  readonly outcome: Outcome;
  /** The driver cannot be used any further and must be opened again. */
  readonly isBroken: boolean;
  /** A repeat would end the same way, even if the book proves that nothing was applied. */
  readonly mustNotRunAgain?: boolean;
}

export type Execution = BookResponse | DriverFailure;

/**
 * A command given ahead that has not reached the book, because its time was over or the one before it failed. Nothing behind it has reached the book
 * either.
 */
export interface NotStarted {
  readonly kind: 'not_started';
}

export type Lookup =
  | { readonly kind: 'found'; readonly response: BookResponse }
  /** Nothing was found, which proves nothing: the write may have been saved under another reference. */
  | { readonly kind: 'not_found' }
  /**
   * The book keeps a record of every write, and has none of this one. `isProven`: the driver says so about this command, regardless of what it claimed
   * when the command started.
   */
  | { readonly kind: 'not_applied'; readonly isProven?: boolean }
  /** Some of its saves were made. Executing it again makes the others, and none of these twice. */
  | { readonly kind: 'partly_applied' }
  /** The book cannot be asked now. */
  | { readonly kind: 'unavailable'; readonly message: string };

export interface Capabilities {
  /** The build that the accounting side is of, for example local-mvp-2026.09.30.01. */
  readonly build: string;
  /** The command types it knows; null for all of the catalog. */
  readonly commandTypes: readonly string[] | null;
  /** What this book has and rejects, where the driver reports it. */
  readonly book?: BookLimits;
}

export type BookLimits = Pick<BookCapabilities, 'currencies' | 'codes' | 'refusedFields' | 'fieldLimits'>;

/** What a driver can report while a command runs, and how long the command may take. */
export interface RunTerms {
  readonly reportProgress: (text: string) => void;
  /** A window of the package waits for a person; null when it is gone. */
  readonly reportDialog: (text: string | null) => void;
  /** Afterwards the driver is stopped, wherever it is. */
  readonly secondsLeft: number;
}

/** An accounting package, and the versions of it that the driver was tested with: from the first to the last, in numbers with dots. */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly tested: { readonly from: string; readonly to: string } | null;
}

/** An open account book. It runs one command at a time. */
export interface Driver {
  readonly identity: DriverIdentity;
  /**
   * How many commands it is given before the one that it runs has ended, in order; none when left out. Only for books that record each
   * command. Behind one that fails, or that was not started, it starts nothing: every failure breaks such a driver.
   */
  readonly aheadMax?: number;
  /** Why only reads run, and those on a copy: another program has the book open. Null or left out when the book itself is open. */
  readonly lockedBecause?: string | null;
  /** The package behind the book, where the driver says so. */
  readonly package?: PackageFacts | null;
  /** People work in the same book with another program, so that it is closed soon after its last command. */
  readonly isShared?: boolean;
  /** Its program has ended by itself, so that the book must be opened again. */
  readonly hasEnded?: boolean;
  capabilities(): Promise<Capabilities>;
  /** What is given ahead must not start later than at this uptime of the machine. */
  execute(command: DriverCommand, terms?: RunTerms, startUntilUptimeMs?: number): Promise<Execution | NotStarted>;
  /** Asks for the end of the command that runs. Returns whether it will end without having changed anything. */
  cancel?(commandId: string): Promise<boolean>;
  lookup(commandId: string): Promise<Lookup>;
  /** The changes after a position, up to a limit; with null only the current position. Left out by drivers that cannot report changes. */
  changes?(cursor: string | null, limit: number): Promise<ChangePage>;
  /** The e-invoices of the book in numbers; null while none are sent. Left out by drivers that send none. */
  eInvoices?(): EInvoiceReport | null;
  /** Ends it at once; afterwards it changes nothing. */
  close(): Promise<void>;
}

/** What a driver that watches a book found after a position. */
export interface WatchedPage extends ChangePage {
  /** Why the book cannot be looked at now, in words; null if it can. */
  readonly unread: string | null;
}

/** A further process of a driver, which follows what changes in a book. It has no lock on the book and runs no command. */
export interface BookWatch {
  /** Waits this long for a first change. Rejects with the reason when the driver fails, which then cannot be used any longer. */
  changes(cursor: string | null, limit: number, waitSeconds: number): Promise<WatchedPage>;
  close(): Promise<void>;
}

export type Watching =
  | { readonly kind: 'watching'; readonly watch: BookWatch }
  /** The driver cannot report changes. */
  | { readonly kind: 'unsupported' }
  /** The driver works, but the book cannot be read now. */
  | { readonly kind: 'unread'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export type Opening =
  | { readonly kind: 'opened'; readonly driver: Driver }
  | { readonly kind: 'unavailable'; readonly state: UnavailableState; readonly message: string };

/** Why a book cannot be opened: another program has locked it, it needs a password, or something else. */
export type UnavailableState = Extract<CompanyState, 'locked' | 'needs-password' | 'unavailable'>;

export interface ProposedChoice {
  readonly value: string;
  readonly label: string;
}

/** What a driver proposes for a book that is not open yet. */
export interface Proposal {
  readonly settings: CompanySettings['settings'];
  /** What a setting can be, by its name, or by its name and the key of a pair: `accounts.sales`. */
  readonly choices: Readonly<Record<string, readonly ProposedChoice[]>>;
  /** Warnings for the owner of the book. */
  readonly warnings: readonly string[];
}

/** A way to run account books. */
export interface DriverFactory {
  /** The identity before a book is opened; null when only an open driver knows it. */
  readonly identity: DriverIdentity | null;
  /** Opens a book. With `mayReadCopy`, a book that another program has open can be opened as a copy, for reads only. */
  open(company: CompanySettings, terms?: { readonly mayReadCopy: boolean }): Promise<Opening>;
  /** Starts to follow the changes of a book. Absent if an open driver reports them itself. */
  watch?(company: CompanySettings): Promise<Watching>;
  /** The settings of a book of this driver, given those known so far; a sentence when the driver cannot be asked. */
  declare?(settings: CompanySettings['settings']): Promise<readonly SettingDeclaration[] | string>;
  /** What the settings of a book could be, given those that are known; a sentence when the driver cannot say. Changes nothing. */
  propose?(settings: CompanySettings['settings']): Promise<Proposal | string>;
  /** Checks a book for its owner, and changes nothing. Without this method, opening the book is the check. */
  examine?(company: CompanySettings): Promise<readonly Finding[]>;
}

/** How a setting is entered. */
export const settingTypes = ['text', 'password', 'number', 'switch', 'choice', 'lines', 'pairs'] as const;

/** A setting of a driver, as a form shows it. */
export interface SettingDeclaration {
  readonly name: string;
  readonly label: string;
  readonly hint: string | null;
  readonly type: (typeof settingTypes)[number];
  readonly isRequired: boolean;
  /** The values of a choice. */
  readonly choices: readonly string[];
  /** For pairs: the names that have a value each. */
  readonly keys: readonly string[];
  /** For pairs: the possible values, as the driver proposed them. */
  readonly pairChoices?: Proposal['choices'];
  /** The id of a setting of our own, which is worded in the language of the reader; a driver words its own settings. */
  readonly ownName?: OwnSetting;
}

type OwnSetting = 'path' | 'command' | 'parameters' | 'folder';

/** A setting that comes with the connector. */
export function ownSetting(ownName: OwnSetting, more: Pick<SettingDeclaration, 'type' | 'isRequired'>): SettingDeclaration {
  return { name: ownName, ...settingText(ownName, 'en'), ...more, choices: [], keys: [], ownName };
}

const settingText = (ownName: OwnSetting, language: Language): Pick<SettingDeclaration, 'label' | 'hint'> => {
  const words = driverSettingWords(language);
  return { label: words[ownName], hint: words[`${ownName}Hint`] };
};

export const settingIn = (declared: SettingDeclaration, language: Language): SettingDeclaration =>
  declared.ownName === undefined ? declared : { ...declared, ...settingText(declared.ownName, language) };

/** One checked subject, and what to do if there is a problem. */
export interface Finding {
  readonly state: 'fine' | 'warning' | 'broken';
  /** The finding in English, as the command line prints it. */
  readonly text: string;
  /** The same in the language of the reader, if the connector itself found it. */
  readonly wording?: Sentence;
  /** The account book that it is about, which `text` begins with. */
  readonly companyId?: string;
}

/** `finding('broken')(sentence)`. */
export const finding =
  (state: Finding['state']) =>
  (wording: Sentence): Finding => ({ state, text: String(wording), wording });

/** A finding from a problem, which can be text of another program. */
export const problemFinding = (problem: string | Sentence): Finding =>
  typeof problem === 'string' ? { state: 'broken', text: problem } : finding('broken')(problem);

export const findingText = ({ text, wording, companyId }: Finding, language: Language): string =>
  wording === undefined ? text : `${companyId === undefined ? '' : `${companyId}: `}${wording.in(language)}`;

/** The only command of the catalog whose result the connector itself returns. */
export const CAPABILITIES_COMMAND = 'read-change-code-capabilities';
