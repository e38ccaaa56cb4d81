/** The first schema: records and documents as they were entered, and the rows derived from them. */

export const FIRST = `
CREATE TABLE command (
  command_id TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  command_type TEXT NOT NULL,
  finished_at TEXT NOT NULL,
  result TEXT NOT NULL CHECK (json_valid(result))
) STRICT, WITHOUT ROWID;

CREATE TABLE record (
  kind TEXT NOT NULL,
  code TEXT NOT NULL,
  is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
  data TEXT NOT NULL CHECK (json_valid(data)),
  PRIMARY KEY (kind, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE record_reference (
  from_kind TEXT NOT NULL,
  from_code TEXT NOT NULL,
  kind TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (from_kind, from_code, kind, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX record_reference_target ON record_reference (kind, code);

CREATE TABLE number_counter (
  doc_type TEXT NOT NULL,
  format TEXT NOT NULL,
  period TEXT NOT NULL,
  next_number INTEGER NOT NULL CHECK (next_number > 0),
  PRIMARY KEY (doc_type, format, period)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit_log (
  audit_key INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  command_id TEXT NOT NULL,
  operation TEXT NOT NULL,
  subject TEXT NOT NULL,
  reason TEXT,
  before TEXT CHECK (before IS NULL OR json_valid(before)),
  after TEXT CHECK (after IS NULL OR json_valid(after))
) STRICT;
CREATE INDEX audit_log_subject ON audit_log (subject);

CREATE TABLE document (
  doc_key INTEGER PRIMARY KEY AUTOINCREMENT,
  doc_type TEXT NOT NULL,
  doc_no TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('Draft', 'Saved', 'Void')),
  doc_date TEXT NOT NULL,
  due_date TEXT,
  party TEXT,
  currency TEXT NOT NULL,
  rate TEXT NOT NULL,
  net INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  rounding INTEGER NOT NULL,
  total INTEGER NOT NULL,
  net_local INTEGER NOT NULL,
  tax_local INTEGER NOT NULL,
  total_local INTEGER NOT NULL,
  header TEXT NOT NULL CHECK (json_valid(header)),
  payments TEXT NOT NULL CHECK (json_valid(payments)),
  knock_offs TEXT NOT NULL CHECK (json_valid(knock_offs)),
  revision INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  UNIQUE (doc_type, doc_no)
) STRICT;
CREATE INDEX document_by_date ON document (doc_type, doc_date, doc_key);
CREATE INDEX document_by_party ON document (party, doc_date) WHERE party IS NOT NULL;

CREATE TABLE document_line (
  dtl_key INTEGER PRIMARY KEY AUTOINCREMENT,
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  seq INTEGER NOT NULL,
  item_code TEXT,
  location TEXT,
  tax_code TEXT,
  quantity TEXT NOT NULL,
  base_quantity TEXT NOT NULL,
  sub_total INTEGER NOT NULL,
  net INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  net_local INTEGER NOT NULL,
  tax_local INTEGER NOT NULL,
  posting TEXT NOT NULL CHECK (json_valid(posting)),
  data TEXT NOT NULL CHECK (json_valid(data))
) STRICT;
CREATE INDEX document_line_document ON document_line (doc_key, seq);
CREATE INDEX document_line_item ON document_line (item_code) WHERE item_code IS NOT NULL;

CREATE TABLE document_reference (
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  kind TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (doc_key, kind, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_reference_target ON document_reference (kind, code);

CREATE TABLE document_link (
  from_dtl_key INTEGER NOT NULL REFERENCES document_line (dtl_key),
  to_dtl_key INTEGER NOT NULL REFERENCES document_line (dtl_key),
  from_doc_key INTEGER NOT NULL,
  to_doc_key INTEGER NOT NULL,
  to_date TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('next', 'return', 'procure')),
  quantity TEXT NOT NULL,
  PRIMARY KEY (from_dtl_key, to_dtl_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_link_to ON document_link (to_doc_key);
CREATE INDEX document_link_to_line ON document_link (to_dtl_key);
CREATE INDEX document_link_from ON document_link (from_doc_key);

CREATE TABLE gl_entry (
  gl_key INTEGER PRIMARY KEY AUTOINCREMENT,
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  kind TEXT NOT NULL CHECK (kind IN ('main', 'cost', 'exchange')),
  date TEXT NOT NULL,
  account TEXT NOT NULL,
  party TEXT,
  debit INTEGER NOT NULL CHECK (debit >= 0),
  credit INTEGER NOT NULL CHECK (credit >= 0),
  currency TEXT NOT NULL,
  foreign_amount INTEGER NOT NULL,
  CHECK (debit = 0 OR credit = 0)
) STRICT;
CREATE INDEX gl_entry_account ON gl_entry (account, date);
CREATE INDEX gl_entry_party ON gl_entry (party, date) WHERE party IS NOT NULL;
CREATE INDEX gl_entry_document ON gl_entry (doc_key, kind);

CREATE TABLE bank_clear (
  gl_key INTEGER PRIMARY KEY REFERENCES gl_entry (gl_key),
  reconciliation_key INTEGER NOT NULL REFERENCES document (doc_key)
) STRICT;

CREATE TABLE open_item (
  item_key INTEGER PRIMARY KEY AUTOINCREMENT,
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  seq INTEGER NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('AR', 'AP')),
  party TEXT NOT NULL,
  sign INTEGER NOT NULL CHECK (sign IN (-1, 1)),
  doc_date TEXT NOT NULL,
  due_date TEXT NOT NULL,
  currency TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total > 0),
  total_local INTEGER NOT NULL CHECK (total_local >= 0),
  cleared INTEGER NOT NULL DEFAULT 0,
  cleared_local INTEGER NOT NULL DEFAULT 0,
  UNIQUE (doc_key, side, seq)
) STRICT;
CREATE INDEX open_item_open ON open_item (side, party) WHERE cleared < total;
CREATE INDEX open_item_party ON open_item (side, party, doc_date);

CREATE TABLE knock_off (
  knock_off_key INTEGER PRIMARY KEY AUTOINCREMENT,
  owner_doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  seq INTEGER NOT NULL,
  date TEXT NOT NULL,
  debit_item INTEGER NOT NULL REFERENCES open_item (item_key),
  credit_item INTEGER NOT NULL REFERENCES open_item (item_key),
  amount INTEGER NOT NULL CHECK (amount > 0),
  discount INTEGER NOT NULL,
  debit_local INTEGER NOT NULL DEFAULT 0,
  credit_local INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX knock_off_owner ON knock_off (owner_doc_key);
CREATE INDEX knock_off_debit ON knock_off (debit_item, date, owner_doc_key, seq);
CREATE INDEX knock_off_credit ON knock_off (credit_item, date, owner_doc_key, seq);

CREATE TABLE deposit_use (
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  seq INTEGER NOT NULL,
  deposit_doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  date TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (doc_key, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX deposit_use_deposit ON deposit_use (deposit_doc_key, date, doc_key, seq);

CREATE TABLE stock_move (
  move_key INTEGER PRIMARY KEY AUTOINCREMENT,
  item TEXT NOT NULL,
  location TEXT NOT NULL,
  date TEXT NOT NULL,
  phase INTEGER NOT NULL,
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  seq INTEGER NOT NULL,
  leg INTEGER NOT NULL,
  dtl_key INTEGER,
  doc_type TEXT NOT NULL,
  batch TEXT,
  effect TEXT NOT NULL,
  given_quantity TEXT NOT NULL,
  given_value INTEGER,
  given_cost TEXT,
  fallback_cost TEXT,
  source_dtl_key INTEGER,
  quantity TEXT NOT NULL DEFAULT '0',
  value INTEGER NOT NULL DEFAULT 0,
  pool_quantity TEXT NOT NULL DEFAULT '0',
  pool_value INTEGER NOT NULL DEFAULT 0,
  layers TEXT CHECK (layers IS NULL OR json_valid(layers)),
  is_cost_unknown INTEGER NOT NULL DEFAULT 0,
  UNIQUE (doc_key, seq, leg)
) STRICT;
CREATE INDEX stock_move_pool ON stock_move (item, location, date, phase, doc_key, seq, leg);
CREATE INDEX stock_move_receipt ON stock_move (item, date, doc_key, seq) WHERE phase = 10 AND value > 0;
CREATE INDEX stock_move_line ON stock_move (dtl_key);
CREATE INDEX stock_move_source ON stock_move (source_dtl_key) WHERE source_dtl_key IS NOT NULL;

CREATE TABLE tax_entry (
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  seq INTEGER NOT NULL,
  tax_code TEXT NOT NULL,
  tax_date TEXT NOT NULL,
  account TEXT,
  taxable INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  PRIMARY KEY (doc_key, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX tax_entry_code ON tax_entry (tax_code, tax_date);

CREATE TABLE tax_filed (
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  return_key INTEGER NOT NULL REFERENCES document (doc_key),
  PRIMARY KEY (doc_key, return_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX tax_filed_return ON tax_filed (return_key);
`;
