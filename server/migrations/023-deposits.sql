-- The page on which a signer has something to do before they sign; null once it is done.
alter table signer add column errand_path text;
create index signer_errand on signer (errand_path) where errand_path is not null;

-- How an agency handles deposits.
create table deposit_settings (
  partner_id uuid primary key references partner,
  -- What an insurance costs: hundredths of a percent of the deposit.
  insurance_share integer not null check (insurance_share between 1 and 10000),
  -- Tenants who rent together have an account each, in place of one for all.
  has_account_each boolean not null
);

-- Deposits that are handed over to the bank in one file, and requests to pay some out.
create table deposit_batch (
  id uuid primary key,
  serial integer not null unique,
  created_at timestamptz not null,
  -- The file's bytes, sealed, and the documents beside it: [{"name", "key"}]. Gone once they lie there.
  content text,
  documents jsonb not null,
  -- When it is written next.
  due_at timestamptz not null,
  written_at timestamptz,
  check ((content is null) = (written_at is not null))
);
create index deposit_batch_waiting on deposit_batch (due_at) where written_at is null;

-- A lease's deposit, of whatever type. Its status is derived (docs/deposit-states.md).
create table deposit (
  id uuid primary key,
  lease_id uuid not null unique references lease,
  partner_id uuid references partner,
  landlord_id uuid not null references account,
  type text not null
    check (type in ('deposit_account', 'deposit_insurance', 'deposit_guarantee', 'no_deposit')),
  -- øre
  amount bigint not null check (amount >= 0),
  has_account_each boolean not null,
  created_at timestamptz not null,
  signed_on date,
  canceled_at timestamptz,
  -- Of an account: the file it was handed over in.
  batch_id uuid references deposit_batch,
  -- Of an insurance, its fee in øre.
  insurance_fee bigint check (insurance_fee > 0),
  insurance_invoice_id uuid references invoice,
  insurance_reference text check (char_length(insurance_reference) <= 60),
  insurance_registered_on date,
  insurance_failed_on date,
  -- Of a guarantee.
  guarantor text check (char_length(guarantor) <= 100),
  guarantee_reference text check (char_length(guarantee_reference) <= 60),
  guarantee_given_on date,
  check ((type = 'no_deposit') = (amount = 0)),
  check (insurance_registered_on is null or insurance_failed_on is null)
);
create index deposit_to_hand_over on deposit (created_at)
  where type = 'deposit_account' and signed_on is not null and batch_id is null;

-- Who has a deposit account, what the bank asked them, and the account itself: each their own, or the
-- first of them for all.
create table deposit_tenant (
  deposit_id uuid not null references deposit,
  position smallint not null,
  account_id uuid references account,
  email text not null,
  name text not null,
  -- What the bank knows them by: the form is found by it.
  reference text not null unique,
  submitted_at timestamptz,
  -- {field: its answer, sealed}. Gone once the bank has it.
  answers jsonb,
  -- 010190*****
  identification_hint text,
  account_number text unique check (account_number ~ '^[0-9]{11}$'),
  bank_name text,
  opened_on date,
  refusal text,
  primary key (deposit_id, position),
  check (answers is null or submitted_at is not null),
  check ((account_number is null) = (opened_on is null)),
  check (account_number is null or refusal is null)
);
create index deposit_tenant_account on deposit_tenant (account_id) where account_id is not null;
create index deposit_tenant_email on deposit_tenant (email) where account_id is null;

-- Every opening of somebody's answers, and what for.
create table deposit_answers_read (
  id uuid primary key,
  reference text not null,
  purpose text not null,
  read_at timestamptz not null
);
create index deposit_answers_read_reference on deposit_answers_read (reference, read_at);

-- The bank's files that were taken in.
create table deposit_bank_file (
  -- What the bank calls it.
  name text primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz not null
);

-- What the bank says came into a deposit account, or was taken back (below zero); by the bank's own ids.
create table deposit_payment (
  id text primary key,
  account_number text not null references deposit_tenant (account_number),
  amount bigint not null check (amount <> 0),
  booked_on date not null
);
create index deposit_payment_account on deposit_payment (account_number);

-- What the bank says it paid out of one.
create table deposit_transfer (
  id text primary key,
  account_number text not null references deposit_tenant (account_number),
  side text not null check (side in ('tenant', 'landlord')),
  amount bigint not null check (amount > 0),
  paid_on date not null
);
create index deposit_transfer_account on deposit_transfer (account_number);

-- That somebody asks for what is in an account when the lease is over.
create table deposit_release (
  id uuid primary key,
  deposit_id uuid not null references deposit,
  ground text not null check (ground in ('agreement', 'rent_claim', 'tenant_claim')),
  -- What the landlord is to have, øre.
  asked bigint not null check (asked >= 0),
  notified_on date not null,
  agreed_on date,
  suit_shown_on date,
  withdrawn_on date,
  -- The file in which the bank was told to pay.
  batch_id uuid references deposit_batch,
  ordered_on date,
  to_landlord bigint,
  to_tenant bigint,
  check ((batch_id is null) = (ordered_on is null)),
  check (withdrawn_on is null or ordered_on is null)
);
create unique index deposit_release_open on deposit_release (deposit_id)
  where withdrawn_on is null and ordered_on is null;
create index deposit_release_deposit on deposit_release (deposit_id);

-- What shows a claim to be right, or that somebody has sued.
create table deposit_release_document (
  release_id uuid not null references deposit_release,
  document_id uuid not null references document,
  side text not null check (side in ('tenant', 'landlord')),
  primary key (release_id, document_id)
);
create index deposit_release_document_document on deposit_release_document (document_id);

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
select document_id from lease_protocol_photo
union all
select document_id from invoice where document_id is not null
union all
select document_id from deposit_release_document;
