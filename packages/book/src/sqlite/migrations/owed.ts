/** What a party owes is summed from an index only. */

export const OWED = `
DROP INDEX open_item_open;
CREATE INDEX open_item_open ON open_item (side, party, doc_date, sign, total_local, cleared_local) WHERE cleared < total;
`;
