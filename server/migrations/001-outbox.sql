create table outbox (
  id uuid primary key,
  position bigint generated always as identity,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  last_error text
);
create index outbox_due on outbox (position) where done_at is null;

create table outbox_delivery (
  event_id uuid not null references outbox on delete cascade,
  listener text not null,
  primary key (event_id, listener)
);
