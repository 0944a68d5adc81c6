-- What each account of a set of books is in SAF-T. Books without a row have the usual mapping
-- (`domain/src/accounting/saft.ts`); with rows, an account without one has no standard account.
create table saft_account (
  book_id uuid not null references ledger_book,
  account text not null,
  standard_account text check (standard_account ~ '^\d{4}$'),
  tax_code text check (tax_code ~ '^\d{1,2}$'),
  primary key (book_id, account)
);

-- Files for the Tax Administration and auditors. A worker makes them; they are in the file store, by their id.
create table saft_export (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  ordered_at timestamptz not null,
  -- Null once the account is deleted.
  ordered_by_id uuid references account,
  -- When it is made or tried again; null when it is made or given up.
  due_at timestamptz,
  attempts integer not null default 0,
  made_at timestamptz,
  entries integer,
  -- The sum of all debit lines, which is that of all credit lines; øre.
  debit bigint,
  bytes bigint,
  problem text,
  check ((made_at is null) = (bytes is null))
);
create index saft_export_due on saft_export (due_at) where due_at is not null;
create index saft_export_book on saft_export (book_id, ordered_at);
