/** The messages between the connector and an external driver: JSON, one a line. The page docs/drivers.md describes them all. */

import {
  type CommandMode,
  deliveryLimits,
  type FieldLimit,
  type Outcome,
  unsafeKeys,
  type Wording,
  wordingMember,
} from '@ledgerline/contract';
import { type BookLimits, type BookResult, type SettingDeclaration, settingTypes } from '../driver.ts';
import { type Feature, features, readFeatures } from './features.ts';

export const PROTOCOL_VERSION = 1;
/** A line longer than this is a flood, not a response. */
export const LINE_BYTES_MAX = 32 * 1024 * 1024;

export type Request =
  | {
      readonly id: number;
      readonly method: 'hello';
      readonly protocol: number;
      readonly connectorBuild: string;
      readonly features?: readonly Feature[];
      /** Set for a process that gets `watch` instead of `open`, and no command. */
      readonly purpose?: 'watch';
    }
  | {
      readonly id: number;
      readonly method: 'open';
      readonly companyId: string;
      readonly name: string;
      readonly settings: Readonly<Record<string, unknown>>;
      /** Where the driver puts files that it makes. */
      readonly artifactFolder: string;
      /** For pictures of windows that wait; only if the setting dialogPictures of the book is on. */
      readonly pictureFolder?: string;
      /** With the feature copy: whether a book that another program has open is read from a copy. */
      readonly copy?: true;
    }
  | {
      readonly id: number;
      readonly method: 'execute';
      readonly commandId: string;
      readonly companyId: string;
      readonly type: string;
      readonly mode: CommandMode;
      readonly payload: Readonly<Record<string, unknown>>;
      readonly sentBy?: string;
      /** The trace that the command was sent under (W3C Trace Context). */
      readonly traceparent?: string;
      readonly tracestate?: string;
      /** With the feature deadline: a command that has not begun to save within this time must not begin. */
      readonly secondsLeft?: number;
    }
  /** The one request that can overlap another. */
  | { readonly id: number; readonly method: 'cancel'; readonly commandId: string }
  | { readonly id: number; readonly method: 'lookup'; readonly commandId: string }
  /** Read-only, before open: what the settings of a book could be, given those that are known. */
  | { readonly id: number; readonly method: 'propose'; readonly settings: Readonly<Record<string, unknown>> }
  | {
      readonly id: number;
      readonly method: 'watch';
      readonly companyId: string;
      readonly settings: Readonly<Record<string, unknown>>;
      /** A folder for the driver's own data. */
      readonly stateFolder: string;
    }
  | {
      readonly id: number;
      readonly method: 'changes';
      /** The position to continue from; null for the position now. */
      readonly cursor: string | null;
      readonly limit: number;
      /** How long the driver waits for a first change. */
      readonly waitSeconds: number;
    }
  | { readonly id: number; readonly method: 'close' };

export type RequestBody = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;

export interface HelloResponse {
  readonly protocol: number;
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly exactlyOnce: boolean;
  readonly commandTypes: readonly string[] | null;
  readonly settings: readonly SettingDeclaration[];
  readonly features: ReadonlySet<Feature>;
  /** Whether the driver has watch and changes. */
  readonly tellsChanges: boolean;
}

export interface ResponseArtifact {
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
}

/** What a new book needs to have a document, so that the connector prints it for a driver that cannot. */
export interface ResponsePrint {
  readonly company: Json;
  readonly defaultAccounts: Json;
  readonly terms: readonly Json[];
  readonly commands: readonly PrintStep[];
  readonly check: PrintStep & { readonly fields: Json };
}

export interface PrintStep {
  readonly type: string;
  readonly payload: Json;
}

export interface ExecuteResponse {
  readonly result: BookResult;
  readonly artifact: ResponseArtifact | null;
  readonly print: ResponsePrint | null;
  readonly wantsRecycle: boolean;
}

/** What the driver sends when it fails; without an outcome a write counts as unknown. */
export interface ErrorResponse {
  readonly code: string;
  readonly message: string;
  readonly wording?: Wording;
  readonly outcome: Outcome;
}

export type DriverResponse =
  | { readonly kind: 'ok'; readonly value: Json }
  | { readonly kind: 'error'; readonly error: ErrorResponse };

type Json = Readonly<Record<string, unknown>>;

/** The first request to every driver. */
export const helloFrom = (connectorBuild: string) =>
  ({ method: 'hello', protocol: PROTOCOL_VERSION, connectorBuild, features }) as const;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line as a response and the request it belongs to; null for anything else. */
export function readResponse(line: string): { readonly id: number; readonly answer: DriverResponse } | null {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isObject(message) || typeof message.id !== 'number') return null;
  const { id, ok, error } = message;
  if (isObject(ok)) return { id, answer: { kind: 'ok', value: ok } };
  return isObject(error) ? { id, answer: { kind: 'error', error: readError(error) } } : null;
}

function readError({ code, message, wording, outcome }: Json): ErrorResponse {
  return {
    code: typeof code === 'string' ? code : 'driver_failed',
    message: typeof message === 'string' ? message : 'The driver gave no reason.',
    ...wordingMember(wording),
    outcome: outcome === 'not_applied' || outcome === 'applied' ? outcome : 'unknown',
  };
}

