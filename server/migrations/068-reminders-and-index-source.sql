-- When tenants were reminded of an instalment of their payment plan.
alter table payment_plan_instalment add column reminded_at timestamptz;

-- Who said what the consumer price index of a month is: Statistics Norway's table, or staff who entered it.
alter table price_index add column source text not null default 'statistics'
  check (source in ('statistics', 'staff'));
