-- Whose money is kept apart from whose: a set of books for each agency, and one of the house's own for
-- landlords who let without one.
create table ledger_book (
  id uuid primary key,
  partner_id uuid unique nulls not distinct references partner,
  -- Who writes invoices and letters, as it stands on them.
  name text not null check (char_length(name) between 1 and 100),
  org_number text not null check (org_number ~ '^\d{9}$'),
  address text not null check (char_length(address) between 1 and 200),
  email text not null,
  -- Whether it stands in the registers of value added tax and of business enterprises: invoices say so.
  in_vat_register boolean not null,
  in_business_register boolean not null,
  -- What the bank knows the customer by, in files that order payments.
  bank_customer_id text check (char_length(bank_customer_id) <= 35),
  -- Whether payments with a KID come as OCR files or in camt.054: never in both.
  kid_source text not null check (kid_source in ('ocr', 'camt.054')),
  created_at timestamptz not null
);

-- The accounts that other people's money lies on, each kept apart from its keeper's own. Money still
-- comes to one that was given up.
create table client_account (
  account text primary key check (account ~ '^\d{11}$'),
  book_id uuid not null references ledger_book,
  bic text not null check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  since timestamptz not null,
  given_up_at timestamptz
);
create unique index client_account_in_use on client_account (book_id) where given_up_at is null;

-- What was booked. It is added to and never changed: what was wrong is booked back.
create table ledger_entry (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- What was booked once is not booked again.
  key text not null check (char_length(key) between 1 and 200),
  kind text not null,
  -- The day it counts from, and when it was written.
  dated date not null,
  booked_at timestamptz not null,
  unique (book_id, key)
);
create index ledger_entry_dated on ledger_entry (book_id, dated);

create table ledger_line (
  entry_id uuid not null references ledger_entry,
  position smallint not null,
  account text not null check (account in (
    'tenant_receivable', 'client_account', 'landlord_payable', 'commission_income', 'fee_income',
    'deposits_payable', 'suspense', 'rounding', 'losses', 'payouts_under_way', 'operating_account'
  )),
  lease_id uuid,
  -- øre: above zero is debit, below is credit
  amount bigint not null check (amount <> 0),
  primary key (entry_id, position)
);
create index ledger_line_lease on ledger_line (lease_id, account) where lease_id is not null;

-- The lines of an entry come to zero: those that are written together do, and so do all.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  unbalanced uuid;
begin
  select entry_id into unbalanced from added group by entry_id having sum(amount) <> 0 limit 1;
  if unbalanced is not null then
    raise exception 'the lines of entry % do not come to zero', unbalanced
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_line_balances after insert on ledger_line
referencing new table as added for each statement execute function refuse_unbalanced_entry();

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'what was booked is not changed';
end $$;
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
for each statement execute function refuse_change_of_ledger();
create trigger ledger_line_stays before update or delete or truncate on ledger_line
for each statement execute function refuse_change_of_ledger();

-- Who changed how a book's money is handled, and from what to what. It is added to and never changed.
create table setting_change (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  at timestamptz not null,
  -- Null when an operator did it from a terminal, or whoever did is gone.
  by_id uuid references account,
  -- 'book', 'invoicing', …
  what text not null,
  was jsonb,
  became jsonb not null
);
create index setting_change_book on setting_change (book_id, at);

create function refuse_change_of_setting_change() returns trigger language plpgsql as $$
begin
  -- That somebody is forgotten changes who did it, and nothing else.
  if tg_op = 'UPDATE' and new.by_id is null
    and to_jsonb(new) - 'by_id' = to_jsonb(old) - 'by_id' then
    return new;
  end if;
  raise exception 'what was changed stays known';
end $$;
create trigger setting_change_stays before update or delete on setting_change
for each row execute function refuse_change_of_setting_change();
