-- What a message says to know an entry by, beside its fingerprint: null of OCR, and of what came before.
alter table bank_line
  add column entry_reference text,
  add column statement_id text;

-- Payments of a file that were taken for ones that another file told of. What is not here is as of that
-- payment: its fingerprint says so.
create table bank_repeat (
  id uuid primary key,
  file_id uuid not null references bank_file,
  -- In its file, from 1.
  position integer not null,
  -- The payment that it was taken for.
  line_id uuid not null references bank_line,
  book_id uuid not null references ledger_book,
  booked_on date not null,
  text text,
  counterparty_name text,
  is_reversal boolean not null,
  original_amount numeric,
  original_currency text,
  charges_amount numeric,
  charges_currency text,
  entry_reference text,
  statement_id text,
  -- Whether another kind of file, or one that the bank calls a copy, told of it once more, as it should.
  is_expected boolean not null,
  -- What a person booked after all, why, and who that was: null when they are gone.
  booked_line_id uuid unique references bank_line,
  booked_by_id uuid references account,
  booked_at timestamptz,
  note text check (char_length(note) <= 500),
  check ((booked_line_id is null) = (booked_at is null)),
  check ((booked_line_id is null) = (note is null))
);
create index bank_repeat_line on bank_repeat (line_id);
create index bank_repeat_book on bank_repeat (book_id, id);
