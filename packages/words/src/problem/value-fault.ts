/** Words everything that can be wrong with one value, for payloads, bodies and queries alike. Finds nothing itself. */

import { type DetailCode, NOT_BLANK, type RequirementName, requirementOf, textFormats } from '@ledgerline/contract';
import { counted } from '../counted.ts';
import type { Language } from '../language.ts';
import { either } from '../list.ts';
import { type Sentence, sentences } from '../sentence.ts';
import type { Fault } from './detail.ts';
import { formats, requirements } from './requirement.ts';

/** A keyword of JSON Schema that a value does not meet, and what is known about the value. */
export interface ValueFault {
  /** Where the value is, such as `lines[0].qty`. */
  readonly name: string | Sentence;
  readonly keyword: string;
  /** The parameters that JSON Schema validators report. */
  readonly params: FaultParams;
  readonly value: unknown;
  /** What the field is, in English; shown where the fault alone does not explain what to send. */
  readonly description?: string | undefined;
  readonly isRequired?: boolean;
  /** What an array of the request is made of; `value` when not given. */
  readonly element?: Element;
}

export interface FaultParams {
  readonly limit?: unknown;
  readonly type?: unknown;
  readonly format?: unknown;
  readonly pattern?: unknown;
  readonly allowedValues?: unknown;
  readonly allowedValue?: unknown;
}

type Element = 'row' | 'value';

/** The placeholder for a value that was not sent. As JSON it would have quotes. */
const NOTHING = 'nothing';

/** The value that was sent, at the end of a sentence; null for one that must not be repeated. */
type Sent = string | null;

const sentIn: Readonly<Record<Language, (sent: Sent) => string>> = {
  en: (sent) => (sent === null ? '.' : `; you sent ${sent}.`),
  ms: (sent) => (sent === null ? '.' : `; anda menghantar ${sent === NOTHING ? TYPES.nothing.ms : sent}.`),
  zh: (sent) => (sent === null ? '。' : `；您发送的是 ${sent === NOTHING ? TYPES.nothing.zh : sent}。`),
};

/** Descriptions of fields are in English, and only English sentences end with them. */
const after = (description: string | null): string => (description === null ? '' : ` ${description}`);

const TYPES = {
  string: { en: 'a string', ms: 'rentetan', zh: '字符串' },
  number: { en: 'a number', ms: 'nombor', zh: '数字' },
  integer: { en: 'an integer', ms: 'integer', zh: '整数' },
  boolean: { en: 'a boolean', ms: 'boolean', zh: '布尔值' },
  object: { en: 'an object', ms: 'objek', zh: '对象' },
  array: { en: 'an array', ms: 'tatasusunan', zh: '数组' },
  nothing: { en: NOTHING, ms: 'tiada apa-apa', zh: '空' },
} as const;

const typeIn = (name: string, language: Language): string =>
  Object.hasOwn(TYPES, name) ? TYPES[name as keyof typeof TYPES][language] : name;
const typesIn = (names: readonly string[], language: Language): string =>
  either[language](names.map((name) => typeIn(name, language)));

const elementsIn: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Element, string>>>> = {
  ms: { row: 'baris', value: 'nilai' },
  zh: { row: '行', value: '个值' },
};

const SPLIT = {
  en: ' Split them into several commands.',
  ms: ' Bahagikannya kepada beberapa arahan.',
  zh: '请分成多条指令发送。',
} as const;
const splitIn = (element: Element, language: Language): string => (element === 'row' ? SPLIT[language] : '');

const MEANT = { en: ' Did you mean ', ms: ' Adakah maksud anda ', zh: '您是指 ' } as const;
const meantIn = (meant: string | null, language: Language): string =>
  meant === null ? '' : `${MEANT[language]}${meant}${language === 'zh' ? '？' : '?'}`;

const choiceIn = (allowed: readonly string[], language: Language): string => {
  if (allowed.length === 1) return allowed[0] ?? '';
  return `${{ en: 'one of ', ms: 'salah satu daripada ', zh: '' }[language]}${either[language](allowed)}`;
};

