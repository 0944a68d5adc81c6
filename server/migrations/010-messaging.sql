-- What people say to each other about a home.
create table conversation (
  id uuid primary key,
  -- The same people about the same home and lease have one.
  identity text not null unique,
  listing_id uuid references listing,
  contract_id uuid,
  property_id uuid,
  -- The partner who lets the home: its agents may read along, unless it is hidden from them.
  partner_id uuid references partner,
  hide_for_partner boolean not null default false,
  -- Who asks, and who answers for the home.
  tenant_id uuid references account,
  agent_id uuid references account,
  created_by uuid references account,
  created_at timestamptz not null,
  -- How many messages there are: the position of the last one.
  messages integer not null default 0,
  last_message_at timestamptz,
  last_message text,
  -- When both sides had written.
  interacted_at timestamptz
);
create index conversation_partner on conversation (partner_id, last_message_at desc);

create table participant (
  conversation_id uuid not null references conversation on delete cascade,
  account_id uuid not null references account,
  -- Up to which message theirs have come to their browser, and were read.
  delivered_position integer not null default 0,
  read_position integer not null default 0,
  archived_at timestamptz,
  favourite_at timestamptz,
  primary key (conversation_id, account_id)
);
create index participant_account on participant (account_id);

create table message (
  conversation_id uuid not null references conversation on delete cascade,
  position integer not null,
  id uuid not null unique,
  -- Null when whoever wrote it is gone.
  sender_id uuid references account,
  -- The browser's own name for it: sent twice, it is there once.
  client_id uuid not null,
  text text not null check (char_length(text) between 1 and 10000),
  -- A new account that sends links or numbers: the reader is warned.
  carries_warning boolean not null,
  created_at timestamptz not null,
  primary key (conversation_id, position)
);
create unique index message_once on message (conversation_id, sender_id, client_id);

-- Who wants to hear no more of whom.
create table account_block (
  blocker_id uuid not null references account,
  blocked_id uuid not null references account,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);

-- Persons reported, for people to look into.
create table person_report (
  id uuid primary key,
  reporter_id uuid references account,
  reported_id uuid references account,
  conversation_id uuid not null references conversation,
  reason text not null,
  text text check (char_length(text) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index person_report_open on person_report (created_at) where settled_at is null;
