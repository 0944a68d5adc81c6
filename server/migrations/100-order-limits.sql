-- Above these amounts in a day, in all and to one account, two people outside the chain approve; øre. Null: no
-- limit.
alter table payout_settings add column day_limit bigint check (day_limit > 0);
alter table payout_settings add column recipient_limit bigint check (recipient_limit > 0);
