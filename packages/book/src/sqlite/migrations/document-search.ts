/** The texts of documents that lists search, in an index of every three characters in a row: a text is found anywhere in a word. */

const NAMES = ['ref', 'description', 'debtorName', 'creditorName', 'payee', 'yourRef', 'ourRef', 'refDocNo', 'supplierInvoiceNo'];

/** Of at least three characters, as all that is found here. */
const typeOf = (row: string): string => `'=' || ${row}.doc_type || '='`;

/** The unit separator keeps the end of a text and the beginning of the next apart. */
const textOf = (row: string): string =>
  `concat_ws(char(31), ${row}.doc_no, ${row}.party, ${NAMES.map((name) => `${row}.header ->> '${name}'`).join(', ')})`;

export const DOCUMENT_SEARCH = `
CREATE VIRTUAL TABLE document_search USING fts5(type, text, content = '', contentless_delete = 1, tokenize = 'trigram');
INSERT INTO document_search (rowid, type, text) SELECT doc_key, ${typeOf('document')}, ${textOf('document')} FROM document;

CREATE TRIGGER document_search_new AFTER INSERT ON document BEGIN
  INSERT INTO document_search (rowid, type, text) VALUES (NEW.doc_key, ${typeOf('NEW')}, ${textOf('NEW')});
END;
CREATE TRIGGER document_search_changed AFTER UPDATE OF doc_no, party, header ON document
  WHEN ${textOf('OLD')} <> ${textOf('NEW')} BEGIN
  INSERT OR REPLACE INTO document_search (rowid, type, text) VALUES (NEW.doc_key, ${typeOf('NEW')}, ${textOf('NEW')});
END;
CREATE TRIGGER document_search_gone AFTER DELETE ON document BEGIN
  DELETE FROM document_search WHERE rowid = OLD.doc_key;
END;
`;
