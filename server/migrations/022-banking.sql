-- Files of banks that were read: booked whole, or refused whole. A file about accounts of several books
-- is one of each.
create table bank_file (
  id uuid primary key,
  -- Null when nobody knows whose it is.
  book_id uuid references ledger_book,
  -- Of its bytes, hex; null of what was refused before its end.
  sha256 text,
  name text not null,
  format text check (format in ('ocr', 'camt.054', 'camt.053', 'pain.002')),
  -- What the bank calls it.
  bank_id text,
  state text not null check (state in ('booked', 'refused')),
  received_at timestamptz not null,
  -- Null when it lay in the folder, or whoever uploaded it is gone.
  by_id uuid references account,
  -- Its lines that are this book's, and what they come to; øre.
  line_count integer not null default 0,
  sum bigint not null default 0,
  -- What became of it: counts, or {"problems", "more"}.
  report jsonb not null default '{}'
);
-- The same bytes are booked once.
create unique index bank_file_once on bank_file (sha256, book_id) nulls not distinct
  where state = 'booked';
create index bank_file_book on bank_file (book_id, received_at desc);

-- Every payment in or out of a client account that a bank told of, once.
create table bank_line (
  id uuid primary key,
  file_id uuid not null references bank_file,
  book_id uuid not null references ledger_book,
  -- In its file, from 1.
  position integer not null,
  account text not null,
  -- øre: above zero came in
  amount bigint not null check (amount <> 0),
  booked_on date not null,
  paid_on date not null,
  kid text,
  text text,
  counterparty_account text,
  counterparty_name text,
  reference text,
  end_to_end_id text,
  is_reversal boolean not null,
  -- The same payment in another file has the same, and two alike in one file are counted.
  fingerprint text not null,
  ordinal integer not null,
  state text not null default 'waiting'
    check (state in ('taken', 'waiting', 'settled', 'refunded', 'not_ours', 'counted')),
  -- Why it waits, or waited, for a person.
  reason text check (reason in (
    'no_kid', 'bad_kid', 'unknown_kid', 'reversal_unknown', 'debit_unknown'
  )),
  -- The feature whose it is.
  taken_by text,
  check ((state = 'taken') = (taken_by is not null)),
  check ((state = 'taken') = (reason is null)),
  unique (fingerprint, ordinal)
);
create index bank_line_file on bank_line (file_id, position);
-- A statement's lump is looked for among what OCR files told of that day.
create index bank_line_day on bank_line (account, booked_on);
create index bank_line_waiting on bank_line (book_id, paid_on) where state = 'waiting';
create index bank_line_handled on bank_line (book_id, paid_on desc) where reason is not null;
create index bank_line_counterparty on bank_line (book_id, counterparty_account)
  where counterparty_account is not null;

-- What a bank said stays: only what became of it changes.
create function refuse_change_of_bank_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    new.id, new.file_id, new.book_id, new.position, new.account, new.amount, new.booked_on,
    new.paid_on, new.kid, new.text, new.counterparty_account, new.counterparty_name, new.reference,
    new.end_to_end_id, new.is_reversal, new.fingerprint, new.ordinal
  ) is not distinct from (
    old.id, old.file_id, old.book_id, old.position, old.account, old.amount, old.booked_on,
    old.paid_on, old.kid, old.text, old.counterparty_account, old.counterparty_name, old.reference,
    old.end_to_end_id, old.is_reversal, old.fingerprint, old.ordinal
  ) then
    return new;
  end if;
  raise exception 'what a bank said is not changed';
end $$;
create trigger bank_line_stays before update or delete on bank_line
for each row execute function refuse_change_of_bank_line();

-- What a person said of a line that nobody took, and whether it was taken back.
create table bank_settlement (
  id uuid primary key,
  line_id uuid not null references bank_line,
  choice text not null check (choice in ('lease', 'refund', 'not_ours', 'counted')),
  lease_id uuid references lease,
  invoice_id uuid references invoice,
  note text check (char_length(note) <= 500),
  -- Null when whoever did it is gone.
  by_id uuid references account,
  at timestamptz not null,
  undone_by_id uuid references account,
  undone_at timestamptz,
  check ((choice = 'lease') = (lease_id is not null))
);
create unique index bank_settlement_one on bank_settlement (line_id) where undone_at is null;
create index bank_settlement_line on bank_settlement (line_id);
