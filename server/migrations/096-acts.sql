-- Who acted on what moves money or decides where it goes. It is added to; only that somebody is forgotten
-- changes it, and which payout or order took it up. Acts and approvals are numbered together, so that an
-- approval is before or after an act.
create sequence act_number;
create table money_act (
  number bigint primary key default nextval('act_number'),
  kind text not null,
  about text not null check (about in ('book', 'lease', 'order')),
  -- The id of a book, of a lease, or of a payout or a refund.
  about_id uuid not null,
  book_id uuid not null references ledger_book,
  at timestamptz not null,
  -- Whether the bank itself did it, by its own channel.
  is_bank boolean not null,
  -- Otherwise the person, or the one who made the key. Null: an operator's key, or they are gone.
  by_id uuid references account,
  -- The payout that has the money that an act on a lease moved. Later payouts do not ask about it again.
  payout_id uuid references payout,
  -- The order that an act on a book was approved with.
  order_id uuid references payment_order,
  check (not is_bank or by_id is null)
);
create index money_act_about on money_act (about, about_id, number);
create index money_act_payout on money_act (payout_id) where payout_id is not null;
create index money_act_book on money_act (book_id, number desc);

create function refuse_change_of_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.by_id is null or new.by_id = old.by_id)
    and (old.payout_id is null or new.payout_id = old.payout_id)
    and (old.order_id is null or new.order_id = old.order_id)
    and to_jsonb(new) - '{by_id,payout_id,order_id}'::text[]
      = to_jsonb(old) - '{by_id,payout_id,order_id}'::text[] then
    return new;
  end if;
  raise exception 'an act is not changed';
end $$;
create trigger money_act_stays before update or delete on money_act
for each row execute function refuse_change_of_act();

-- Who approved a payout or a refund, and what: its amount, to its account. It is added to and never changed.
create table order_approval (
  number bigint primary key default nextval('act_number'),
  payout_id uuid references payout,
  refund_id uuid references refund,
  account_id uuid not null references account,
  amount bigint not null,
  -- Null when the landlord had named none: such an approval never counts.
  to_account text,
  at timestamptz not null,
  check (num_nonnulls(payout_id, refund_id) = 1)
);
create index order_approval_payout on order_approval (payout_id) where payout_id is not null;
create index order_approval_refund on order_approval (refund_id) where refund_id is not null;

-- Approvals until now were of the account in force at their time. `payout_approval`, `refund_approval` and
-- `refund.account_by_id` stay for code of before, which may run beside this, and are read by nothing else.
insert into order_approval (payout_id, account_id, amount, to_account, at)
select payout_id, account_id, amount, (
    select account from payout_account
    where payout_account.landlord_id = payout.landlord_id and counts_from <= payout_approval.at
    order by set_at desc, payout_account.id desc limit 1
  ), at
from payout_approval join payout on payout.id = payout_id
order by at;
insert into order_approval (refund_id, account_id, amount, to_account, at)
select refund_id, account_id, amount, to_account, at
from refund_approval join refund on refund.id = refund_id
order by at;

create trigger order_approval_stays before update or delete or truncate on order_approval
for each statement execute function refuse_change_of_ledger();

-- What failed waits for a new approval.
update payout set approved_at = null
where answer in ('rejected', 'returned') and not is_ordered and booked_on is null and given_up_at is null;
update refund set approved_at = null
where answer in ('rejected', 'returned') and not is_ordered and booked_on is null and withdrawn_at is null;

-- Who entered the account of a refund is an act about it.
insert into money_act (kind, about, about_id, book_id, at, is_bank, by_id)
select 'named_account', 'order', id, book_id, asked_at, false, account_by_id
from refund where is_named and not is_ordered and booked_on is null and withdrawn_at is null;
update refund set account_by_id = null where account_by_id is not null;

-- What a file that a person brought says about an order. It has no effect until another person confirms it,
-- or the bank says so itself.
create table bank_answer (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  kind text not null check (kind in ('debited', 'returned', 'rejected')),
  -- The try that it is about.
  end_to_end_id text not null references payment_order_line (end_to_end_id),
  -- The bank's day, and the line that waits in suspense; a rejection has neither.
  dated date,
  bank_line_id uuid unique references bank_line,
  -- In the words of the file.
  reason text,
  -- Null: an operator's key, or they are gone.
  brought_by_id uuid references account,
  brought_at timestamptz not null,
  -- Who confirmed or dismissed it; null of what the bank said itself.
  outcome text check (outcome in ('confirmed', 'by_bank', 'dismissed')),
  ended_by_id uuid references account,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((kind = 'rejected') = (bank_line_id is null))
);
create unique index bank_answer_open on bank_answer (end_to_end_id, kind) where outcome is null;
create index bank_answer_book on bank_answer (book_id, brought_at) where outcome is null;
