/** The drawings of the landing page. Each text has a fixed place, so it is short in every language. */

import { room } from '../room.ts';

export const connectionDrawingWords = room({
  summary: {
    en: 'A web shop, a till, a script and an assistant send invoices, payments, stock and questions to Ledgerline. Ledgerline brings them to the account book on your computer and returns the result: a book of GnuCash or Tryton, the book that comes with Ledgerline, or your own package with a driver.',
    ms: 'Kedai web, kaunter jualan, skrip dan pembantu menghantar invois, bayaran, stok dan soalan kepada Ledgerline. Ledgerline membawanya ke buku akaun pada komputer anda dan memulangkan hasilnya: buku GnuCash atau Tryton, buku yang disertakan dengan Ledgerline, atau pakej anda sendiri dengan pemacu.',
    zh: '网店、收银机、脚本和助手把发票、付款、库存和问题发给 Ledgerline。Ledgerline 把它们送到您电脑上的账套并返回结果：GnuCash 或 Tryton 账套、Ledgerline 自带的账套，或通过驱动程序连接的您自己的软件。',
  },
  webShop: { en: 'Web shop', ms: 'Kedai web', zh: '网店' },
  invoices: { en: 'invoices', ms: 'invois', zh: '发票' },
  till: { en: 'Till', ms: 'Kaunter jualan', zh: '收银机' },
  cashSales: { en: 'cash sales', ms: 'jualan tunai', zh: '现金销售' },
  script: { en: 'Script', ms: 'Skrip', zh: '脚本' },
  itemsAndStock: { en: 'items and stock', ms: 'item dan stok', zh: '商品和库存' },
  assistant: { en: 'Assistant', ms: 'Pembantu', zh: '助手' },
  whoOwes: { en: '“Who owes us?”', ms: '“Siapa berhutang?”', zh: '“谁欠我们钱？”' },
  orTryton: { en: 'or Tryton', ms: 'atau Tryton', zh: '或 Tryton' },
  ownBook: { en: 'Our own book', ms: 'Buku kami', zh: '自带账套' },
  included: { en: 'comes with it', ms: 'disertakan', zh: '随附提供' },
  yourPackage: { en: 'Your package', ms: 'Pakej anda', zh: '您的软件' },
  withDriver: { en: 'with a driver', ms: 'dengan pemacu', zh: '通过驱动程序' },
  yourComputer: { en: 'your computer', ms: 'komputer anda', zh: '您的电脑' },
});

export const journeyDrawingWords = room({
  summary: {
    en: 'Your program posts a command to the Ledgerline cloud. The connector on your machine fetches it over an outbound connection, runs it in the account book, verifies it and returns the result.',
    ms: 'Program anda menghantar arahan ke awan Ledgerline. Penyambung pada komputer anda mengambilnya melalui sambungan keluar, menjalankannya dalam buku akaun, mengesahkannya dan memulangkan hasil.',
    zh: '您的程序把指令发到 Ledgerline 云端。您电脑上的连接器通过出站连接取回指令，在账套中执行、核对并返回结果。',
  },
  yourMachine: { en: 'your own machine', ms: 'komputer anda sendiri', zh: '您自己的电脑' },
  yourProgram: { en: 'Your program', ms: 'Program anda', zh: '您的程序' },
  programs: { en: 'Web shop, POS, script, AI agent', ms: 'Kedai web, POS, skrip, ejen AI', zh: '网店、POS、脚本、AI 助手' },
  cloud: { en: 'Ledgerline cloud', ms: 'Awan Ledgerline', zh: 'Ledgerline 云端' },
  cloudDoes: { en: 'Checks, queues, keeps results', ms: 'Semak, beratur, simpan hasil', zh: '检查、排队、保存结果' },
  anyWork: { en: 'any work?', ms: 'ada kerja?', zh: '有指令吗？' },
  result: { en: 'the result', ms: 'hasilnya', zh: '结果' },
  connector: { en: 'Connector', ms: 'Penyambung', zh: '连接器' },
  outboundOnly: { en: 'outbound only', ms: 'keluar sahaja', zh: '仅出站连接' },
  posts: { en: 'posts', ms: 'pos', zh: '过账' },
  readsBack: { en: 'reads back', ms: 'baca semula', zh: '读回核对' },
  accountBook: { en: 'Account book', ms: 'Buku akaun', zh: '账套' },
  booksStay: { en: 'the books stay here', ms: 'buku kekal di sini', zh: '账套留在这里' },
  /** A text for places with little room. */
  noPort: { en: 'no open port, no VPN', ms: 'tiada port terbuka, tiada VPN', zh: '不开放端口，不用 VPN' },
  nothingOpen: {
    en: 'no open port, no VPN, nothing to find from outside',
    ms: 'tiada port terbuka atau VPN, tidak nampak dari luar',
    zh: '不开放端口，不用 VPN，外部无法发现',
  },
});
