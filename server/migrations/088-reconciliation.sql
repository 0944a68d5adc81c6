-- What banks say of an account as such: one row for each account's part of a file.
create table bank_statement (
  id uuid primary key,
  file_id uuid not null references bank_file,
  book_id uuid not null references ledger_book,
  -- In its file, from 1.
  position integer not null,
  account text not null,
  format text not null check (format in ('ocr', 'camt.054', 'camt.053', 'camt.052')),
  bank_id text,
  -- The bank's own number, and whose numbering it is.
  number bigint,
  series text not null,
  -- The last day that its payments were booked on; of OCR and camt.054.
  moved_on date,
  -- øre, at the end of a day
  opening bigint,
  opening_on date,
  closing bigint,
  closing_on date,
  check ((opening is null) = (opening_on is null)),
  check ((closing is null) = (closing_on is null)),
  unique (file_id, account, position)
);
create index bank_statement_closing on bank_statement (account, closing_on) where closing is not null;
create index bank_statement_number on bank_statement (series, number) where number is not null;
create index bank_statement_book on bank_statement (book_id, id);

-- Payments with a KID that a statement tells of, while these books take them from another kind of file:
-- each should stand in one of those.
create table bank_statement_entry (
  file_id uuid not null references bank_file,
  -- In its file, from 1.
  position integer not null,
  account text not null,
  -- øre
  amount bigint not null,
  booked_on date not null,
  kid text not null,
  text text,
  primary key (file_id, position)
);
create index bank_statement_entry_kid on bank_statement_entry (account, kid);

-- Months that somebody signed off: what the bank and the books said then. It is never changed.
create table bank_reconciliation (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  signed_at timestamptz not null,
  -- Null when they are gone.
  signed_by_id uuid references account,
  note text check (char_length(note) <= 1000),
  report jsonb not null,
  unique (book_id, month)
);
create function refuse_change_of_reconciliation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.signed_by_id is null
    and to_jsonb(new) - 'signed_by_id' = to_jsonb(old) - 'signed_by_id' then
    return new;
  end if;
  raise exception 'what was signed off stays';
end $$;
create trigger bank_reconciliation_stays before update or delete on bank_reconciliation
for each row execute function refuse_change_of_reconciliation();

-- What somebody has to see to, as the latest comparison found it.
create table bank_reconciliation_problem (
  book_id uuid not null references ledger_book,
  key text not null,
  kind text not null,
  found_at timestamptz not null,
  primary key (book_id, key)
);

-- What the bank took from the client account, and its keeper has not paid in yet.
alter table ledger_line
  drop constraint ledger_line_account_check,
  add constraint ledger_line_account_check check (account in (
    'tenant_receivable', 'client_account', 'landlord_payable', 'commission_income', 'fee_income',
    'deposits_payable', 'suspense', 'rounding', 'losses', 'payouts_under_way', 'operating_account',
    'vat_payable', 'bank_charges'
  )) not valid;
alter table bank_settlement
  drop constraint bank_settlement_choice_check,
  add constraint bank_settlement_choice_check check (choice in (
    'lease', 'refund', 'not_ours', 'counted', 'paid_out', 'bank_charge'
  )) not valid;
