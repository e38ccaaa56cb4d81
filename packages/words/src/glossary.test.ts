import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { before, test } from 'node:test';
import type { Language } from './language.ts';
import { roomsOfSentences } from './sentence.ts';

/** A term in each language. Malay and Chinese can say it in several forms; the first one is that of the glossary. */
type Term = readonly [en: RegExp, ms: RegExp, zh: RegExp];

const GLOSSARY: Readonly<Record<string, Term>> = {
  'account book': [/\baccount books?\b/i, /\bbuku\b/i, /账套/],
  connector: [/(?<![-/])\bconnectors?\b(?!-)/i, /penyambung/i, /连接器/],
  command: [/\bcommands?\b(?![-/.])/i, /arahan/i, /指令/],
  sandbox: [/\bsandbox\b/i, /kotak pasir/i, /沙盒/],
  'API key': [/\bAPI keys?\b/, /kunci API/i, /API 密钥/],
  customer: [/\bcustomers?\b/i, /pelanggan|penghutang/i, /客户/],
  debtor: [/\bdebtors?\b/i, /penghutang|pelanggan/i, /客户|应收/],
  supplier: [/\bsuppliers?\b/i, /pembekal|pemiutang/i, /供应商/],
  creditor: [/\bcreditors?\b/i, /pemiutang|pembekal/i, /供应商|应付/],
  item: [/(?<!\bopen )\bitems?\b/i, /item/i, /商品/],
  'unit of measure': [/\bunits? of measure\b/i, /unit ukuran/i, /单位/],
  location: [/\blocations?\b/i, /lokasi/i, /仓位/],
  quotation: [/\bquotations?\b/i, /sebut harga/i, /报价|询价/],
  'sales order': [/\bsales orders?\b/i, /pesanan jualan/i, /销售订单/],
  'delivery order': [/\bdelivery orders?\b/i, /pesanan penghantaran/i, /送货单/],
  'purchase order': [/\bpurchase orders?\b/i, /pesanan belian/i, /采购订单/],
  'goods received note': [/\bgoods received notes?\b/i, /nota penerimaan barang/i, /收货单/],
  'purchase return': [/\bpurchase returns?\b/i, /pulangan belian/i, /采购退货/],
  'e-invoice': [/\be-invoices?\b/i, /e-Invois/, /电子发票/],
  invoice: [/\binvoices?\b/i, /invois/i, /发票/],
  'cash sale': [/\bcash sales?\b/i, /jualan tunai/i, /现金销售/],
  'credit note': [/\bcredit notes?\b/i, /nota kredit/i, /贷项通知单/],
  'debit note': [/\bdebit notes?\b/i, /nota debit/i, /借项通知单/],
  contra: [/\bcontras?\b/i, /kontra/i, /对冲/],
  deposit: [/\bdeposits?\b/i, /deposit/i, /定金/],
  refund: [/\brefunds?\b/i, /bayaran balik/i, /退款/],
  outstanding: [/\boutstanding\b/i, /belum dijelaskan/i, /未结清/],
  overdue: [/\boverdue\b/i, /tertunggak/i, /逾期/],
  aging: [/\baging\b/i, /pengumuran/i, /账龄/],
  'statement of account': [/\bstatements? of account\b/i, /penyata akaun/i, /对账单/],
  'journal entry': [/\bjournal entr(?:y|ies)\b/i, /catatan jurnal/i, /日记账分录/],
  ledger: [/\bledgers?\b/i, /lejar/i, /分类账|总账/],
  'trial balance': [/\btrial balance\b/i, /imbangan duga/i, /试算表/],
  'profit and loss': [/\bprofit and loss\b/i, /untung rugi/i, /损益表/],
  'balance sheet': [/\bbalance sheet\b/i, /kunci kira-kira/i, /资产负债表/],
  'cash flow': [/\bcash flow\b/i, /aliran tunai/i, /现金流量/],
  'chart of accounts': [/\bcharts? of accounts\b/i, /carta akaun/i, /会计科目表/],
  'bank reconciliation': [/\bbank reconciliations?\b/i, /penyesuaian bank/i, /银行对账/],
  'stock take': [/\bstock takes?\b/i, /kiraan stok/i, /盘点/],
  'bill of materials': [/\bbills? of materials\b/i, /senarai bahan/i, /物料清单/],
  'tax code': [/\btax codes?\b/i, /kod cukai/i, /税码/],
  void: [/\bvoid(?:ed|ing)?\b/i, /batal/i, /作废/],
  draft: [/\bdrafts?\b/i, /draf/i, /草稿/],
  approve: [/\bapprov(?:e|es|ed|ing|al|als)\b/i, /lulus/i, /批准|审批/],
  deny: [/\b(?:deny|denies|denied|denying)\b/i, /tolak|menolak/i, /拒绝/],
  owner: [/\bowners?\b/i, /pemilik/i, /所有者/],
  accountant: [/\baccountants?\b/i, /akauntan/i, /会计/],
  webhook: [/\bwebhooks?\b/i, /webhook/i, /Webhook/],
  'two-step login': [/\btwo-step login\b/i, /log masuk dua langkah/i, /两步验证/],
  'authenticator app': [/\bauthenticator apps?\b/i, /apl pengesah/i, /验证器/],
  passkey: [/\bpasskeys?\b/i, /kunci laluan/i, /通行密钥/],
};

