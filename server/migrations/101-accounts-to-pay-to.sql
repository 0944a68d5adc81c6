-- `counts_on` is the day of `counts_from`, which each agreement has. Only code of before reads it: the next
-- version drops it.
alter table client_account_change drop constraint client_account_change_check;
update client_account_change set counts_from = counts_on::timestamp at time zone 'Europe/Oslo'
where counts_from is null and counts_on is not null;
alter table client_account_change add check ((agreed_at is null) = (counts_from is null));

-- The client accounts that the tenants of a lease know: the one in the contract that was sent to be signed, and
-- each that a notice named later, which has the former account too. The last row holds. Rows never change.
create table lease_account (
  id bigint generated always as identity primary key,
  lease_id uuid not null references lease,
  account text not null check (account ~ '^\d{11}$'),
  former text check (former ~ '^\d{11}$'),
  named_at timestamptz not null
);
create index lease_account_lease on lease_account (lease_id, id desc);

-- On the first invoices to another account than before: the former account, and the day of the notice, as
-- {"former", "noticedOn"}.
alter table invoice add column account_change jsonb;
create or replace trigger invoice_stays
before delete or update of
  id, book_id, lease_id, kind, is_final_settlement, serial, month, starts_on, issued_on, due_on, account,
  kid, total, credits_id, reason, language, parties, account_change
on invoice for each statement execute function refuse_change_of_ledger();

-- When a file that came by the bank's own channel was first about the account; null until then.
alter table client_account add column proved_at timestamptz;
update client_account set proved_at = first.at
from (
  select account, min(received_at) as at
  from (select file_id, account from bank_line union select file_id, account from bank_statement) entry
  join bank_file on bank_file.id = file_id
  where not is_brought and state = 'booked' group by account
) first
where first.account = client_account.account;
