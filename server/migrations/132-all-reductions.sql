-- All that lowers what a tenant owes without money from the tenant counts against the limits of one person
-- (docs/decisions/041): also money that the landlord is said to have received, and discounts of coming invoices.

alter table claim_reduction
  drop constraint claim_reduction_kind_check,
  add constraint claim_reduction_kind_check
    check (kind in ('write_off', 'credit', 'received_directly', 'discount')),
  -- A discount is of an invoice that is not sent yet.
  alter column invoice_id drop not null,
  add constraint claim_reduction_invoice check (kind = 'discount' or invoice_id is not null),
  add constraint claim_reduction_discount check (kind <> 'discount' or status = 'booked'),
  -- Whether the landlord gave up what is only theirs to lose: it counts against no limit.
  add column is_own_loss boolean not null default false,
  -- What was left of the claim when it was proposed, øre. If it is another by now, the proposal is void.
  add column claim_left bigint,
  -- The day on which the landlord is said to have received the money.
  add column received_on date,
  add constraint claim_reduction_received check ((kind = 'received_directly') = (received_on is not null)),
  drop constraint claim_reduction_check4,
  add constraint claim_reduction_taken_back
    check (kind in ('write_off', 'received_directly') or status <> 'taken_back');

-- back-fill: only proposals that wait for a second person, of which there are few
update claim_reduction
set claim_left = case claim_reduction.kind
  when 'credit' then total - credited - lost
  else total + fees - credited - lost - paid - set_off end
from invoice
where invoice.id = invoice_id and status = 'waiting';

create index claim_reduction_ended on claim_reduction (book_id, ended_at desc, id);
