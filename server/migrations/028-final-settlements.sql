-- What a lease that is over leaves its landlord to pay: an invoice to the landlord that is paid to the
-- client account, and what is taken back of it.
alter table invoice
  add column is_final_settlement boolean not null default false,
  add check (not is_final_settlement or kind in ('landlord', 'landlord_credit_note'));

create or replace function refuse_change_of_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    new.id, new.book_id, new.lease_id, new.kind, new.is_final_settlement, new.serial, new.month,
    new.starts_on, new.issued_on, new.due_on, new.account, new.kid, new.total, new.credits_id, new.reason,
    new.language, new.parties
  ) is not distinct from (
    old.id, old.book_id, old.lease_id, old.kind, old.is_final_settlement, old.serial, old.month,
    old.starts_on, old.issued_on, old.due_on, old.account, old.kid, old.total, old.credits_id, old.reason,
    old.language, old.parties
  ) then
    return new;
  end if;
  raise exception 'what was invoiced is not changed';
end $$;

-- What a landlord paid of a final settlement, or below zero: what the bank took back, or a payout gave
-- back of it. Tenants' payments never know of it.
create table landlord_payment (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  lease_id uuid not null references lease,
  book_id uuid not null references ledger_book,
  amount bigint not null check (amount <> 0),
  paid_on date not null,
  source text not null check (source in ('bank', 'payout')),
  -- Of a bank file, and who said so otherwise.
  bank_line_id uuid unique,
  said_by uuid references account,
  takes_back_id uuid unique references landlord_payment,
  created_at timestamptz not null
);
create index landlord_payment_lease on landlord_payment (lease_id);
create index landlord_payment_invoice on landlord_payment (invoice_id);
create trigger landlord_payment_stays before update or delete on landlord_payment
for each row execute function refuse_change_of_payment();

-- What was called invoiced before there was an invoice is carried over, and the next payout invoices it.
update payout set due_on = current_date
where made_on is null and due_on is null and lease_id in (
  select lease_id from payout_line join payout as made on made.id = payout_id
  where type in ('final_settlement_invoiced', 'final_settlement_invoiced_cancelled')
  group by lease_id having sum(payout_line.amount) > 0
);
