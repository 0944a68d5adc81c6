-- Up to which day the books of an agency are closed (docs/decisions/040). What is booked later with a day up to
-- it counts from the first open day, and keeps its true day beside it. The database moves it, so that no code,
-- and no node with older code, books into a closed period.

create table closed_period (
  book_id uuid primary key references ledger_book,
  -- The last day that is closed.
  until date not null
);

alter table ledger_entry
  -- The true day of an entry that came when its period was closed.
  add column occurred_on date,
  add constraint ledger_entry_is_later check (occurred_on < dated);
create index ledger_entry_late on ledger_entry (book_id, dated) where occurred_on is not null;

create function move_late_entry() returns trigger language plpgsql as $$
declare
  closed date;
begin
  -- Who closes a period has this lock alone: each booking is before the closing, or sees it.
  perform pg_advisory_xact_lock_shared(hashtextextended('closed period ' || new.book_id, 0));
  select until into closed from closed_period where book_id = new.book_id;
  if new.dated <= closed then
    new.occurred_on := new.dated;
    new.dated := closed + 1;
  end if;
  return new;
end $$;
create trigger ledger_entry_is_open before insert on ledger_entry
for each row execute function move_late_entry();

-- Requests to open closed months again. Another person than the one who requested it agrees.
create table period_reopening (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- The first day of the first month that is opened.
  month date not null check (extract(day from month) = 1),
  reason text not null check (char_length(reason) between 1 and 1000),
  -- Null when they are gone.
  requested_by_id uuid references account,
  requested_at timestamptz not null,
  ended_by_id uuid references account,
  ended_at timestamptz,
  outcome text check (outcome in ('agreed', 'stopped')),
  check ((ended_at is null) = (outcome is null))
);
create unique index period_reopening_open on period_reopening (book_id) where ended_at is null;

alter table bank_reconciliation
  -- Whether it closed its month: then it agrees with the ledger as long as it counts.
  add column closes boolean not null default false;

-- Signed months that were opened again. They count no more, and stay as they were signed.
create table withdrawn_reconciliation (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  month date not null,
  signed_at timestamptz not null,
  signed_by_id uuid references account,
  note text,
  report jsonb not null,
  withdrawn_at timestamptz not null
);
create index withdrawn_reconciliation_book on withdrawn_reconciliation (book_id, month);
create trigger withdrawn_reconciliation_stays before update or delete on withdrawn_reconciliation
for each row execute function refuse_change_of_reconciliation();

create or replace function refuse_change_of_reconciliation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.signed_by_id is null
    and to_jsonb(new) - 'signed_by_id' = to_jsonb(old) - 'signed_by_id' then
    return new;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'bank_reconciliation'
    and exists (select from withdrawn_reconciliation where id = old.id) then
    return old;
  end if;
  raise exception 'what was signed off stays';
end $$;
