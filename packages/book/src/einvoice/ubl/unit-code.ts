/** Units of the book under the codes of UN/ECE Recommendation 20, which e-invoices count in. Declared data. */

import { hasCode } from '../codes/code-table.ts';

const UNIT_CODES: Readonly<Record<string, string>> = {
  PCS: 'C62',
  PC: 'C62',
  UNIT: 'C62',
  EA: 'EA',
  EACH: 'EA',
  SET: 'SET',
  PAIR: 'PR',
  DOZEN: 'DZN',
  DOZ: 'DZN',
  BOX: 'XBX',
  CTN: 'XCT',
  CARTON: 'XCT',
  PKT: 'XPK',
  PACK: 'XPK',
  BAG: 'XBG',
  BTL: 'XBO',
  BOTTLE: 'XBO',
  ROLL: 'XRO',
  DRUM: 'XDR',
  PALLET: 'XPX',
  G: 'GRM',
  GM: 'GRM',
  KG: 'KGM',
  TON: 'TNE',
  MT: 'TNE',
  ML: 'MLT',
  L: 'LTR',
  LTR: 'LTR',
  MM: 'MMT',
  CM: 'CMT',
  M: 'MTR',
  MTR: 'MTR',
  KM: 'KMT',
  FT: 'FOT',
  SQM: 'MTK',
  SQFT: 'FTK',
  M3: 'MTQ',
  KWH: 'KWH',
  MIN: 'MIN',
  HR: 'HUR',
  HRS: 'HUR',
  HOUR: 'HUR',
  DAY: 'DAY',
  WEEK: 'WEE',
  MONTH: 'MON',
  YEAR: 'ANN',
  JOB: 'E51',
  LOT: 'LO',
};

/** "One", where the unit of the book has no code. */
export const ONE_UNIT = 'C62';

/** A unit that is itself a code, such as KGM, keeps it. */
export function unitCodeOf(uom: string): string {
  const unit = uom.toUpperCase();
  return UNIT_CODES[unit] ?? (hasCode('unit', unit) ? unit : ONE_UNIT);
}
