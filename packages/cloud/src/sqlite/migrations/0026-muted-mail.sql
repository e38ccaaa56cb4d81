-- Emails that a person has turned off; all others are sent.
CREATE TABLE muted_mail (
  person_id TEXT NOT NULL,
  choice TEXT NOT NULL,
  PRIMARY KEY (person_id, choice)
) STRICT, WITHOUT ROWID;
