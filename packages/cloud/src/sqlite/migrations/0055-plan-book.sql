-- Since when a book counts for the plan of its tenant: from its first command under a plan that is for some books. Null before.
ALTER TABLE company ADD COLUMN in_plan_since INTEGER;
CREATE INDEX company_in_plan ON company (connector_id, in_plan_since, company_id) WHERE in_plan_since IS NOT NULL;
