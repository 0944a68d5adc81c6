-- When tenants were reminded of an instalment of their payment plan.
alter table payment_plan_instalment add column reminded_at timestamptz;
