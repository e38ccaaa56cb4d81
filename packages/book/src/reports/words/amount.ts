/** Amounts in words, as cheques and invoices state them: Ringgit Malaysia One Hundred and Sen Five Only. */

import type { Sen } from '../../money.ts';
import { currencyName } from './currency.ts';
import type { Language } from './language.ts';

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const THOUSANDS = ['', 'Thousand', 'Million', 'Billion', 'Trillion', 'Quadrillion'];

const ANGKA = 'Kosong Satu Dua Tiga Empat Lima Enam Tujuh Lapan Sembilan'.split(' ');
const RIBUAN = ['', 'Ribu', 'Juta', 'Bilion', 'Trilion', 'Kuadrilion'];

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const MYRIADS = ['', '万', '亿', '万亿'];

/** The number in groups below `size`, the lowest first. */
function groupsOf(value: bigint, size: bigint): readonly number[] {
  const groups: number[] = [];
  for (let rest = value; rest > 0n; rest /= size) groups.push(Number(rest % size));
  return groups;
}

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

function englishHundreds(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const tens =
    rest < 20 ? (SMALL[rest] ?? '') : [TENS[Math.floor(rest / 10)], rest % 10 === 0 ? [] : SMALL[rest % 10]].flat().join('-');
  return joined(hundreds === 0 ? '' : `${SMALL[hundreds]} Hundred`, rest === 0 ? '' : tens);
}

function english(value: bigint): string {
  if (value === 0n) return 'Zero';
  const words = groupsOf(value, 1000n).map((group, place) =>
    group === 0 ? '' : joined(englishHundreds(group), THOUSANDS[place] ?? ''),
  );
  return joined(...words.reverse());
}

/** In Malay, "one" merges with ten, hundred, thousand and million: sepuluh, seratus, seribu, sejuta. */
function malayHundreds(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const [tens, ones] = [Math.floor(rest / 10), rest % 10];
  const below =
    rest === 0
      ? ''
      : rest < 10
        ? (ANGKA[rest] ?? '')
        : tens === 1
          ? malayTeens(ones)
          : joined(`${ANGKA[tens]} Puluh`, ones === 0 ? '' : (ANGKA[ones] ?? ''));
  return joined(hundreds === 0 ? '' : hundreds === 1 ? 'Seratus' : `${ANGKA[hundreds]} Ratus`, below);
}

const malayTeens = (ones: number): string => (ones === 0 ? 'Sepuluh' : ones === 1 ? 'Sebelas' : `${ANGKA[ones]} Belas`);

function malay(value: bigint): string {
  if (value === 0n) return 'Kosong';
  const words = groupsOf(value, 1000n).map((group, place) => {
    if (group === 0) return '';
    if (group === 1 && (place === 1 || place === 2)) return `Se${RIBUAN[place]?.toLowerCase()}`;
    return joined(malayHundreds(group), RIBUAN[place] ?? '');
  });
  return joined(...words.reverse());
}

function chineseThousands(value: number): string {
  let text = '';
  for (const [index, digit] of [...String(value).padStart(4, '0')].entries()) {
    if (digit !== '0') text += `${DIGITS[Number(digit)]}${PLACES[3 - index]}`;
    else if (text !== '' && !text.endsWith('零')) text += '零';
  }
  return text.replace(/零$/, '');
}

/** Groups of four digits; a gap between groups is spoken as one 零. */
function chinese(value: bigint): string {
  if (value === 0n) return '零';
  const groups = groupsOf(value, 10_000n);
  let text = '';
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const group = groups[place] ?? 0;
    if (group === 0) continue;
    const hasGap = text !== '' && (group < 1000 || (groups[place + 1] ?? 0) === 0);
    text += `${hasGap ? '零' : ''}${chineseThousands(group)}${MYRIADS[place] ?? ''}`;
  }
  return text;
}

function chineseAmount(unit: string, whole: bigint, hundredths: number): string {
  const [jiao, fen] = [Math.floor(hundredths / 10), hundredths % 10];
  const yuan = whole === 0n && hundredths > 0 ? '' : `${chinese(whole)}元`;
  const jiaoText = jiao > 0 ? `${DIGITS[jiao]}角` : fen > 0 && yuan !== '' ? '零' : '';
  return `${unit}${yuan}${jiaoText}${fen > 0 ? `${DIGITS[fen]}分` : '整'}`;
}

/** The amount in words, without its sign. */
export function amountInWords(language: Language, currency: string, amount: Sen): string {
  const size = amount < 0n ? -amount : amount;
  const [whole, hundredths] = [size / 100n, size % 100n];
  const { unit, part } = currencyName(currency);
  if (language === 'zh') return chineseAmount(unit.zh, whole, Number(hundredths));
  const [say, and, only] = language === 'en' ? ([english, 'and', 'Only'] as const) : ([malay, 'dan', 'Sahaja'] as const);
  const parts = hundredths === 0n ? '' : `${and} ${part[language]} ${say(hundredths)}`;
  return joined(unit[language], say(whole), parts, only);
}
