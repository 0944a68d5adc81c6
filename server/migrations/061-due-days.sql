-- The due day of a lease from a month on. What the contract says stays in the lease.
create table lease_due_day (
  lease_id uuid not null references lease,
  -- The first month's first day.
  since date not null,
  due_day smallint not null check (due_day between 1 and 28),
  said_at timestamptz not null,
  said_by uuid references account,
  primary key (lease_id, since)
);
create index lease_due_day_said_by on lease_due_day (said_by) where said_by is not null;
