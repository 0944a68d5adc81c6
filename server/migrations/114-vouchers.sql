-- Each entry has a number, without gaps in a set of books and the year that the entry counts in
-- (docs/decisions/039). The numbers are given when a transaction commits, so that they follow the commits, and
-- a transaction that is rolled back uses none.

-- The last number of a series. Its row is locked only while a transaction commits.
create table voucher_series (
  book_id uuid not null references ledger_book,
  year smallint not null,
  last integer not null check (last > 0),
  primary key (book_id, year)
);

create table voucher (
  entry_id uuid primary key references ledger_entry,
  -- The same as in the entry, which never changes.
  book_id uuid not null references ledger_book,
  dated date not null,
  year smallint not null generated always as (extract(year from dated)::smallint) stored,
  number integer not null check (number > 0),
  unique (book_id, year, number)
);
-- The order of the journal.
create index voucher_dated on voucher (book_id, dated, number);
-- What is on one account.
create index ledger_line_account on ledger_line (account, entry_id);

-- Entries of the open transaction that have no number yet: a row for each statement that added some. It is
-- emptied before the commit, so each transaction sees only its own rows.
create table voucher_queue (
  id bigint generated always as identity primary key,
  entry_ids uuid[] not null
);

create function queue_vouchers() returns trigger language plpgsql as $$
begin
  insert into voucher_queue (entry_ids)
  select array_agg(id) from added having count(*) > 0;
  return null;
end $$;

create function number_vouchers() returns trigger language plpgsql as $$
begin
  -- The first row of a transaction numbers the entries of all its rows.
  if not exists (select from voucher_queue where id = new.id) then
    return null;
  end if;
  with taken as (
    delete from voucher_queue returning id, entry_ids
  ), added as (
    select entry.id, book_id, dated, extract(year from dated)::smallint as year,
      row_number() over (
        partition by book_id, extract(year from dated) order by taken.id, one.place
      ) as place
    from taken
    cross join unnest(entry_ids) with ordinality as one (id, place)
    join ledger_entry as entry on entry.id = one.id
  ), counted as (
    select book_id, year, max(place) as count from added group by book_id, year
  ), series as (
    -- In one order in all transactions, so that no two of them wait for each other.
    insert into voucher_series as series (book_id, year, last)
    select book_id, year, count from counted order by book_id, year
    on conflict (book_id, year) do update set last = series.last + excluded.last
    returning book_id, year, last
  )
  insert into voucher (entry_id, book_id, dated, number)
  select added.id, book_id, dated, last - count + place
  from added join counted using (book_id, year) join series using (book_id, year);
  return null;
end $$;

-- From here on bookings wait until the entries that exist are numbered: some seconds for a million.
create trigger ledger_entry_is_numbered after insert on ledger_entry
referencing new table as added for each statement execute function queue_vouchers();
create constraint trigger voucher_queue_ends after insert on voucher_queue
deferrable initially deferred for each row execute function number_vouchers();

-- back-fill: the rows of a new table, of which nothing else reads; only bookings wait for it.
insert into voucher (entry_id, book_id, dated, number)
select id, book_id, dated,
  row_number() over (partition by book_id, extract(year from dated) order by booked_at, id)
from ledger_entry;
insert into voucher_series (book_id, year, last)
select book_id, year, max(number) from voucher group by book_id, year;

create trigger voucher_stays before update or delete or truncate on voucher
for each statement execute function refuse_change_of_ledger();
