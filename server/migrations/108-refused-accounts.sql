-- Client accounts that one of the operator's bookkeepers refused, because they were not the agency's. They are no
-- longer in `client_account`, so that another book can name them. A book whose last account was refused has none
-- in use until it names another.
create table refused_client_account (
  book_id uuid not null references ledger_book,
  account text not null check (account ~ '^\d{11}$'),
  bic text not null,
  since timestamptz not null,
  refused_at timestamptz not null,
  -- Null when they are gone.
  refused_by_id uuid references account,
  reason text not null check (char_length(reason) between 1 and 500),
  primary key (book_id, account)
);

-- Agencies that named the client account of another book before the bank had confirmed it.
create table client_account_claim (
  account text not null check (account ~ '^\d{11}$'),
  -- Null for the operator.
  partner_id uuid references partner,
  claimed_at timestamptz not null,
  unique nulls not distinct (account, partner_id)
);

-- The organisation number that the bank's own file named as the owner, where it is not the book's. Such a file
-- proves nothing.
alter table client_account add column other_owner text;
