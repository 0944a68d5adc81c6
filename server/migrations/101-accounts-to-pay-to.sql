-- contract: `counts_on` is the day of `counts_from`, which each agreement has.
alter table client_account_change drop column counts_on;
alter table client_account_change add check ((agreed_at is null) = (counts_from is null));
