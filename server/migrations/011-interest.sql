-- When people may see a home, as some of those who asked for it were told.
create table viewing (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null check (char_length(place) <= 400),
  text text check (char_length(text) <= 1000),
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index viewing_listing on viewing (listing_id);

-- What somebody says who would like to rent a home. A national identity number is never here: it
-- stays with the account, sealed, and is opened there by those who may.
create table interest (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  account_id uuid not null references account on delete cascade,
  state text not null check (state in ('sent', 'shortlisted', 'invited', 'declined', 'withdrawn')),
  rent_from date not null,
  people smallint not null check (people between 1 and 20),
  -- Months; null is until further notice.
  lease_length smallint check (lease_length between 1 and 120),
  is_smoker boolean not null,
  has_pets boolean not null,
  pets_text text check (char_length(pets_text) <= 200),
  reference_name text,
  reference_phone text,
  birth_date date not null,
  phone_number text not null,
  occupation text not null,
  -- øre a month
  monthly_income bigint check (monthly_income >= 0),
  about_you text check (char_length(about_you) <= 1000),
  agrees_to_credit_check boolean not null,
  terms_version text not null,
  -- What came with a no.
  declined_text text check (char_length(declined_text) <= 1000),
  -- The latest viewing one was asked to, and how often one was asked at all: the calendar's SEQUENCE.
  viewing_id uuid references viewing on delete set null,
  invitations smallint not null default 0,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the landlord's side was told of it.
  told_at timestamptz,
  unique (listing_id, account_id),
  check ((reference_name is null) = (reference_phone is null)),
  check (pets_text is null or has_pets)
);
create index interest_account on interest (account_id, sent_at desc);
create index interest_untold on interest (listing_id) where told_at is null and state = 'sent';
create index interest_changed on interest (changed_at);
create index interest_viewing on interest (viewing_id) where viewing_id is not null;

-- When a home's landlord was last told by mail that forms have come.
create table interest_notice (
  listing_id uuid primary key references listing on delete cascade,
  told_at timestamptz not null
);

-- Files that go with a mail: [{"filename", "contentType", "content"}], texts.
alter table mail add column attachments jsonb not null default '[]';
