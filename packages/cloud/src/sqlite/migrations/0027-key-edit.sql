-- Nothing to do here: the plan of a verb says that it changes a key. On PostgreSQL a trigger counts the changes.
SELECT 1;