const say = sentences('fault', {
  required: {
    en: (name: string, description: string | null) => `${name} is required.${after(description)}`,
    ms: (name) => `${name} diperlukan.`,
    zh: (name) => `缺少必填项 ${name}。`,
  },
  isNull: {
    en: (name: string) => `${name} cannot be null.`,
    ms: (name) => `${name} tidak boleh null.`,
    zh: (name) => `${name} 不能为 null。`,
  },
  isNullOptional: {
    en: (name: string) => `${name} cannot be null. Leave the field out instead.`,
    ms: (name) => `${name} tidak boleh null. Tinggalkan medan itu.`,
    zh: (name) => `${name} 不能为 null。请省略该字段。`,
  },
  notInteger: {
    en: (name: string, wanted: readonly string[], sent: Sent) => `${name} must be ${typesIn(wanted, 'en')}${sentIn.en(sent)}`,
    ms: (name, wanted, sent) => `${name} mesti ${typesIn(wanted, 'ms')}${sentIn.ms(sent)}`,
    zh: (name, wanted, sent) => `${name} 必须是${typesIn(wanted, 'zh')}${sentIn.zh(sent)}`,
  },
  type: {
    en: (name: string, wanted: readonly string[], sent: string) =>
      `${name} must be ${typesIn(wanted, 'en')}; you sent ${typeIn(sent, 'en')}.`,
    ms: (name, wanted, sent) => `${name} mesti ${typesIn(wanted, 'ms')}; anda menghantar ${typeIn(sent, 'ms')}.`,
    zh: (name, wanted, sent) => `${name} 必须是${typesIn(wanted, 'zh')}；您发送的是${typeIn(sent, 'zh')}。`,
  },
  choice: {
    en: (name: string, allowed: readonly string[], sent: Sent, meant: string | null) =>
      `${name} must be ${choiceIn(allowed, 'en')}${sentIn.en(sent)}${meantIn(meant, 'en')}`,
    ms: (name, allowed, sent, meant) => `${name} mesti ${choiceIn(allowed, 'ms')}${sentIn.ms(sent)}${meantIn(meant, 'ms')}`,
    zh: (name, allowed, sent, meant) => `${name} 必须是 ${choiceIn(allowed, 'zh')}${sentIn.zh(sent)}${meantIn(meant, 'zh')}`,
  },
  requirement: {
    en: (name: string, requirement: RequirementName, sent: Sent) => `${name} ${requirements[requirement].en}${sentIn.en(sent)}`,
    ms: (name, requirement, sent) => `${name} ${requirements[requirement].ms}${sentIn.ms(sent)}`,
    zh: (name, requirement, sent) => `${name} ${requirements[requirement].zh}${sentIn.zh(sent)}`,
  },
  format: {
    en: (name: string, format: string, sent: Sent) => `${name} ${formatIn(format, 'en')}${sentIn.en(sent)}`,
    ms: (name, format, sent) => `${name} ${formatIn(format, 'ms')}${sentIn.ms(sent)}`,
    zh: (name, format, sent) => `${name} ${formatIn(format, 'zh')}${sentIn.zh(sent)}`,
  },
  pattern: {
    en: (name: string, sent: Sent, description: string | null) =>
      `${name} has an invalid format${sentIn.en(sent)}${after(description)}`,
    ms: (name, sent) => `${name} mempunyai format yang tidak sah${sentIn.ms(sent)}`,
    zh: (name, sent) => `${name} 格式无效${sentIn.zh(sent)}`,
  },
  blank: {
    en: (name: string) => `${name} cannot be blank.`,
    ms: (name) => `${name} tidak boleh kosong.`,
    zh: (name) => `${name} 不能为空白。`,
  },
  tooLong: {
    en: (name: string, limit: number, length: number) =>
      `${name} can have at most ${counted(limit, 'character', 'characters')}; you sent ${length}.`,
    ms: (name, limit, length) => `${name} boleh mempunyai paling banyak ${limit} aksara; anda menghantar ${length}.`,
    zh: (name, limit, length) => `${name} 最多 ${limit} 个字符；您发送了 ${length} 个。`,
  },
  empty: {
    en: (name: string) => `${name} cannot be empty.`,
    ms: (name) => `${name} tidak boleh kosong.`,
    zh: (name) => `${name} 不能为空。`,
  },
  tooShort: {
    en: (name: string, limit: number) => `${name} must have at least ${counted(limit, 'character', 'characters')}.`,
    ms: (name, limit) => `${name} mesti mempunyai sekurang-kurangnya ${limit} aksara.`,
    zh: (name, limit) => `${name} 至少需要 ${limit} 个字符。`,
  },
  minimum: {
    en: (name: string, limit: number, sent: Sent) => `${name} must be ${limit} or more${sentIn.en(sent)}`,
    ms: (name, limit, sent) => `${name} mesti ${limit} atau lebih${sentIn.ms(sent)}`,
    zh: (name, limit, sent) => `${name} 必须大于或等于 ${limit}${sentIn.zh(sent)}`,
  },
  maximum: {
    en: (name: string, limit: number, sent: Sent) => `${name} must be ${limit} or less${sentIn.en(sent)}`,
    ms: (name, limit, sent) => `${name} mesti ${limit} atau kurang${sentIn.ms(sent)}`,
    zh: (name, limit, sent) => `${name} 必须小于或等于 ${limit}${sentIn.zh(sent)}`,
  },
  above: {
    en: (name: string, limit: number, sent: Sent) => `${name} must be greater than ${limit}${sentIn.en(sent)}`,
    ms: (name, limit, sent) => `${name} mesti lebih besar daripada ${limit}${sentIn.ms(sent)}`,
    zh: (name, limit, sent) => `${name} 必须大于 ${limit}${sentIn.zh(sent)}`,
  },
  below: {
    en: (name: string, limit: number, sent: Sent) => `${name} must be less than ${limit}${sentIn.en(sent)}`,
    ms: (name, limit, sent) => `${name} mesti kurang daripada ${limit}${sentIn.ms(sent)}`,
    zh: (name, limit, sent) => `${name} 必须小于 ${limit}${sentIn.zh(sent)}`,
  },
  decimals: {
    en: (name: string, limit: number, sent: Sent) =>
      `${name} can have at most ${counted(limit, 'decimal place', 'decimal places')} and 15 significant digits${sentIn.en(sent)}`,
    ms: (name, limit, sent) =>
      `${name} boleh mempunyai paling banyak ${limit} tempat perpuluhan dan 15 digit bererti${sentIn.ms(sent)}`,
    zh: (name, limit, sent) => `${name} 最多 ${limit} 位小数和 15 位有效数字${sentIn.zh(sent)}`,
  },
  tooFew: {
    en: (name: string, limit: number, element: Element) =>
      `${name} must have at least ${counted(limit, element, `${element}s`)}.`,
    ms: (name, limit, element) => `${name} mesti mempunyai sekurang-kurangnya ${limit} ${elementsIn.ms[element]}.`,
    zh: (name, limit, element) => `${name} 至少需要 ${limit} ${elementsIn.zh[element]}。`,
  },
  tooMany: {
    en: (name: string, limit: number, element: Element, count: number | null) =>
      `${name} can have at most ${counted(limit, element, `${element}s`)}; you sent ${count ?? 'more'}.${splitIn(element, 'en')}`,
    ms: (name, limit, element, count) =>
      `${name} boleh mempunyai paling banyak ${limit} ${elementsIn.ms[element]}; anda menghantar ${count ?? 'lebih'}.${splitIn(element, 'ms')}`,
    zh: (name, limit, element, count) =>
      `${name} 最多 ${limit} ${elementsIn.zh[element]}；您发送了 ${count ?? '更多'}。${splitIn(element, 'zh')}`,
  },
  repeated: {
    en: (name: string, value: string) => `${name} contains ${value} more than once.`,
    ms: (name, value) => `${name} mengandungi ${value} lebih daripada sekali.`,
    zh: (name, value) => `${name} 中 ${value} 出现了不止一次。`,
  },
  invalid: {
    en: (name: string, sent: Sent, description: string | null) =>
      `${name} has an invalid value${sentIn.en(sent)}${after(description)}`,
    ms: (name, sent) => `${name} mempunyai nilai yang tidak sah${sentIn.ms(sent)}`,
    zh: (name, sent) => `${name} 的值无效${sentIn.zh(sent)}`,
  },
  unknownField: {
    en: (name: string, allowed: readonly string[]) => `${name} is not a recognised field. Allowed fields: ${allowed.join(', ')}.`,
    ms: (name, allowed) => `${name} bukan medan yang dikenali. Medan yang dibenarkan: ${allowed.join(', ')}.`,
    zh: (name, allowed) => `${name} 不是可识别的字段。允许的字段：${allowed.join('、')}。`,
  },
  misspeltField: {
    en: (name: string, meant: string) => `${name} is not a recognised field. Did you mean ${meant}?`,
    ms: (name, meant) => `${name} bukan medan yang dikenali. Adakah maksud anda ${meant}?`,
    zh: (name, meant) => `${name} 不是可识别的字段。您是指 ${meant}？`,
  },
  misspeltParameter: {
    en: (name: string, meant: string) => `${name} is not a recognised parameter. Did you mean ${meant}?`,
    ms: (name, meant) => `${name} bukan parameter yang dikenali. Adakah maksud anda ${meant}?`,
    zh: (name, meant) => `${name} 不是可识别的参数。您是指 ${meant}？`,
  },
  unknownFieldOf: {
    en: (name: string, type: string, path: string) => `${name} is not a field of ${type}. See GET ${path}.`,
    ms: (name, type, path) => `${name} bukan medan bagi ${type}. Lihat GET ${path}.`,
    zh: (name, type, path) => `${name} 不是 ${type} 的字段。请参阅 GET ${path}。`,
  },
  misspeltFieldOf: {
    en: (name: string, type: string, meant: string) => `${name} is not a field of ${type}. Did you mean ${meant}?`,
    ms: (name, type, meant) => `${name} bukan medan bagi ${type}. Adakah maksud anda ${meant}?`,
    zh: (name, type, meant) => `${name} 不是 ${type} 的字段。您是指 ${meant}？`,
  },
  theBody: { en: 'The request body', ms: 'Badan permintaan', zh: '请求正文' },
  thePayload: { en: 'The payload', ms: 'Payload', zh: 'payload' },
});

