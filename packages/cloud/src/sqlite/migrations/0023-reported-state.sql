-- What a connector says about itself besides that it is there: paused, or stopped as its last word. NULL while it takes commands.
ALTER TABLE connector ADD COLUMN reported_state TEXT CHECK (reported_state IN ('paused', 'stopped'));
ALTER TABLE connector ADD COLUMN reported_message TEXT;
ALTER TABLE connector ADD COLUMN reported_at INTEGER;
