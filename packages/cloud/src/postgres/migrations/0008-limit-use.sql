-- What nodes gave of subjects that are used a lot, so that they share their limits. Counted anew after a crash: nothing has to be
-- written to the log for it.
CREATE UNLOGGED TABLE limit_use (
  minute BIGINT NOT NULL,
  subject TEXT COLLATE "C" NOT NULL,
  used BIGINT NOT NULL,
  PRIMARY KEY (minute, subject)
);
