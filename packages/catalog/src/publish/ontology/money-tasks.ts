/** What people set out to do with cash, the bank, wages, loans and the money of the owner, in their own words. Declared data, without what a verb and an entity already say together. */

import { type TaskTerms, task } from './entity-terms.ts';

export const moneyTasks: readonly TaskTerms[] = [
  task(
    'record-expense',
    [
      'record expense, expense, petty cash, bank charges, bank fee, pay rent, rent, utilities, pay for electricity, reimburse, claim, petrol, stationery, office supplies, insurance, repairs, parking, courier, licence fee, subscription, direct debit, standing order, toll, pay for advertising, advertising fee, road tax, travel, meals, cleaning, donation, summons, professional fee, audit fee',
      'belanja, perbelanjaan, duit keluar, belanja runcit, wang runcit, caj bank, bayar sewa, sewa, bayar elektrik, bayar air, bayar telefon, tuntutan, minyak kereta, petrol, alat tulis, insurans, pembaikan, tol, lesen, cukai jalan, iklan, perjalanan, makan, derma, saman, yuran audit, debit terus',
      '费用, 报销, 费用报销, 零用金, 备用金, 银行手续费, 租金, 房租, 店租, 水电费, 电费, 水费, 电话费, 网络费, 汽油, 油钱, 文具, 办公用品, 保险, 维修, 修理费, 交通费, 过路费, 路税, 广告费, 运费, 差旅费, 餐费, 捐款, 罚款, 审计费, 自动扣款',
    ],
    ['create-gl-cash-book-payment', 'list-gl-cash-book-entries', 'create-journal-entry'],
  ),
  task(
    'pay-wages',
    [
      'pay salary, salary, salaries, payroll, wages, pay staff, pay employees, bonus, EPF, SOCSO, EIS, PCB, pay the contributions of employees, allowance of staff, overtime',
      'gaji, bayar gaji, upah, bayar pekerja, bayar staf, bonus, KWSP, PERKESO, caruman pekerja, elaun pekerja, kerja lebih masa',
      '工资, 薪水, 薪资, 薪金, 发工资, 发薪, 出粮, 奖金, 花红, 公积金, 社险, 员工津贴, 加班费',
    ],
    ['create-gl-cash-book-payment', 'create-journal-entry', 'list-gl-cash-book-entries'],
  ),
  task(
    'record-other-income',
    [
      'other income, record income, interest received, interest from the bank, grant received, rent received, commission received, dividend, money in that is not from a customer',
      'pendapatan lain, faedah diterima, faedah bank, duit masuk bank, wang masuk bank, rekod pendapatan, sewa diterima, komisen, dividen, geran',
      '其他收入, 利息收入, 银行利息, 记录收入, 租金收入, 佣金, 股息, 补贴',
    ],
    ['create-gl-cash-book-receipt', 'list-gl-cash-book-entries', 'create-journal-entry'],
  ),
  task(
    'move-money',
    [
      'bank transfer between accounts, move money between accounts, transfer between banks, transfer between bank accounts, bank in cash, deposit cash into the bank, withdraw cash from the bank, cash withdrawal, top up petty cash',
      'pindah wang, pindah duit, pindahan wang, pindahan antara bank, masukkan tunai ke bank, keluarkan wang dari bank, keluarkan duit dari bank, tambah wang runcit',
      '银行转账, 内部转账, 存入银行, 存钱进银行, 现金存银行, 从银行提款, 提现, 取现金, 补充零用金',
    ],
    ['create-journal-entry', 'create-gl-cash-book-payment', 'list-gl-bank-cash-accounts'],
  ),
  task(
    'see-bank',
    [
      'bank balance, bank accounts, cash in hand, cash on hand, cash balance, money in the bank, what is in the bank, how much is in the bank, money left, how much cash do we have, how much money do we have',
      'akaun bank, wang dalam bank, duit dalam bank, apa dalam bank, berapa dalam bank, baki tunai, tunai dalam tangan, duit dalam tangan, berapa duit ada',
      '银行账户, 银行户口, 户口余额, 账上现金, 手上现金, 现金余额, 银行存款, 银行里有多少钱, 银行里有多少, 有多少现金, 有多少钱',
    ],
    ['list-gl-bank-cash-accounts', 'read-gl-account-balance', 'list-gl-cash-book-documents'],
  ),
  task(
    'reconcile-bank',
    [
      'reconcile, reconcile bank, bank statement, import bank statement',
      'penyata bank, sesuaikan bank, padankan penyata bank',
      '核对银行, 银行流水, 银行月结单, 核对月结单',
    ],
    ['create-gl-bank-reconciliation', 'list-gl-bank-reconciliation-uncleared', 'list-gl-bank-reconciliations'],
  ),
  task(
    'see-open-cheques',
    [
      'outstanding cheques, unpresented cheques, uncleared cheques, cheques not cashed, cheques not cleared, post-dated cheque',
      'cek belum tunai, cek belum jelas, cek tarikh hadapan',
      '未兑现支票, 支票没兑现, 支票未过账, 期票',
    ],
    ['list-gl-cheques', 'list-gl-bank-reconciliation-uncleared', 'list-gl-cash-book-documents'],
  ),
  task(
    'take-capital',
    [
      'owner put money in, owner puts money into the business, capital injection, capital, share capital, invest money in the company, director paid into the company, money from the owner, advance from a director',
      'modal, modal masuk, pemilik masukkan duit, pemilik masukkan wang, tambah modal, wang daripada pemilik, pengarah masukkan wang',
      '资本, 注资, 增资, 股本, 老板投入资金, 老板拿钱进来, 投入资金, 股东注资, 股东投入',
    ],
    ['create-gl-cash-book-receipt', 'create-journal-entry', 'list-gl-cash-book-entries'],
  ),
  task(
    'take-drawings',
    [
      'drawings, owner took money out, owner took cash out, owner withdrew money, owner withdraws, director took money, boss took cash, pay a dividend, private use of money',
      'ambilan, pemilik ambil duit, pemilik ambil wang, bos ambil duit, pengeluaran pemilik, pengarah ambil wang, bayar dividen',
      '提取资金, 老板提款, 老板拿钱, 老板拿走现金, 业主提款, 股东提款, 派股息, 发股息',
    ],
    ['create-gl-cash-book-payment', 'create-journal-entry', 'list-gl-cash-book-entries'],
  ),
  task(
    'take-loan',
    [
      'loan received, bank loan received, borrow money, borrowed money, loan from the bank, loan paid out to us',
      'terima pinjaman, pinjaman bank diterima, pinjam wang, pinjam duit, dapat pinjaman',
      '收到贷款, 收到银行贷款, 借入款项, 借钱, 银行放款',
    ],
    ['create-gl-cash-book-receipt', 'create-journal-entry', 'list-gl-cash-book-entries'],
  ),
  task(
    'repay-loan',
    [
      'loan, loan repayment, repay a loan, pay a loan, pay the bank loan, instalment, pay an instalment, hire purchase, mortgage, car loan, pay the credit card, credit card bill',
      'pinjaman, bayar pinjaman, bayar balik pinjaman, bayar ansuran, ansuran, sewa beli, bayar kad kredit',
      '贷款, 还贷款, 还银行贷款, 偿还贷款, 分期付款, 供期, 供车, 房贷, 车贷, 还信用卡',
    ],
    ['create-gl-cash-book-payment', 'create-journal-entry', 'list-gl-cash-book-entries'],
  ),
  task(
    'take-back-bounced-payment',
    [
      'cheque bounced, bounced cheque, cheque was returned, payment was reversed, chargeback',
      'cek tendang, cek dipulangkan bank',
      '支票被退, 退票, 空头支票, 支票跳票, 跳票',
    ],
    ['void-ar-payment', 'list-gl-cheques', 'update-ar-payment'],
  ),
  task(
    'see-payments-received',
    [
      'payments received, list of payments received, which payments came in, receipts issued',
      'senarai bayaran diterima, bayaran yang diterima, senarai kutipan, senarai resit',
      '收款记录, 收款明细, 收到哪些款, 客户付款记录',
    ],
    ['list-ar-payments', 'read-ar-payment-lines', 'read-ar-outstanding-documents'],
  ),
  task(
    'see-payments-made',
    [
      'payments made, list of payments made, list of payments to suppliers, what did we pay suppliers',
      'senarai bayaran kepada pembekal, bayaran yang dibuat, rekod bayaran keluar',
      '付款记录, 付款明细, 付了哪些款, 供应商付款记录',
    ],
    ['list-ap-payments', 'read-ap-payment-lines', 'list-gl-cash-book-entries'],
  ),
];
