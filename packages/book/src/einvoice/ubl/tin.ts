/** Tax identification numbers: their shapes, and the generic ones for whole groups of people. */

export const GENERAL_PUBLIC_TIN = 'EI00000000010';
export const FOREIGN_BUYER_TIN = 'EI00000000020';
export const FOREIGN_SUPPLIER_TIN = 'EI00000000030';
export const GOVERNMENT_TIN = 'EI00000000040';

const GENERIC_TINS = [GENERAL_PUBLIC_TIN, FOREIGN_BUYER_TIN, FOREIGN_SUPPLIER_TIN, GOVERNMENT_TIN];
const INDIVIDUAL_TIN = /^IG[1-9][0-9]*$/;
const COMPANY_TIN = /^(?!IG|EI)[A-Z]{1,2}[1-9][0-9]*0$/;

export const isTin = (text: string): boolean =>
  GENERIC_TINS.includes(text) || INDIVIDUAL_TIN.test(text) || COMPANY_TIN.test(text);

const INDIVIDUAL_IDS = ['NRIC', 'PASSPORT', 'ARMY'];

/** Whether a party is a natural person or the general public. */
export const isIndividual = ({ tin, idType }: { readonly tin: string; readonly idType: string }): boolean =>
  tin === GENERAL_PUBLIC_TIN || INDIVIDUAL_IDS.includes(idType);
