/** What follows from how something is said, in the words that the ontology has for it. Knows neither the ontology nor the index. */

/**
 * People order from a supplier, buy a number of things with an order, bill a customer for something, and are paid by customers. What is made from
 * another document is a transfer, and what must be paid to suppliers is owed. Someone with a title and a name is a customer. A number such as 310-1000
 * alone is an account.
 */
const DIRECTIONS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/^(?:we\s+|i\s+)?(?:order|need)\b(?=.*\bfrom\b)(?!.*\b(?:customer|client|buyer)s?\b)/iu, 'create purchase order'],
  [/^(?:tempah|pesan)\b(?=.*\b(?:dari|daripada)\b)(?!.*\bpelanggan\b)/iu, 'buat pesanan belian'],
  [/^[跟向从]\p{Script=Han}+?(?:订购|订|买|进)(?=[\d一二两三四五六七八九十百])/u, '新建采购订单'],
  [/^(?:buy|purchase)\s+(?=\d)/iu, 'create purchase order '],
  [/^beli\s+(?=\d)/iu, 'buat pesanan belian '],
  [/^bill\b(?!.*\b(?:customer|client)s?\b)(?=(?:\s+(?!(?:for|of|from|to|payment)\b)\S+){1,4}\s+for\b)/iu, 'invoice customer'],
  [
    /^(?:issue|create|make|keluarkan|buat) (?:a )?bill? (?:to|kepada)\b(?!.*\b(?:supplier|pembekal)\b)/iu,
    'create sales invoice customer',
  ],
  [/^给(?!.*供应商).+开账单/u, '给客户开发票'],
  [/各(?=(?:业务员|客户|商品|产品|月)的)/u, '按'],
  [
    /^(?:make|create|prepare|buat)\b(?=.*\b(?:from|daripada|dari)\s+(?:(?:a|an|the)\s+)?(?:quot|sales order|delivery|sebut harga|pesanan))/iu,
    'transfer',
  ],
  [/\b(?:(?:have|has|need) to|must) pay\b(?=.*\b(?:supplier|vendor|creditor)s?\b)/iu, 'owe'],
  [/\b(?:pay|pays|paid|paying) us\b/iu, '$& customer'],
  [
    /^(?:(?:we|i) )?(?:have )?(?:got|received|collected)\b(?=.*\b(?:RM\s?\d|\d+ ringgit|money|cash|cheque)).*\bfrom (?=\p{Lu})/u,
    '$&customer paid ',
  ],
  [/\b(?:cheque|payment) from (?=\p{Lu})/u, '$&customer paid '],
  [/\b(?:Mr|Mrs|Ms|Madam|Encik|Puan|Cik|Tuan)\.?\s+\p{Lu}\p{L}+/u, 'customer'],
  [/\p{Script=Han}(?:先生|太太|小姐|女士)/u, '客户'],
  [/^(?!.*(?:account|akaun|科目|户口|customer|pelanggan|客户|supplier|pembekal|供应商)).*\b\d{3}-\d{4}\b/iu, '$& account'],
];

export const withDirection = (query: string): string =>
  DIRECTIONS.reduce((text, [said, meant]) => text.replace(said, meant), query);
