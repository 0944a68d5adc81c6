-- contract: checks are replaced by ones that also allow the notice of a claim on a deposit. A claim has its own
-- day, because its notice may be posted later.
alter table deposit_release add column claimed_on date;
-- back-fill: few rows, claims on deposits of ended leases
update deposit_release set claimed_on = notified_on;
alter table deposit_release
  alter column claimed_on set not null,
  -- For versions that do not write it yet.
  alter column claimed_on set default (now() at time zone 'Europe/Oslo')::date,
  alter column notified_on drop not null;
comment on column deposit_release.notified_on is
  'Null until the notice of a claim for rent is posted (husleieloven § 3-5 fifth paragraph)';

alter table paper_delivery drop constraint paper_delivery_what_check;
alter table paper_delivery add constraint paper_delivery_what_check
  check (what in ('invoice', 'letter', 'deposit_claim'));

alter table postal_letter drop constraint postal_letter_kind_check;
alter table postal_letter add constraint postal_letter_kind_check
  check (kind in ('rent_notice', 'nav_copy', 'notice', 'deposit_claim'));
comment on column postal_letter.of_id is
  'The letter about late rent, the lease''s paper, or the claim on a deposit';
