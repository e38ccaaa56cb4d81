/**
 * Exchange differences get the date of their knock-off; they had that of the document that settles. The rows of one document with
 * the same amount are interchangeable, so that the first of them goes with the first such knock-off.
 */

const DATES = `
  SELECT owner_doc_key, date, credit_local - debit_local AS gain, party,
    row_number() OVER (PARTITION BY owner_doc_key, credit_local - debit_local, party ORDER BY knock_off_key) AS of_party,
    row_number() OVER (PARTITION BY owner_doc_key, credit_local - debit_local ORDER BY knock_off_key) AS of_document
  FROM knock_off JOIN open_item ON item_key = debit_item WHERE credit_local <> debit_local`;

const PLACES = `
  SELECT gl_key, doc_key, debit - credit AS amount, party,
    row_number() OVER (PARTITION BY doc_key, debit - credit, party ORDER BY gl_key) AS place
  FROM gl_entry WHERE kind = 'exchange'`;

export const EXCHANGE_DATE = `
WITH moved AS (
  SELECT gl_key, dates.date FROM (${PLACES}) AS rows JOIN (${DATES}) AS dates ON owner_doc_key = doc_key AND
    ((rows.party = dates.party AND amount = gain AND place = of_party) OR (rows.party IS NULL AND amount = -gain AND place = of_document))
)
UPDATE gl_entry SET date = moved.date FROM moved WHERE moved.gl_key = gl_entry.gl_key AND moved.date <> gl_entry.date;
`;