const CODE_LENGTH_MAX = 100;
const FIELD_LENGTH_MAX = 60;
const REASON_LENGTH_MAX = 300;

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .filter((each): each is string => typeof each === 'string' && each.length <= CODE_LENGTH_MAX)
    .slice(0, deliveryLimits.reportedCodesMax);

const fieldsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  (isObject(value) ? Object.entries(value) : []).filter(
    ([name]) => name.length <= FIELD_LENGTH_MAX && !(unsafeKeys as readonly string[]).includes(name),
  );

/** What the response to open says about the book; what does not fit is left out. */
export function readBookLimits({ capabilities }: Json): BookLimits {
  if (!isObject(capabilities)) return {};
  const { currencies, codes, refusedFields, fieldLimits } = capabilities;
  return {
    ...(currencies !== undefined && { currencies: textsOf(currencies) }),
    ...(codes !== undefined && { codes: Object.fromEntries(fieldsOf(codes).map(([name, list]) => [name, textsOf(list)])) }),
    ...(refusedFields !== undefined && {
      refusedFields: Object.fromEntries(
        fieldsOf(refusedFields).map(([name, reason]) => [name, String(reason).slice(0, REASON_LENGTH_MAX)]),
      ),
    }),
    ...(fieldLimits !== undefined && {
      fieldLimits: Object.fromEntries(fieldsOf(fieldLimits).map(([name, limit]) => [name, limitOf(limit)])),
    }),
  };
}

const countOf = (value: unknown): number | null => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null);

function limitOf(value: unknown): FieldLimit {
  const { maxLength, decimals } = isObject(value) ? value : {};
  const [length, places] = [countOf(maxLength), countOf(decimals)];
  return { ...(length !== null && { maxLength: length }), ...(places !== null && { decimals: places }) };
}

export function readHello(value: Json): HelloResponse | string {
  const { protocol, name, version, build, exactlyOnce, commandTypes } = value;
  if (protocol !== PROTOCOL_VERSION) return `It uses protocol ${String(protocol)}, but this connector needs ${PROTOCOL_VERSION}.`;
  if (typeof name !== 'string' || typeof version !== 'string') return 'Its response to hello has no name or no version.';
  const types = Array.isArray(commandTypes) ? commandTypes.filter((type) => typeof type === 'string') : null;
  return {
    protocol,
    name: name.slice(0, 60),
    version: version.slice(0, 60),
    build: typeof build === 'string' ? build : version,
    exactlyOnce: exactlyOnce === true,
    commandTypes: types,
    settings: readSettings(value.settings),
    features: readFeatures(value.features),
    tellsChanges: value.changes === true,
  };
}

const SETTINGS_MAX = 50;
const SETTING_NAME = /^[A-Za-z][A-Za-z0-9_.-]{0,59}$/;
const LABEL_LENGTH_MAX = 100;

/** What a driver says about its settings; what has no usable name is left out. */
const readSettings = (value: unknown): readonly SettingDeclaration[] =>
  (Array.isArray(value) ? value : [])
    .slice(0, SETTINGS_MAX)
    .flatMap((each: unknown) =>
      isObject(each) && typeof each.name === 'string' && SETTING_NAME.test(each.name) ? [readSetting(each, each.name)] : [],
    );

function readSetting({ label, hint, type, required, choices, keys }: Json, name: string): SettingDeclaration {
  return {
    name,
    label: typeof label === 'string' && label.trim() !== '' ? label.slice(0, LABEL_LENGTH_MAX) : name,
    hint: typeof hint === 'string' ? hint.slice(0, REASON_LENGTH_MAX) : null,
    type: settingTypes.find((known) => known === type) ?? 'text',
    isRequired: required === true,
    choices: textsOf(choices),
    keys: textsOf(keys).filter((key) => SETTING_NAME.test(key)),
  };
}

/** The response to execute, or to lookup when something was found. */
export function readExecution(value: Json): ExecuteResponse | null {
  const { result, artifact } = value;
  if (!isObject(result) || typeof result.ok !== 'boolean') return null;
  const print = readPrint(value.print);
  if (print === 'invalid') return null;
  const wantsRecycle = value.recycle === true;
  if (!isObject(artifact)) return { result, artifact: null, print, wantsRecycle };
  const { path, fileName, contentType } = artifact;
  if (typeof path !== 'string') return null;
  return {
    result,
    print,
    wantsRecycle,
    artifact: {
      path,
      fileName: typeof fileName === 'string' ? fileName : 'file',
      contentType: typeof contentType === 'string' ? contentType : 'application/octet-stream',
    },
  };
}

const isStep = (value: unknown): value is PrintStep =>
  isObject(value) && typeof value.type === 'string' && isObject(value.payload);

function readPrint(value: unknown): ResponsePrint | null | 'invalid' {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) return 'invalid';
  const { company, defaultAccounts, terms, commands, check } = value;
  if (!isObject(company) || !isObject(defaultAccounts) || !isStep(check)) return 'invalid';
  if (!Array.isArray(terms) || !terms.every(isObject) || !Array.isArray(commands) || !commands.every(isStep)) return 'invalid';
  const { fields } = check as { readonly fields?: unknown };
  return isObject(fields) ? { company, defaultAccounts, terms, commands, check: { ...check, fields } } : 'invalid';
}
