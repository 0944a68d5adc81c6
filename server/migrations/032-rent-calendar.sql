-- Private addresses of calendars: somebody's own of a lease, that a calendar program reads without a login.
create table rent_calendar (
  lease_id uuid not null references lease,
  account_id uuid not null references account,
  -- SHA-256 of what is in the address: the address itself is kept nowhere.
  secret_hash text not null unique,
  opened_at timestamptz not null,
  primary key (lease_id, account_id)
);
create index rent_calendar_account on rent_calendar (account_id);
