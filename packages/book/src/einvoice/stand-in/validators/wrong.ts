/** What a validator of the stand-in reports, and the TINs and words that several of them know. */

import type { Submitted } from './document.ts';

/** A document that a note refers to, with its current status. */
export interface Referenced {
  readonly isValid: boolean;
  readonly typeCode: string;
  readonly otherTin: string;
}

export type FindReferenced = (uuid: string) => Referenced | undefined;

/** A code and a message. The code is the published one of the tax authority, otherwise that of its validator with 000. */
export type Wrong = readonly [code: string, message: string];
export type Step = (submitted: Submitted, find: FindReferenced) => readonly Wrong[];

export const when = (isWrong: boolean, code: string, message: string): readonly Wrong[] => (isWrong ? [[code, message]] : []);

export const PUBLIC_TIN = 'EI00000000010';
export const FOREIGN_BUYER_TIN = 'EI00000000020';
export const FOREIGN_SUPPLIER_TIN = 'EI00000000030';
export const GOVERNMENT_TIN = 'EI00000000040';
export const GENERAL_TINS = [PUBLIC_TIN, FOREIGN_BUYER_TIN, FOREIGN_SUPPLIER_TIN, GOVERNMENT_TIN];
export const ABSENT = 'NA';
export const HOME = 'MYS';
export const RINGGIT = 'MYR';
export const CONSOLIDATED = '004';

/** Blocks that are not judged as UBL. */
export const SIGNATURES = ['UBLExtensions', 'Signature'];
