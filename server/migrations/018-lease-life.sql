alter table lease
  -- The last day by a notice or an agreement, where it is before the term's.
  add column ended_on date check (ended_on >= starts_on),
  -- When its history was told that it began, that it ends soon, and that it was over.
  add column begun_at timestamptz,
  add column ends_soon_at timestamptz,
  add column over_at timestamptz;
create index lease_not_begun on lease (starts_on) where paper = 'signed' and begun_at is null;
create index lease_not_over on lease (coalesce(ended_on, ends_on))
  where paper = 'signed' and over_at is null;

alter table lease_tenant
  -- The first and the last day of whoever came later, or went before the others.
  add column joined_on date,
  add column left_on date,
  add check (left_on >= joined_on);

-- That somebody ends a lease by notice. Tenants give it together: it counts when the last has.
create table lease_notice (
  id uuid primary key,
  lease_id uuid not null references lease,
  side text not null check (side in ('tenant', 'landlord')),
  -- A landlord's (husleieloven § 9-5), and why, in words.
  ground text check (ground in ('own_use', 'rebuilding', 'breach', 'other')),
  reason text,
  language text not null check (language in ('en', 'no')),
  -- Null until all who have to have given it.
  given_on date,
  ends_on date,
  -- Of a landlord's: the last day for protesting (§ 9-8).
  protest_until date,
  protested_at timestamptz,
  protest text,
  -- Taken back, or fallen away.
  over_at timestamptz,
  check ((given_on is null) = (ends_on is null))
);
create unique index lease_notice_open on lease_notice (lease_id) where over_at is null;

create table lease_notice_giver (
  notice_id uuid not null references lease_notice,
  account_id uuid not null references account,
  at timestamptz not null,
  primary key (notice_id, account_id)
);

-- The consumer price index: Statistics Norway, table 14700, all items, 2025 = 100.
create table price_index (
  -- The first of the month.
  month date primary key,
  value numeric(7, 1) not null check (value > 0),
  imported_at timestamptz not null
);

-- What the rent is from a day on. What the lease itself says holds before the first.
create table lease_rent (
  lease_id uuid not null references lease,
  takes_effect_on date not null,
  -- øre a month
  amount bigint not null check (amount > 0),
  announced_on date not null,
  -- The price index it follows, from and to: months and values.
  index_from_month date not null,
  index_from numeric(7, 1) not null,
  index_to_month date not null,
  index_to numeric(7, 1) not null,
  announced_by uuid references account,
  primary key (lease_id, takes_effect_on)
);

-- What an agreement changes in a lease when all have signed it.
create table lease_amendment (
  paper_id uuid primary key references lease_paper,
  -- By the paper's kind: {"endsOn", "fixedTermReason"}, {"endsOn"}, or {"from", "leaving": [email],
  -- "joining": [{"accountId", "email", "name"}]}
  change jsonb not null
);

-- What both sides find when a home is taken over and handed back. Written by the letting side, frozen
-- on paper when it is sent, and signed by all.
create table lease_protocol (
  id uuid primary key,
  lease_id uuid not null references lease,
  kind text not null check (kind in ('move_in', 'move_out')),
  version integer not null default 1,
  -- As domain/leases/protocol has it; photos by their documents' ids, amounts in øre as text.
  content jsonb not null,
  changed_at timestamptz not null,
  signed_at timestamptz,
  unique (lease_id, kind)
);

create table lease_protocol_photo (
  protocol_id uuid not null references lease_protocol,
  document_id uuid not null references document,
  primary key (protocol_id, document_id)
);
create index lease_protocol_photo_document on lease_protocol_photo (document_id);

create or replace view document_in_use as
select document_id from message_attachment
union all
select document_id from interest_attachment
union all
select document_id from signing_document
union all
select document_id from lease_paper where document_id is not null
union all
select signed_document_id from lease_paper where signed_document_id is not null
union all
select document_id from lease_protocol_photo;
