-- What a bank's file says about an order: one row for each try and kind. Whether a person brought the file
-- decides whether it is the bank's own word.
create table bank_report (
  id uuid primary key,
  file_id uuid not null references bank_file,
  book_id uuid not null references ledger_book,
  end_to_end_id text not null references payment_order_line (end_to_end_id),
  kind text not null check (kind in ('debited', 'returned', 'rejected')),
  -- øre, above zero
  amount bigint not null check (amount > 0),
  -- The bank's day; null of a rejection.
  dated date,
  unique (file_id, end_to_end_id, kind, amount)
);
create index bank_report_order on bank_report (end_to_end_id);

-- A file that a person brought says what the bank's own files contradict: about an order, or a payment that
-- the bank's statement of its day does not have.
create table bank_conflict (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- The report or the payment that a person brought.
  report_id uuid unique references bank_report,
  line_id uuid unique references bank_line,
  -- What the bank says of the order.
  own_report_id uuid references bank_report,
  own_file_id uuid not null references bank_file,
  found_at timestamptz not null,
  closed_at timestamptz,
  -- Null when the bank has said the same since, or they are gone.
  closed_by_id uuid references account,
  reason text check (char_length(reason) <= 500),
  check (num_nonnulls(report_id, line_id) = 1),
  check ((report_id is null) = (own_report_id is null))
);
create index bank_conflict_book on bank_conflict (book_id, found_at desc);
create index bank_conflict_open on bank_conflict (book_id) where closed_at is null;
