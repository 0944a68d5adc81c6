-- A requested change of a book's client account. It counts from the next banking day after another person has
-- agreed to it.
create table client_account_change (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  account text not null check (account ~ '^\d{11}$'),
  bic text not null,
  -- Null when they are gone.
  requested_by_id uuid references account,
  requested_at timestamptz not null,
  agreed_by_id uuid references account,
  agreed_at timestamptz,
  counts_on date,
  ended_at timestamptz,
  outcome text check (outcome in ('applied', 'stopped', 'replaced')),
  check ((agreed_at is null) = (counts_on is null)),
  check ((outcome is null) = (ended_at is null)),
  check (requested_by_id <> agreed_by_id)
);
create unique index client_account_change_open on client_account_change (book_id) where ended_at is null;
create index client_account_change_due on client_account_change (counts_on) where ended_at is null;