/** Where another word is right, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'landingWords.owners zh owner': 'owners of companies, not the role',
  'accountWords.customerSince zh customer': 'since when the account exists',
  'bookMeaningWords.TRANSFER_EXCEEDS ms outstanding': 'a quantity that was not transferred yet, not an amount',
  'bookMeaningWords.TRANSFER_EXCEEDS zh outstanding': 'a quantity that was not transferred yet, not an amount',
  'bookRemedyWords.TRANSFER_EXCEEDS ms outstanding': 'a quantity that was not transferred yet, not an amount',
  'bookRemedyWords.TRANSFER_EXCEEDS zh outstanding': 'a quantity that was not transferred yet, not an amount',
  'bookRemedyWords.RECORD_IN_USE ms void': 'the name of command types',
  'bookRemedyWords.RECORD_IN_USE zh void': 'the name of command types',
  'connectorWords.addBookHow ms connector': 'the name of the program',
  'connectorWords.addBookHow zh connector': 'the name of the program',
  'payload.unknownTable ms debtor': 'names of tables',
  'payload.unknownTable zh debtor': 'names of tables',
  'payload.unknownTable ms invoice': 'names of tables',
  'payload.unknownTable zh invoice': 'names of tables',
  'rule.packageComponentsOneWay zh item': 'the name of a field',
  'rule.assemblySaysWhat ms location': 'the name of a field',
  'rule.assemblySaysWhat zh location': 'the name of a field',
};

type Texts = Readonly<Record<string, unknown>>;
type AnyRoom = (language: Language) => Texts;

/** Every room, and every room of sentences. Two files can have a room of the same name. */
const rooms: (readonly [name: string, room: AnyRoom])[] = [];

before(async () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => file.includes('/') && !file.endsWith('.test.ts'),
  );
  for (const file of [...files, 'notification.ts'])
    for (const [name, found] of Object.entries(await import(`./${file}`)))
      if (name.endsWith('Words') && typeof found === 'function' && found.length === 1) rooms.push([name, found as AnyRoom]);
  for (const [name, room] of roomsOfSentences()) rooms.push([name, room as AnyRoom]);
});

/** The words of a text; of a function, its source. Without what is filled in and without command types. */
const wordsOf = (text: unknown): string =>
  String(text)
    .replace(/^\([^)]*\) =>/, '')
    .replaceAll(/\$\{[^}]*\}/g, ' ')
    .replaceAll(/\b(?:read|list|get|create|update|void|delete|cancel|einvoice)[-.][\w.-]+/g, ' ');

test('the term of the glossary is used wherever the English one is', () => {
  const faults: string[] = [];
  const used = new Set<string>();
  for (const [name, room] of rooms)
    for (const [key, english] of Object.entries(room('en')))
      for (const [term, [en, ms, zh]] of Object.entries(GLOSSARY)) {
        if (!en.test(wordsOf(english))) continue;
        for (const [language, wanted] of [
          ['ms', ms],
          ['zh', zh],
        ] as const) {
          const text = wordsOf(room(language)[key]);
          if (wanted.test(text)) continue;
          const place = `${name}.${key} ${language} ${term}`;
          if (place in EXCEPTIONS) used.add(place);
          else faults.push(`${place}: ${text}`);
        }
      }
  assert.ok(rooms.length > 80, `${rooms.length} rooms were read`);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    Object.keys(EXCEPTIONS).filter((place) => !used.has(place)),
    [],
    'exceptions that are not needed',
  );
});
