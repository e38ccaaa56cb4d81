-- Leases that ran out are looked for among all that run, by the index that has them by connector: that is as short as what runs at
-- one time. An index in the order of their ends was written at every lease and every result, for a look now and then.
DROP INDEX command_lease_end;
