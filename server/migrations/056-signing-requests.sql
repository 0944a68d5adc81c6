-- In which language a document is that people sign, and what each of them has seen of it.
alter table signing_order
  add column language text check (language in ('en', 'no')),
  -- A page of the site that says the same in the other language, for information.
  add column information_path text;

alter table signer
  -- When they first saw the page on which they sign, and the document itself.
  add column seen_at timestamptz,
  add column opened_at timestamptz;
