-- What is open and seen, in the order of the list, so that a page is read without the rest.
CREATE INDEX notification_page ON notification (tenant_id, updated_at DESC, notification_id)
  WHERE resolved_at IS NULL AND dismissed_at IS NULL;