/** What a fault is about if it is about the whole. */
export const { theBody, thePayload } = say;

const formatIn = (format: string, language: Language): string =>
  (Object.hasOwn(formats, format) ? formats[format] : formats.unknown)?.[language] ?? '';

/** Suggestions are made only for lists longer than this; a shorter list is on screen already. */
const LISTED_VALUES_MAX = 8;

type Template = (fault: ValueFault, suggest: Suggest) => readonly [DetailCode, Sentence];

/** The allowed value that a misspelt one was probably meant to be. */
type Suggest = (value: string, allowed: readonly string[]) => string | undefined;

const limitOf = ({ params: { limit } }: ValueFault): number => Number(limit);

const TEMPLATES: Readonly<Record<string, Template>> = {
  required: ({ name, description = null }) => ['required', say.required(name, description)],
  type: (fault) => ['type', typeSentence(fault)],
  enum: (fault, suggest) => ['enum', choiceSentence(fault, suggest)],
  const: (fault) => {
    const { allowedValue } = fault.params;
    const code = typeof fault.value === typeof allowedValue ? 'enum' : 'type';
    const requirement = requirementOf(String(allowedValue));
    return [
      code,
      requirement === undefined
        ? say.choice(fault.name, [preview(allowedValue)], sent(fault), null)
        : say.requirement(fault.name, requirement, sent(fault)),
    ];
  },
  format: (fault) => {
    const format = String(fault.params.format);
    const code = format === textFormats.line || format === textFormats.lines ? 'invalid_text' : 'format';
    return [code, say.format(fault.name, format, sent(fault))];
  },
  pattern: (fault) => {
    const pattern = String(fault.params.pattern);
    if (pattern === NOT_BLANK) return ['too_short', say.blank(fault.name)];
    const requirement = requirementOf(pattern);
    if (requirement !== undefined) return ['pattern', say.requirement(fault.name, requirement, sent(fault))];
    return ['pattern', say.pattern(fault.name, sent(fault), fault.description ?? null)];
  },
  maxLength: (fault) => ['too_long', say.tooLong(fault.name, limitOf(fault), [...String(fault.value)].length)],
  minLength: (fault) => [
    'too_short',
    fault.params.limit === 1 ? say.empty(fault.name) : say.tooShort(fault.name, limitOf(fault)),
  ],
  minimum: (fault) => ['too_small', say.minimum(fault.name, limitOf(fault), sent(fault))],
  maximum: (fault) => ['too_large', say.maximum(fault.name, limitOf(fault), sent(fault))],
  exclusiveMinimum: (fault) => ['too_small', say.above(fault.name, limitOf(fault), sent(fault))],
  exclusiveMaximum: (fault) => ['too_large', say.below(fault.name, limitOf(fault), sent(fault))],
  'x-decimals': (fault) => ['decimals', say.decimals(fault.name, limitOf(fault), sent(fault))],
  minItems: (fault) => ['too_few', say.tooFew(fault.name, limitOf(fault), fault.element ?? 'value')],
  maxItems: (fault) => {
    const count = Array.isArray(fault.value) ? fault.value.length : null;
    return ['too_many', say.tooMany(fault.name, limitOf(fault), fault.element ?? 'value', count)];
  },
  uniqueItems: ({ name, value }) => ['duplicate', say.repeated(name, preview(repeated(value)))],
  anyOf: (fault) => ['type', invalidSentence(fault)],
};

