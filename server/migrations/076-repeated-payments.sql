-- What a message says to know an entry by, beside its fingerprint: null of OCR, and of what came before.
alter table bank_line
  add column entry_reference text,
  add column statement_id text;

-- All that a bank said stays, whatever columns it is in; only what became of it changes.
create or replace function refuse_change_of_bank_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{state,reason,taken_by}'::text[]
      = to_jsonb(old) - '{state,reason,taken_by}'::text[] then
    return new;
  end if;
  raise exception 'what a bank said is not changed';
end $$;

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
