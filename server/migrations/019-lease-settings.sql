-- How an agency handles its leases. Without a row the house's own ways hold.
create table lease_settings (
  partner_id uuid primary key references partner,
  -- Months before its end in which a lease is soon ending.
  ending_months smallint not null check (ending_months between 1 and 12),
  -- Days people have to sign, and after which whoever's turn it is hears of it again.
  signing_days smallint not null check (signing_days between 1 and 90),
  reminding_days smallint not null check (reminding_days between 1 and 30)
);