/** What is wrong with a value, as in every error. */
export function wordFault(fault: ValueFault, suggest: Suggest = () => undefined): Fault {
  const [code, sentence] = TEMPLATES[fault.keyword]?.(fault, suggest) ?? ['rule', invalidSentence(fault)];
  return { code, sentence };
}

/** Whether a keyword adds something that no other says better, such as which branch of an alternative did not fit. */
export const isWorded = (keyword: string): boolean => Object.hasOwn(TEMPLATES, keyword);

const NAME_LENGTH_MAX = 100;
const shown = (name: string): string => name.slice(0, NAME_LENGTH_MAX);

/** A field that a body does not have: the one that was `meant`, or else those that are `allowed`. */
export const wordUnknownField = (name: string, meant: string | undefined, allowed: readonly string[]): Fault => ({
  code: 'unknown_member',
  sentence: meant === undefined ? say.unknownField(shown(name), allowed) : say.misspeltField(shown(name), meant),
});

/** A field that a command does not have: the one that was `meant`, or else the `path` of its schema. */
export const wordUnknownFieldOf = (name: string, type: string, meant: string | undefined, path: string): Fault => ({
  code: 'unknown_member',
  sentence: meant === undefined ? say.unknownFieldOf(shown(name), type, path) : say.misspeltFieldOf(shown(name), type, meant),
});

