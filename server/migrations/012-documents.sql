-- A file that stays: a contract, a letter, a picture that belongs to what somebody wrote.
create table document (
  id uuid primary key,
  -- The upload it was made of, and where it lies: there too, or in a copy that no policy reaches,
  -- which is an upload of its own. That one stays for as long as the document.
  sent_key text not null unique,
  key text not null unique references upload,
  -- Null when whoever sent it is gone.
  owner_id uuid references account,
  title text not null check (char_length(title) between 1 and 255),
  -- What it was called on the machine it came from.
  name text not null,
  size integer not null check (size > 0),
  content_type text not null,
  created_at timestamptz not null
);
create index document_owner on document (owner_id);
create index document_age on document (created_at);

-- An upload outlives whoever sent it where it became a document that others have as well.
alter table upload alter column owner_id drop not null;
create index upload_owner on upload (owner_id);

-- A message may be its files alone.
alter table message
  drop constraint message_text_check,
  add check (char_length(text) <= 10000);

create table message_attachment (
  message_id uuid not null references message (id) on delete cascade,
  document_id uuid not null references document,
  position smallint not null,
  primary key (message_id, document_id)
);
create index message_attachment_document on message_attachment (document_id);

alter table conversation
  -- The title of the first file of the last message.
  add column last_attachment text;

create table interest_attachment (
  interest_id uuid not null references interest on delete cascade,
  document_id uuid not null references document,
  position smallint not null,
  primary key (interest_id, document_id)
);
create index interest_attachment_document on interest_attachment (document_id);

-- What a document goes with. A feature whose things come with documents adds itself; the foreign keys
-- refuse a removal all the same where one forgot to.
create view document_in_use as
select document_id from message_attachment
union all
select document_id from interest_attachment;
