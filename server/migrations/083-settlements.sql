-- The settlement document of a payout, by its try: one that came back is settled again when it is paid again.
-- Its number is the payout's, which has no gaps in a book.
create table settlement (
  payout_id uuid not null references payout,
  try smallint not null,
  -- When it is to be made; null once it is, or when that was given up.
  due_at timestamptz,
  attempts smallint not null default 0,
  document_id uuid references document,
  primary key (payout_id, try)
);
create index settlement_due on settlement (due_at) where due_at is not null;
create unique index settlement_document on settlement (document_id) where document_id is not null;

-- Payouts from before are settled too: those that the bank paid, that came to nothing, or that it would not pay.
insert into settlement (payout_id, try, due_at)
select id, tries, now() from payout
where made_on is not null and (amount = 0 or booked_on is not null or given_up_at is not null);

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
select document_id from settlement where document_id is not null;
