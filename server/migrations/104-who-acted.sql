-- Of an act by somebody unknown: the first of the two approvers who agree to it.
alter table money_act add column first_agreed_by_id uuid references account;

create or replace function refuse_change_of_act() returns trigger language plpgsql as $$
declare
  may_change constant text[] :=
    '{by_id,payout_id,order_id,first_agreed_by_id,agreed_by_id,agreed_at}';
begin
  if tg_op = 'UPDATE'
    and (new.by_id is null or new.by_id = old.by_id)
    and (old.payout_id is null or new.payout_id = old.payout_id)
    and (old.order_id is null or new.order_id = old.order_id)
    and (old.first_agreed_by_id is null or new.first_agreed_by_id is null
      or new.first_agreed_by_id = old.first_agreed_by_id)
    and (old.agreed_at is null or new.agreed_at = old.agreed_at)
    and (old.agreed_at is null or new.agreed_by_id is null or new.agreed_by_id = old.agreed_by_id)
    and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
    return new;
  end if;
  raise exception 'an act is not changed';
end $$;

-- Who brought the file with a landlord's payment of a final settlement, as of tenants' payments.
alter table landlord_payment
  add column is_brought boolean not null default false,
  add column brought_by_id uuid references account;
alter table landlord_payment disable trigger landlord_payment_stays;
update landlord_payment set is_brought = true, brought_by_id = bank_file.brought_by_id
from bank_line join bank_file on bank_file.id = file_id
where bank_line.id = bank_line_id and bank_file.is_brought;
alter table landlord_payment enable trigger landlord_payment_stays;

-- Who made an assignment: the agent that it names may be another. Until now it was that agent, as far as known.
alter table assignment add column made_by_id uuid references account;
update assignment set made_by_id = agent_id where has_payout_guarantee;

-- Who drafted a lease with a payout guarantee, or made its assignment, is involved in all that it pays out.
insert into money_act (kind, about, about_id, book_id, at, is_bank, by_id)
select distinct 'agreed_guarantee', 'lease', lease.id, billing.book_id, lease.created_at, false, by_id
from lease
join assignment on assignment.id = assignment_id
join billing on billing.lease_id = lease.id
cross join lateral (values (lease.created_by), (agent_id)) as actor (by_id)
where has_payout_guarantee and by_id is not null;
