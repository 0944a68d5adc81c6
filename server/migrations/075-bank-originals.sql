-- Files of banks as they came, one row each time that one came. The bytes lie in the house's store under
-- their SHA-256 before they are read, and until five years after the year (bokføringsloven § 13).
create table bank_original (
  id uuid primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  name text not null,
  -- The books that it was sent to; null of what the bank itself put into a folder.
  book_id uuid references ledger_book,
  -- As of a bank_file: who uploaded it, and who brought it in.
  by_id uuid references account,
  is_brought boolean not null,
  brought_by_id uuid references account,
  received_at timestamptz not null,
  -- When it was known what became of it; null of one that is still to be read.
  read_at timestamptz,
  -- How often it was tried again after whoever received it had ended, and when last.
  tries integer not null default 0,
  tried_at timestamptz
);
create index bank_original_sha256 on bank_original (sha256, received_at);
create index bank_original_unread on bank_original (received_at) where read_at is null;
create index bank_original_received on bank_original (received_at);
