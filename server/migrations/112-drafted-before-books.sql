-- Who drafted a lease with a payout guarantee, or decided about its rent, before its agency had opened its books is
-- involved in all that it pays out, as those after are.
-- back-fill: few leases have a guarantee, and rows are only added
insert into money_act (kind, about, about_id, book_id, at, is_bank, by_id)
select 'agreed_guarantee', 'lease', lease.id, billing.book_id, lease.created_at, false, actor.by_id
from lease
join assignment on assignment.id = assignment_id
join billing on billing.lease_id = lease.id
join ledger_book on ledger_book.id = billing.book_id
cross join lateral (
  select lease.created_by as by_id
  union
  select by_id from lease_event
  where lease_event.lease_id = lease.id and at < ledger_book.created_at
    and name in ('changed', 'rent_adjusted', 'extension_sent', 'ending_sent', 'tenants_sent')
) actor
where has_payout_guarantee and actor.by_id is not null and not exists (
  select from money_act
  where about = 'lease' and about_id = lease.id and kind = 'agreed_guarantee'
    and money_act.by_id = actor.by_id
);
