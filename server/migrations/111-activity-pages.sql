-- A page of what was done with a book's money is read from an index of each of its sources, in the order of the
-- page. Triggers fill the columns that this needs, also for what code of before writes beside this.

-- The book of an approval, and of an event that held a payout; null of other events.
alter table order_approval add column book_id uuid references ledger_book;
alter table payout_event add column book_id uuid references ledger_book;

alter table order_approval disable trigger order_approval_stays;
update order_approval set book_id = coalesce(
  (select payout.book_id from payout where payout.id = payout_id),
  (select refund.book_id from refund where refund.id = refund_id));
alter table order_approval enable trigger order_approval_stays;
alter table payout_event disable trigger payout_event_stays;
update payout_event set book_id = payout.book_id
from payout where payout.id = payout_id and name = 'held';
alter table payout_event enable trigger payout_event_stays;

create function name_book_of_approval() returns trigger language plpgsql as $$
begin
  new.book_id := coalesce(
    (select payout.book_id from payout where payout.id = new.payout_id),
    (select refund.book_id from refund where refund.id = new.refund_id));
  return new;
end $$;
create trigger order_approval_book before insert on order_approval
for each row execute function name_book_of_approval();

create function name_book_of_hold() returns trigger language plpgsql as $$
begin
  new.book_id := (select payout.book_id from payout where payout.id = new.payout_id);
  return new;
end $$;
create trigger payout_event_book before insert on payout_event
for each row when (new.name = 'held') execute function name_book_of_hold();

-- The books that were to pay a landlord when the landlord named an account.
create table payout_account_book (
  account_id uuid not null references payout_account on delete cascade,
  book_id uuid not null references ledger_book,
  set_at timestamptz not null,
  primary key (account_id, book_id)
);
create index payout_account_book_activity on payout_account_book (book_id, set_at, account_id);

create function name_books_of_account() returns trigger language plpgsql as $$
begin
  insert into payout_account_book (account_id, book_id, set_at)
  select distinct new.id, book_id, new.set_at
  from payout
  where landlord_id = new.landlord_id and created_at <= new.set_at
    and (made_on is null or made_on >= new.set_at::date);
  return new;
end $$;
create trigger payout_account_books after insert on payout_account
for each row execute function name_books_of_account();

insert into payout_account_book (account_id, book_id, set_at)
select distinct payout_account.id, book_id, set_at
from payout_account join payout using (landlord_id)
where payout.created_at <= set_at and (made_on is null or made_on >= set_at::date);

create index money_act_activity on money_act (book_id, at, number)
where about <> 'book' and kind <> 'brought_file';
create index order_approval_activity on order_approval (book_id, at, number);
create index payout_event_activity on payout_event (book_id, at, id) where name = 'held';
create index payment_order_activity on payment_order (book_id, created_at, id);
create index bank_file_activity on bank_file (book_id, received_at, id)
where is_brought and state = 'booked';
create index setting_change_activity on setting_change (book_id, at, id);
create index bank_conflict_activity on bank_conflict (book_id, found_at, id);
create index bank_conflict_closed on bank_conflict (book_id, closed_at, id) where closed_at is not null;
create index partner_key_activity on partner_key (partner_id, created_at, id);
-- contract: the new indexes begin with their columns and serve the same reads, also of code of before.
drop index setting_change_book;
drop index bank_conflict_book;
drop index partner_key_partner;

-- The client account that the tenants of a lease knew when notices were last looked for. Only leases with another
-- than their book's are looked at again; null: none was looked for yet.
alter table billing add column noticed_account text check (noticed_account ~ '^\d{11}$');
create index billing_noticed on billing (book_id, noticed_account) where next_due_on is not null;

-- How many invoices name an account that the bank has not confirmed.
create index invoice_account on invoice (account, book_id);
