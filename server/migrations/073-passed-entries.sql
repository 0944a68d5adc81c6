-- Entries of banks' files that were not booked, each with its reason.
create table bank_passed_entry (
  file_id uuid not null references bank_file,
  -- In what is told of the file, from 1.
  position integer not null,
  account text not null,
  -- In its own money; below zero it went out.
  amount numeric not null,
  -- ISO 4217
  currency text not null,
  booked_on date,
  text text,
  reason text not null check (reason in (
    'pending', 'information', 'interim', 'zero', 'other_currency', 'foreign_account'
  )),
  primary key (file_id, position)
);

-- Files of an account so far today.
alter table bank_file drop constraint bank_file_format_check;
alter table bank_file add constraint bank_file_format_check
  check (format in ('ocr', 'camt.054', 'camt.053', 'camt.052', 'pain.002'));

-- What was paid, where the account had another amount of it, and what banks kept.
alter table bank_line
  add column original_amount numeric,
  add column original_currency text,
  add column charges_amount numeric,
  add column charges_currency text;

-- What a bank said stays, in whichever columns: only what became of it changes.
create or replace function refuse_change_of_bank_line() returns trigger language plpgsql as $$
declare
  same bank_line;
begin
  if tg_op = 'UPDATE' then
    same := new;
    same.state := old.state;
    same.reason := old.reason;
    same.taken_by := old.taken_by;
    if same is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'what a bank said is not changed';
end $$;
