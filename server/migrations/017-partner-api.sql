-- What a key opens. Those made while there was nothing else open homes.
alter table partner_key add column scopes text[] not null default '{listings}';
alter table partner_key alter column scopes drop default;

-- Calls that were made with an Idempotency-Key, and how they were answered (sealed), for a day.
create table partner_call (
  partner_id uuid not null references partner,
  key text not null check (char_length(key) between 1 and 255),
  -- SHA-256 of method, address and body.
  print text not null,
  answer text not null,
  at timestamptz not null,
  primary key (partner_id, key)
);
create index partner_call_at on partner_call (at);

-- Addresses of partners' own systems that are told of things.
create table webhook (
  id uuid primary key,
  partner_id uuid not null references partner,
  url text not null check (char_length(url) between 1 and 2000),
  -- Empty: of all.
  types text[] not null,
  -- Sealed. The former one signs as well until then.
  secret text not null,
  former_secret text,
  former_until timestamptz,
  -- The first failure since it last went well.
  failing_since timestamptz,
  paused_at timestamptz,
  created_at timestamptz not null
);
create index webhook_partner on webhook (partner_id);

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  -- The same at each address and each try.
  event_id uuid not null,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  attempts smallint not null default 0,
  -- Null when there is nothing more to do.
  due_at timestamptz,
  delivered_at timestamptz,
  tried_at timestamptz,
  -- What the last try was answered with, or why there was no answer.
  status smallint,
  problem text
);
create index webhook_delivery_due on webhook_delivery (due_at) where due_at is not null;
create index webhook_delivery_of on webhook_delivery (webhook_id, id);
create index webhook_delivery_created on webhook_delivery (created_at);

-- Accounts' door for lists that are searched by a name.
create view account_name as select id, name from account where deleted_at is null;

-- Lists of one side's leases.
create index property_partner on property (partner_id);
create index property_landlord on property (landlord_id);
