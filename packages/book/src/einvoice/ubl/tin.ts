/** Tax identification numbers: their shapes, and the generic ones for whole groups of people. */

export const GENERAL_PUBLIC_TIN = 'EI00000000010';
export const FOREIGN_BUYER_TIN = 'EI00000000020';
export const FOREIGN_SUPPLIER_TIN = 'EI00000000030';
export const GOVERNMENT_TIN = 'EI00000000040';

const GENERIC_TINS: readonly string[] = [GENERAL_PUBLIC_TIN, FOREIGN_BUYER_TIN, FOREIGN_SUPPLIER_TIN, GOVERNMENT_TIN];
export const isGenericTin = (tin: string): boolean => GENERIC_TINS.includes(tin);

/** The value for a number that is not known. */
export const ABSENT = 'NA';

/** The general public, whose purchases a consolidated e-invoice sums up. */
export const isUnnamed = ({ tin, idNo }: { readonly tin: string; readonly idNo: string }): boolean =>
  tin === GENERAL_PUBLIC_TIN && idNo === ABSENT;

const TIN_LENGTH_MAX = 14;
const INDIVIDUAL_TIN = /^IG[1-9]\d*$/;
/** All other taxpayers have one of these prefixes, no leading zero, and a 0 at the end. */
const OTHER_TIN = /^(?:C|CS|D|F|FA|PT|TA|TC|TN|TR|TP|J|LE)[1-9]\d*0$/;

export const isTin = (text: string): boolean =>
  isGenericTin(text) || (text.length <= TIN_LENGTH_MAX && (INDIVIDUAL_TIN.test(text) || OTHER_TIN.test(text)));

const INDIVIDUAL_IDS = ['NRIC', 'PASSPORT', 'ARMY'];

/** Whether a party is a natural person or the general public. */
export const isIndividual = ({ tin, idType }: { readonly tin: string; readonly idType: string }): boolean =>
  tin === GENERAL_PUBLIC_TIN || INDIVIDUAL_IDS.includes(idType);
