import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountInWords } from './amount.ts';
import type { Language } from './language.ts';

const CASES: readonly (readonly [language: Language, currency: string, sen: bigint, words: string])[] = [
  ['en', 'MYR', 0n, 'Ringgit Malaysia Zero Only'],
  ['en', 'MYR', 5n, 'Ringgit Malaysia Zero and Sen Five Only'],
  ['en', 'MYR', 31_400n, 'Ringgit Malaysia Three Hundred Fourteen Only'],
  ['en', 'MYR', 123_456n, 'Ringgit Malaysia One Thousand Two Hundred Thirty-Four and Sen Fifty-Six Only'],
  ['en', 'MYR', 100_000_100n, 'Ringgit Malaysia One Million One Only'],
  ['en', 'MYR', 2_000_001_910n, 'Ringgit Malaysia Twenty Million Nineteen and Sen Ten Only'],
  ['en', 'USD', 9_999n, 'US Dollars Ninety-Nine and Cents Ninety-Nine Only'],
  ['en', 'GBP', 101n, 'Pounds Sterling One and Pence One Only'],
  ['en', 'XBT', 250n, 'XBT Two and Cents Fifty Only'],
  ['en', 'MYR', -12_300n, 'Ringgit Malaysia One Hundred Twenty-Three Only'],
  ['ms', 'MYR', 123_450n, 'Ringgit Malaysia Seribu Dua Ratus Tiga Puluh Empat dan Sen Lima Puluh Sahaja'],
  ['ms', 'MYR', 1_110n, 'Ringgit Malaysia Sebelas dan Sen Sepuluh Sahaja'],
  ['ms', 'MYR', 11_200n, 'Ringgit Malaysia Seratus Dua Belas Sahaja'],
  ['ms', 'MYR', 100_100_000n, 'Ringgit Malaysia Sejuta Seribu Sahaja'],
  ['ms', 'MYR', 10_100_000n, 'Ringgit Malaysia Seratus Satu Ribu Sahaja'],
  ['ms', 'USD', 101n, 'Dolar Amerika Syarikat Satu dan Sen Satu Sahaja'],
  ['zh', 'MYR', 0n, '马币零元整'],
  ['zh', 'MYR', 123_450n, '马币壹仟贰佰叁拾肆元伍角整'],
  ['zh', 'MYR', 100_405n, '马币壹仟零肆元零伍分'],
  ['zh', 'MYR', 6n, '马币陆分'],
  ['zh', 'MYR', 1_000_100n, '马币壹万零壹元整'],
  ['zh', 'MYR', 10_500_000_000n, '马币壹亿零伍佰万元整'],
  ['zh', 'USD', 1_200_340_056n, '美元壹仟贰佰万叁仟肆佰元伍角陆分'],
];

test('an amount reads as a cashier would say it, in every language', () => {
  for (const [language, currency, sen, words] of CASES) assert.equal(amountInWords(language, currency, sen), words);
});
