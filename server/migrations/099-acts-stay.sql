-- An act on a lease stays on its chain until a payout has all the money that the act could have moved. It
-- stays at least until the payouts of this day, on which the last claim that it changed is due.
alter table money_act add column touches_to date;

-- An act on a book stays until an approver who did none of them agrees to it. Orders do that no more.
alter table money_act add column agreed_by_id uuid references account;
alter table money_act add column agreed_at timestamptz;

create or replace function refuse_change_of_act() returns trigger language plpgsql as $$
declare
  may_change constant text[] := '{by_id,payout_id,order_id,agreed_by_id,agreed_at}';
begin
  if tg_op = 'UPDATE'
    and (new.by_id is null or new.by_id = old.by_id)
    and (old.payout_id is null or new.payout_id = old.payout_id)
    and (old.order_id is null or new.order_id = old.order_id)
    and (old.agreed_at is null or new.agreed_at = old.agreed_at)
    and (old.agreed_at is null or new.agreed_by_id is null or new.agreed_by_id = old.agreed_by_id)
    and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
    return new;
  end if;
  raise exception 'an act is not changed';
end $$;

-- The acts and approvals before a payout was made have lower numbers. Null: all acts on its lease count, as for
-- what code of before makes beside this.
alter table payout add column made_number bigint;
update payout set made_number = coalesce(
  (select max(number) + 1 from money_act where payout_id = payout.id), 0)
where made_on is not null;

-- Who requested a refund that waits is involved in it.
insert into money_act (kind, about, about_id, book_id, at, is_bank, by_id)
select 'requested_refund', 'order', id, book_id, asked_at, false, asked_by_id
from refund where not is_ordered and booked_on is null and withdrawn_at is null;

-- An agreed client account counts when a banking day has passed.
alter table client_account_change add column counts_from timestamptz;
update client_account_change set counts_from = counts_on::timestamp at time zone 'Europe/Oslo'
where counts_on is not null;
create index client_account_change_counts on client_account_change (counts_from) where ended_at is null;

-- Several files may say the same of an order: a forged one keeps no other out.
drop index bank_answer_open;
create index bank_answer_about on bank_answer (end_to_end_id);
create unique index bank_answer_rejected on bank_answer (end_to_end_id, brought_by_id)
where outcome is null and kind = 'rejected';
