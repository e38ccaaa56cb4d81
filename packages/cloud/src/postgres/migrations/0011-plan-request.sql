-- The plan that a tenant asks for, until the operator sets its subscription.
ALTER TABLE tenant ADD COLUMN requested_plan TEXT;
ALTER TABLE tenant ADD COLUMN plan_requested_at BIGINT;
