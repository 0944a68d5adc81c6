-- What a lease's people added to its files, beside its papers.
create table lease_file (
  lease_id uuid not null references lease,
  document_id uuid not null references document,
  -- Besides whoever writes its papers and whoever added it, who see it always.
  is_visible_to_tenant boolean not null,
  is_visible_to_landlord boolean not null,
  primary key (lease_id, document_id)
);
create index lease_file_document on lease_file (document_id);

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
select document_id from lease_file;
