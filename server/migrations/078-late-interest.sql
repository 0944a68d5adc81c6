-- Interest on late rent is the landlord's (forsinkelsesrenteloven § 2).
-- Of an invoice's fees, the interest that is.
alter table invoice add column interest bigint not null default 0 check (interest >= 0);

-- Whether the interest that a letter charged was booked as the landlord's; null of what was booked as
-- the agency's before anybody asked, which the reminders' job corrects.
alter table rent_letter_claim add column is_landlords boolean;
create index rent_letter_claim_uncorrected on rent_letter_claim (invoice_id)
  where is_landlords is null and interest > 0 and waived_at is null;

create or replace function refuse_change_of_letter() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{made_at,sent_at,sending_failed,document_id,waived_at,is_landlords}'::text[]
      = to_jsonb(old) - '{made_at,sent_at,sending_failed,document_id,waived_at,is_landlords}'::text[] then
    return new;
  end if;
  raise exception 'what was sent is not changed';
end $$;
