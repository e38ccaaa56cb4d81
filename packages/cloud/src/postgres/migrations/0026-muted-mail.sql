-- Emails that a person has turned off; all others are sent.
CREATE TABLE muted_mail (
  person_id TEXT COLLATE "C" NOT NULL,
  choice TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (person_id, choice)
);
