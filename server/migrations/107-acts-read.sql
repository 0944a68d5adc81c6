-- An approval covers the acts that the approver had read on the order's chain: those up to this number. Null
-- of an approval from before, which covers all acts before itself.
alter table order_approval add column last_act_number bigint;
