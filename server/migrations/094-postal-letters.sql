-- A letter that goes by post: to one recipient, with the document of the paper or letter that it is.
create table postal_letter (
  id uuid primary key,
  -- Null where the operator keeps the books.
  partner_id uuid references partner,
  lease_id uuid not null references lease,
  kind text not null check (kind in ('rent_notice', 'nav_copy', 'notice')),
  -- The letter about late rent, or the lease's paper.
  of_id uuid not null,
  position smallint not null,
  document_id uuid not null references document,
  -- `12-3`: the property's and the lease's.
  lease_number text not null,
  -- The address that is printed as the sender's, a line each.
  sender text not null,
  recipient text not null,
  -- As domain/postal/letters has it; null until somebody says it.
  address jsonb,
  -- Who said it, where a person did.
  addressed_by_id uuid references account,
  queued_at timestamptz not null,
  -- The last day it may be posted: its text gives a deadline.
  post_by date,
  -- With the postal service since, or why that did not take it: then a person posts it.
  handed_over_at timestamptz,
  service_refusal text,
  posted_on date,
  posted_by_id uuid references account,
  tracking text,
  receipt_id uuid references document,
  cancelled_at timestamptz,
  cancelled_by_id uuid references account,
  cancel_reason text,
  unique (of_id, kind, position),
  check (posted_on is null or cancelled_at is null)
);
create index postal_letter_waiting on postal_letter (partner_id, queued_at)
  where posted_on is null and cancelled_at is null;
create index postal_letter_lease on postal_letter (lease_id);
create index postal_letter_document on postal_letter (document_id);
create index postal_letter_receipt on postal_letter (receipt_id) where receipt_id is not null;

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
select document_id from deposit_release_document
union all
select document_id from rent_letter where document_id is not null
union all
select document_id from lease_file
union all
select own_contract_id from lease where own_contract_id is not null
union all
select own_contract_id from lease_paper where own_contract_id is not null
union all
select document_id from settlement where document_id is not null
union all
select document_id from postal_letter
union all
select receipt_id from postal_letter where receipt_id is not null;
