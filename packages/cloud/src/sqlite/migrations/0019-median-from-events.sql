-- Only the median of the portal was read from this index. It now comes from the events, which have a tenant's ends in their order: an end
-- that writes its event pays for one entry by tenant, as it did before there were events.
DROP INDEX command_ended;

-- The endpoints of a tenant that has new events, and the tenants that have any.
DROP INDEX webhook_enabled;
CREATE INDEX webhook_enabled ON webhook (tenant_id, webhook_id) WHERE state = 'enabled';
