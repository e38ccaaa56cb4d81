-- Which parts of account books a member may look at in the portal, as a JSON array; of use for viewers alone.
ALTER TABLE membership ADD COLUMN sees TEXT NOT NULL DEFAULT '[]' CHECK (sees::JSON IS NOT NULL);

-- Account books that nobody may look at in the portal.
CREATE TABLE closed_book (
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  closed_at BIGINT NOT NULL,
  PRIMARY KEY (tenant_id, connector_id, company_id)
);

-- When a person last looked at a part of an account book: the log has one entry for all looks of a while.
CREATE TABLE book_look (
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  person_id TEXT COLLATE "C" NOT NULL,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  part TEXT COLLATE "C" NOT NULL,
  looked_at BIGINT NOT NULL,
  PRIMARY KEY (tenant_id, person_id, connector_id, company_id, part)
);
CREATE INDEX book_look_at ON book_look (looked_at);
