-- Payouts that were made before an act had to stay on its lease took up acts whose money they did not have.
-- These acts are open again, until a payout has all the money that they could have moved.
alter table money_act disable trigger money_act_stays;
update money_act set payout_id = null
from payout
where payout.id = payout_id and about = 'lease' and made_on <= (
  select (ran_at at time zone 'Europe/Oslo')::date from migration where name = '099-acts-stay.sql'
);
alter table money_act enable trigger money_act_stays;
