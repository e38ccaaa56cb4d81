/** Currencies by name, for amounts in words. Declared data. */

import type { Said } from './language.ts';

export interface CurrencyName {
  readonly unit: Said;
  /** The hundredth part, as English and Malay say it; Chinese counts 角 and 分 in every currency. */
  readonly part: Omit<Said, 'zh'>;
}

const named = (en: string, ms: string, zh: string, part: string, partMs = part): CurrencyName => ({
  unit: { en, ms, zh },
  part: { en: part, ms: partMs },
});

const CURRENCIES: Readonly<Record<string, CurrencyName>> = {
  MYR: named('Ringgit Malaysia', 'Ringgit Malaysia', '马币', 'Sen'),
  SGD: named('Singapore Dollars', 'Dolar Singapura', '新加坡元', 'Cents', 'Sen'),
  USD: named('US Dollars', 'Dolar Amerika Syarikat', '美元', 'Cents', 'Sen'),
  EUR: named('Euros', 'Euro', '欧元', 'Cents', 'Sen'),
  GBP: named('Pounds Sterling', 'Paun Sterling', '英镑', 'Pence', 'Peni'),
  AUD: named('Australian Dollars', 'Dolar Australia', '澳元', 'Cents', 'Sen'),
  NZD: named('New Zealand Dollars', 'Dolar New Zealand', '新西兰元', 'Cents', 'Sen'),
  CAD: named('Canadian Dollars', 'Dolar Kanada', '加元', 'Cents', 'Sen'),
  CHF: named('Swiss Francs', 'Franc Switzerland', '瑞士法郎', 'Centimes', 'Rappen'),
  CNY: named('Chinese Yuan', 'Yuan China', '人民币', 'Fen'),
  HKD: named('Hong Kong Dollars', 'Dolar Hong Kong', '港币', 'Cents', 'Sen'),
  TWD: named('New Taiwan Dollars', 'Dolar Taiwan', '新台币', 'Cents', 'Sen'),
  JPY: named('Japanese Yen', 'Yen Jepun', '日元', 'Sen'),
  KRW: named('Korean Won', 'Won Korea', '韩元', 'Jeon'),
  THB: named('Thai Baht', 'Baht Thai', '泰铢', 'Satang'),
  IDR: named('Indonesian Rupiah', 'Rupiah Indonesia', '印尼盾', 'Sen'),
  BND: named('Brunei Dollars', 'Dolar Brunei', '文莱元', 'Sen'),
  PHP: named('Philippine Pesos', 'Peso Filipina', '菲律宾比索', 'Centavos', 'Sentimo'),
  VND: named('Vietnamese Dong', 'Dong Vietnam', '越南盾', 'Xu'),
  INR: named('Indian Rupees', 'Rupee India', '印度卢比', 'Paise', 'Paisa'),
  AED: named('UAE Dirhams', 'Dirham UAE', '阿联酋迪拉姆', 'Fils'),
  SAR: named('Saudi Riyals', 'Riyal Saudi', '沙特里亚尔', 'Halalas', 'Halala'),
};

/** A currency that is not in the table uses its code. */
export const currencyName = (code: string): CurrencyName => CURRENCIES[code] ?? named(code, code, code, 'Cents', 'Sen');
