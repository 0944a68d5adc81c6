-- What the document states of a signer besides the name, as it was when the document was made; null when it
-- does not state it. It is compared with the signer's identity before they sign.
alter table signer
  add column birth_date date,
  add column org_number text check (org_number ~ '^\d{9}$');
