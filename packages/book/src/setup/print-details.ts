/** The owner's print details for documents: logo, bank details, a payment code, the language. Checks them; stores nothing. */

import type { Json, Payload } from '@ledgerline/catalog';
import { LOGO_KIB_MAX, storedLogo } from './logo.ts';
import { isMerchantCode } from './merchant-code.ts';

interface DetailDeclaration {
  readonly isTaken: (text: string) => boolean;
  /** Ends the sentence "… must be". */
  readonly form: string;
}

const upTo = (length: number): DetailDeclaration => ({
  isTaken: (text) => text.length <= length,
  form: `at most ${length} characters`,
});

const PRINT_DETAILS = {
  logo: {
    isTaken: (text) => storedLogo(text) !== null,
    form: `@ and the name of a JPEG file, or of a PNG file without transparency or interlacing, of at most ${LOGO_KIB_MAX} KiB`,
  },
  bankName: upTo(80),
  bankAccountNo: upTo(40),
  bankAccountName: upTo(100),
  bankSwift: upTo(20),
  paymentCode: {
    isTaken: isMerchantCode,
    form: 'the text of an EMVCo merchant code such as a DuitNow QR, with a correct checksum',
  },
  language: { isTaken: (text) => ['en', 'ms', 'zh'].includes(text), form: 'one of en, ms or zh' },
} as const satisfies Record<string, DetailDeclaration>;

export type PrintDetail = keyof typeof PRINT_DETAILS;

const isPrintDetail = (name: string): name is PrintDetail => Object.hasOwn(PRINT_DETAILS, name);

/** What is wrong with one detail; null when it can be stored. An empty one is removed. */
export function printDetailProblem(name: string, value: Json): string | null {
  if (!isPrintDetail(name)) return `print.${name} is not a setting. Use ${Object.keys(PRINT_DETAILS).join(', ')}.`;
  const { isTaken, form } = PRINT_DETAILS[name];
  if (value === '' || (typeof value === 'string' && isTaken(value))) return null;
  return `print.${name} must be ${form}.`;
}

/** The details with one detail set or removed. */
export const withPrintDetail = (stored: Payload, name: string, value: Json): Payload => {
  const { [name]: _old, ...others } = stored;
  return value === '' ? others : { ...others, [name]: value };
};

/** A detail as a person sees it: a logo by its size, not by its bytes. */
export function shownPrintDetail(name: string, value: Json): Json {
  const logo = name === 'logo' ? storedLogo(String(value)) : null;
  return logo ? `${logo.contentType}, ${logo.width} x ${logo.height} pixels` : value;
}
