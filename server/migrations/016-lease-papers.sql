-- What is put on paper: for people to sign, such as a lease or an assignment, each try a row of its
-- own; or for them to read.
create table lease_paper (
  id uuid primary key,
  kind text not null,
  -- A lease's papers, or its assignment's.
  lease_id uuid references lease,
  assignment_id uuid references assignment,
  language text not null check (language in ('en', 'no')),
  -- The edition of the clauses, and what they said: frozen when it was sent.
  edition text not null,
  text jsonb not null,
  -- {"en", "no"}: what people are told they sign
  titles jsonb not null,
  -- [{"role", "turn", "accountId", "email", "name"}]
  signers jsonb not null,
  -- [{"accountId", "email", "name"}] whom a letter goes to
  recipients jsonb not null default '[]',
  return_to text not null,
  partner_id uuid references partner,
  state text not null
    check (state in ('making', 'signing', 'signed', 'sent', 'declined', 'expired', 'withdrawn', 'failed')),
  sent_by uuid references account,
  sent_at timestamptz not null,
  -- When it is made next, and how often that was tried.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  document_id uuid references document,
  order_id uuid unique,
  signed_document_id uuid references document,
  ended_at timestamptz,
  -- Who declined, and why somebody did or took it back.
  ended_by text,
  reason text,
  check (num_nonnulls(lease_id, assignment_id) = 1)
);
-- One try at a time.
create unique index lease_paper_open on lease_paper (kind, coalesce(lease_id, assignment_id))
  where state in ('making', 'signing') and signers <> '[]';
create index lease_paper_lease on lease_paper (lease_id, sent_at);
create index lease_paper_assignment on lease_paper (assignment_id, sent_at);
create index lease_paper_waiting on lease_paper (due_at) where state = 'making';
create index lease_paper_document on lease_paper (document_id);
create index lease_paper_signed_document on lease_paper (signed_document_id);

create or replace view document_in_use as
select document_id from message_attachment
union all
select document_id from interest_attachment
union all
select document_id from signing_document
union all
select document_id from lease_paper where document_id is not null
union all
select signed_document_id from lease_paper where signed_document_id is not null;

-- What an agency adds to its leases and assignments, in the order it is read.
create table lease_addition (
  partner_id uuid not null references partner,
  kind text not null check (kind in ('lease', 'assignment')),
  position smallint not null,
  heading_no text not null,
  text_no text not null,
  -- Null: the Norwegian stands in English papers too.
  heading_en text,
  text_en text,
  primary key (partner_id, kind, position),
  check ((heading_en is null) = (text_en is null))
);
