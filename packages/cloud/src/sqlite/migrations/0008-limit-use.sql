-- What nodes gave of subjects that are used a lot, so that they share their limits. One file has one node; the verb is the same.
CREATE TABLE limit_use (
  minute INTEGER NOT NULL,
  subject TEXT NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (minute, subject)
) STRICT, WITHOUT ROWID;