/** A parameter whose name is nearly that of a known one. */
export const wordMisspeltParameter = (name: string, meant: string): Fault => ({
  code: 'unknown_member',
  sentence: say.misspeltParameter(shown(name), meant),
});

/** Fields whose values are never repeated. */
const SECRET = /(?:password|secret|token)$/i;

const sent = ({ name, value }: ValueFault): Sent => (SECRET.test(String(name)) ? null : preview(value));

const invalidSentence = (fault: ValueFault): Sentence => say.invalid(fault.name, sent(fault), fault.description ?? null);

function typeSentence(fault: ValueFault): Sentence {
  const { name, params, value, isRequired = false } = fault;
  if (value === null) return isRequired || String(name).endsWith(']') ? say.isNull(name) : say.isNullOptional(name);
  const wanted = [params.type]
    .flat()
    .map(String)
    .filter((type) => type !== 'null');
  if (wanted.includes('integer') && typeof value !== 'object') return say.notInteger(name, wanted, sent(fault));
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return say.type(name, wanted, Object.hasOwn(TYPES, kind) ? kind : NOTHING);
}

function choiceSentence(fault: ValueFault, suggest: Suggest): Sentence {
  const allowed = ((fault.params.allowedValues ?? []) as readonly unknown[]).map(String);
  const isLong = allowed.length > LISTED_VALUES_MAX;
  const meant = isLong && typeof fault.value === 'string' ? suggest(fault.value, allowed) : undefined;
  return say.choice(fault.name, allowed, sent(fault), meant ?? null);
}

const PREVIEW_LENGTH_MAX = 40;

function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? NOTHING;
  return text.length > PREVIEW_LENGTH_MAX ? `${text.slice(0, PREVIEW_LENGTH_MAX)}…` : text;
}

/** The first element of an array that an earlier one is equal to. */
function repeated(value: unknown): unknown {
  const seen = new Set<string>();
  return (Array.isArray(value) ? value : []).find((element) => {
    const text = JSON.stringify(element);
    return seen.size === seen.add(text).size;
  });
}
