-- The landlord's own contract, a PDF, that a lease is signed with in place of the standard contract: of the
-- lease as it stands, and of each paper as it was sent.
alter table lease add column own_contract_id uuid references document;
alter table lease_paper add column own_contract_id uuid references document;
create index lease_own_contract on lease (own_contract_id) where own_contract_id is not null;
create index lease_paper_own_contract on lease_paper (own_contract_id)
  where own_contract_id is not null;

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
select own_contract_id from lease_paper where own_contract_id is not null;
