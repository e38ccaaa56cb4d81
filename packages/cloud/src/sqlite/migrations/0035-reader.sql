-- How a person reads: the language of pages and mails, and the time zone of their browser.
ALTER TABLE person ADD COLUMN language TEXT CHECK (language IN ('en', 'ms', 'zh'));
ALTER TABLE person ADD COLUMN zone TEXT;
