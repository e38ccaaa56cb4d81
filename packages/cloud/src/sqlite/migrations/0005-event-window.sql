-- What happens rarely and is limited, such as sign-ups of an address: how often it happened in the window that is open.
CREATE TABLE event_window (
  subject TEXT PRIMARY KEY,
  ends_at INTEGER NOT NULL,
  count INTEGER NOT NULL CHECK (count >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_window_end ON event_window (ends_at);

-- Failed logins are counted there too.
DROP TABLE failed_login;
