-- How an agency pays out. Without a row the house's own ways hold.
create table payout_settings (
  book_id uuid primary key references ledger_book,
  -- Of the month, for assignments that say no other.
  payout_day smallint not null check (payout_day between 1 and 28),
  wait_days smallint not null check (wait_days between 0 and 30),
  guarantee_months smallint not null check (guarantee_months between 1 and 24),
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  retry_days smallint not null check (retry_days between 0 and 10)
);

-- Who approves payouts.
create table payout_approver (
  book_id uuid not null references ledger_book,
  account_id uuid not null references account,
  primary key (book_id, account_id)
);

-- Where a landlord is paid: the latest that counts by now. It is added to and never changed.
create table payout_account (
  id uuid primary key,
  landlord_id uuid not null references account,
  account text not null check (account ~ '^\d{11}$'),
  set_at timestamptz not null,
  set_by uuid not null references account,
  counts_from timestamptz not null
);
create index payout_account_landlord on payout_account (landlord_id, set_at desc);

-- The numbers of a book that are counted without gaps: its payouts, and its orders to the bank.
create table payout_count (
  book_id uuid primary key references ledger_book,
  payouts integer not null default 0,
  orders integer not null default 0
);

-- What a lease's landlord is paid. One that is not made yet says when it is expected.
create table payout (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  lease_id uuid not null references lease,
  landlord_id uuid not null references account,
  -- When it is to be made; null while nothing is expected.
  due_on date,
  -- When its lines were worked out. Its number is without gaps in a book.
  made_on date,
  serial integer,
  amount bigint check (amount >= 0),
  approvals_needed smallint check (approvals_needed in (1, 2)),
  approved_at timestamptz,
  -- Not before this day; of one that is tried again.
  order_from date,
  -- How often the bank was asked, and how often it said no.
  tries smallint not null default 0,
  fails smallint not null default 0,
  is_ordered boolean not null default false,
  answer text check (answer in ('accepted', 'rejected')),
  booked_on date,
  -- When it was not tried again: the next payout has it.
  given_up_at timestamptz,
  held_at timestamptz,
  created_at timestamptz not null,
  unique (book_id, serial),
  check ((made_on is null) = (serial is null) and (made_on is null) = (amount is null)),
  check (not is_ordered or approved_at is not null),
  check (booked_on is null or is_ordered)
);
create unique index payout_open on payout (lease_id) where made_on is null;
create index payout_lease on payout (lease_id, serial desc);
create index payout_due on payout (book_id, due_on, lease_id) where made_on is null and due_on is not null;
create index payout_to_order on payout (book_id, serial)
  where approved_at is not null and not is_ordered and given_up_at is null and held_at is null;
create index payout_book on payout (book_id, made_on desc, serial desc) where made_on is not null;
create index payout_landlord on payout (landlord_id);

create table payout_line (
  id uuid primary key,
  payout_id uuid not null references payout,
  position smallint not null,
  type text not null,
  -- What it adds to the payout, or below zero takes from it; øre.
  amount bigint not null check (amount <> 0),
  invoice_id uuid references invoice,
  landlord_invoice_id uuid references invoice,
  -- The earlier payout it is about.
  about_id uuid references payout,
  -- [{"name", "amount"}]
  addons jsonb not null,
  unique (payout_id, position)
);
create unique index payout_line_landlord_invoice on payout_line (landlord_invoice_id)
  where landlord_invoice_id is not null;
create unique index payout_line_about on payout_line (about_id) where about_id is not null;
create trigger payout_line_stays before update or delete or truncate on payout_line
for each statement execute function refuse_change_of_ledger();

-- Who approved it: nobody twice.
create table payout_approval (
  payout_id uuid not null references payout,
  account_id uuid not null references account,
  at timestamptz not null,
  primary key (payout_id, account_id)
);

-- What happened to it. It is added to and never changed.
create table payout_event (
  id uuid primary key,
  payout_id uuid not null references payout,
  name text not null,
  -- The day it is about: of `estimated`, when it is expected.
  dated date not null,
  at timestamptz not null,
  by_id uuid references account,
  note text check (char_length(note) <= 500)
);
create index payout_event_payout on payout_event (payout_id, at);
create trigger payout_event_stays before update or delete or truncate on payout_event
for each statement execute function refuse_change_of_ledger();

-- A file that asks a bank to pay, down to what makes its bytes: written again it is the same.
create table payment_order (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  serial integer not null,
  message_id text not null unique check (char_length(message_id) <= 35),
  executes_on date not null,
  -- {"name", "account", "bic", "bankCustomerId"}
  payer jsonb not null,
  created_at timestamptz not null,
  written_at timestamptz,
  unique (book_id, serial)
);
create index payment_order_waiting on payment_order (created_at) where written_at is null;

-- One try to have a payout paid.
create table payment_order_line (
  order_id uuid not null references payment_order,
  position integer not null,
  payout_id uuid not null references payout,
  try smallint not null,
  -- Never used again.
  end_to_end_id text not null unique check (char_length(end_to_end_id) <= 35),
  amount bigint not null check (amount > 0),
  account text not null,
  name text not null,
  text text not null,
  -- What the bank said.
  answer text check (answer in ('accepted', 'rejected')),
  reason text,
  answered_at timestamptz,
  -- The debit of its statement.
  booked_on date,
  bank_line_id uuid unique,
  primary key (order_id, position),
  unique (payout_id, try)
);
