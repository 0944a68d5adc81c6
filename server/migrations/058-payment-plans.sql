-- What a lease's tenants and whoever lets agree on about rent that is late: parts of it, each with its own day.
create table payment_plan (
  id uuid primary key,
  lease_id uuid not null references lease,
  -- Who proposed it; the other side accepts.
  side text not null check (side in ('tenant', 'letting')),
  proposed_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('declined', 'withdrawn', 'kept', 'broken')),
  check ((ended_at is null) = (outcome is null))
);
-- One at a time.
create unique index payment_plan_open on payment_plan (lease_id) where ended_at is null;
create index payment_plan_lease on payment_plan (lease_id, proposed_at);

create table payment_plan_instalment (
  plan_id uuid not null references payment_plan,
  position smallint not null,
  due_on date not null,
  amount bigint not null check (amount > 0),
  primary key (plan_id, position)
);

-- The invoices that a plan covers: those that were late when it was proposed.
create table payment_plan_invoice (
  plan_id uuid not null references payment_plan,
  invoice_id uuid not null references invoice,
  primary key (plan_id, invoice_id)
);
create index payment_plan_invoice_invoice on payment_plan_invoice (invoice_id);
