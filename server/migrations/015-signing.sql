-- A document that people are asked to sign, turn by turn. What it is about is its caller's own.
create table signing_order (
  id uuid primary key,
  subject_kind text not null,
  subject_id uuid not null,
  -- What is signed, as people read it.
  title_en text not null,
  title_no text not null,
  document_id uuid not null references document,
  -- Where it lies, and what it was when it was sent: hex.
  document_key text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  partner_id uuid references partner,
  return_to text not null,
  -- Who has it signed: this house, or a broker by its name.
  provider text not null check (provider in ('house', 'idura')),
  -- What the broker calls it, once it is there.
  remote_id text unique,
  -- When the broker was last asked about it.
  fetched_at timestamptz,
  status text not null default 'open'
    check (status in ('open', 'completed', 'declined', 'expired', 'withdrawn')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  remind_after_days smallint check (remind_after_days > 0),
  -- Since when it is these signers' turn, and when they were last told; null until somebody was.
  told_at timestamptz,
  reminders smallint not null default 0,
  ended_at timestamptz,
  end_reason text,
  -- The signed document under its seal.
  sealed_document_id uuid references document,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'completed') = (sealed_document_id is not null))
);
create index signing_order_open on signing_order (expires_at) where status = 'open';
create index signing_order_document on signing_order (document_id);
create index signing_order_sealed on signing_order (sealed_document_id);

create table signer (
  id uuid primary key,
  order_id uuid not null references signing_order,
  position smallint not null,
  role text not null,
  turn integer not null,
  -- Null until whoever has this e-mail opens an account, and when they are gone.
  account_id uuid references account,
  email text not null,
  name text not null,
  signed_at timestamptz,
  declined_at timestamptz,
  decline_reason text,
  -- Where a broker has it signed.
  remote_url text,
  unique (order_id, position),
  check (signed_at is null or declined_at is null),
  check ((declined_at is null) = (decline_reason is null))
);
create index signer_account on signer (account_id) where account_id is not null;
create index signer_email on signer (email) where account_id is null;

-- Who signed what, and how they showed who they are. It is added to and never changed.
create table signature (
  signer_id uuid primary key references signer,
  -- Null when whoever signed has left; what they signed stays.
  account_id uuid references account,
  -- As the provider of identities says them, and its word for the person.
  name text not null,
  birth_date date,
  issuer text not null,
  subject text not null,
  -- What people know the provider by.
  method text not null,
  signed_at timestamptz not null,
  -- Null where a broker took the signature and knows it.
  ip_address text,
  consent_edition text,
  consent_language text check (consent_language in ('en', 'no')),
  sha256 text not null,
  check ((consent_edition is null) = (consent_language is null))
);
create index signature_account on signature (account_id) where account_id is not null;

create function refuse_change_of_signature() returns trigger language plpgsql as $$
begin
  -- That somebody has left changes whose it is here, and nothing else.
  if tg_op = 'UPDATE' and new.account_id is null
    and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'a signature is not changed';
end $$;

create trigger signature_stays before update or delete on signature
for each row execute function refuse_change_of_signature();

-- What is to be done about an order outside of any transaction. A row goes when it is done.
create table signing_task (
  order_id uuid not null references signing_order,
  kind text not null check (kind in ('seal', 'send', 'fetch', 'cancel')),
  -- Nobody takes it before this moment: it is being done, or waits after a failure.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  primary key (order_id, kind)
);
create index signing_task_due on signing_task (due_at);

-- What signed documents are sealed with, made at the first start: key and certificate (PKCS #12), sealed.
create table sealing_key (
  id smallint primary key check (id = 1),
  p12 text not null,
  created_at timestamptz not null
);

create view signing_document as
select document_id from signing_order
union all
select sealed_document_id from signing_order where sealed_document_id is not null;

create or replace view document_in_use as
select document_id from message_attachment
union all
select document_id from interest_attachment
union all
select document_id from signing_document;
