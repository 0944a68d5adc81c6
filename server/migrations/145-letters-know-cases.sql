-- An invoice says that eviction may be petitioned for by its own notice, from that notice's own day on. A letter
-- about late rent keeps what it says to be enough, and the notices and petitions before it.
alter table invoice add column petition_from date;
alter table lease_money add column petition_from date;
alter table rent_letter
  add column everything bigint,
  add column promised bigint,
  add column promised_by date,
  add column cases jsonb not null default '[]',
  add constraint rent_letter_promised check ((promised is null) = (promised_by is null));

-- back-fill: only rows of open eviction cases, of which there are few
update rent_letter set everything = total, promised = total, promised_by = pay_by
from eviction_case
where eviction_case.lease_id = rent_letter.lease_id and closed_on is null and kind = 'notice'
  and sent_on >= opened_on and pay_by is not null;

-- back-fill: only invoices of open eviction cases, of which there are few
update invoice set petition_from = greatest(notice.sent_on + 15, notice.pay_by + 1)
from (
  select rent_letter_claim.invoice_id, rent_letter.pay_by,
    greatest(rent_letter.sent_on, (
      select max(posted_on) from postal_letter where of_id = rent_letter.id and cancel_reason is null
    )) as sent_on
  from rent_letter
  join rent_letter_claim on letter_id = rent_letter.id
  join eviction_case on eviction_case.lease_id = rent_letter.lease_id
  where closed_on is null and rent_letter.sent_on >= opened_on and 'notice' = any (steps)
    and not exists (
      select from postal_letter
      where of_id = rent_letter.id and cancel_reason is null and posted_on is null
    )
) as notice
where notice.invoice_id = invoice.id;

-- back-fill: only leases with an open eviction case, of which there are few
update lease_money set petition_from = (
  select min(petition_from) from invoice
  where invoice.lease_id = lease_money.lease_id and total + fees > credited + lost + paid + set_off
) where notice_sent_on is not null;
