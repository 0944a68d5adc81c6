-- Money that goes back to whoever paid it: a payment that was nobody's, or what a lease that is over was
-- paid too much. The bank is asked for it as for payouts, in the same orders.
--
-- What agents settled as `refund` before this has no row here: they had to send it by hand, and a row
-- would send it again. It stays under way, as `bank_settlement` without a refund says, until its debit
-- is settled as `refund` as well. An agent who has not sent it takes the settlement back and settles it
-- anew.
create table refund (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- The lease whose surplus it is, or the payment that was nobody's.
  lease_id uuid references lease,
  bank_line_id uuid,
  amount bigint not null check (amount > 0),
  account text not null check (account ~ '^\d{11}$'),
  -- Whether it was named, and is not the one the money came from; and who did, unless a system or gone.
  is_named boolean not null,
  account_by_id uuid references account,
  name text not null,
  -- What its receiver reads, and why it is paid back.
  text text not null,
  note text check (char_length(note) <= 500),
  -- Null when whoever asked is gone.
  asked_by_id uuid references account,
  asked_at timestamptz not null,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  approved_at timestamptz,
  order_from date,
  tries smallint not null default 0,
  fails smallint not null default 0,
  is_ordered boolean not null default false,
  answer text check (answer in ('accepted', 'rejected', 'returned')),
  booked_on date,
  -- When it was not tried again by itself: somebody corrects it, or withdraws it.
  given_up_at timestamptz,
  -- When it went back to where it came from.
  withdrawn_at timestamptz,
  check ((lease_id is null) <> (bank_line_id is null)),
  check (is_named or account_by_id is null),
  check (not is_ordered or (approved_at is not null and withdrawn_at is null)),
  check (booked_on is null or is_ordered)
);
create unique index refund_line on refund (bank_line_id) where withdrawn_at is null;
create index refund_lease on refund (lease_id) where lease_id is not null;
create index refund_book on refund (book_id, asked_at desc, id desc);
create index refund_to_order on refund (book_id, asked_at)
  where approved_at is not null and not is_ordered and given_up_at is null and withdrawn_at is null;

-- Who approved it, to which account: nobody twice.
create table refund_approval (
  refund_id uuid not null references refund,
  account_id uuid not null references account,
  to_account text not null,
  at timestamptz not null,
  primary key (refund_id, account_id, to_account)
);

-- A try is one to pay a payout or a refund, and may come back after its debit.
alter table payment_order_line
  alter column payout_id drop not null,
  add column refund_id uuid references refund,
  add column returned_on date,
  add column returned_line_id uuid unique,
  add check ((payout_id is null) <> (refund_id is null)),
  add check (returned_on is null or booked_on is not null),
  add unique (refund_id, try);
alter table payout
  drop constraint payout_answer_check,
  add constraint payout_answer_check check (answer in ('accepted', 'rejected', 'returned'));

-- A payment of a lease's that is below zero is taken back by the bank, or paid back by us.
alter table payment
  drop constraint payment_source_check,
  add constraint payment_source_check check (source in ('bank', 'direct', 'refund'));

-- Of the choice `refund`; null where it was sent by hand.
alter table bank_settlement add column refund_id uuid references refund;
