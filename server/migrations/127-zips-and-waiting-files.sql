-- The name of the ZIP that a file came in.
alter table bank_original add column archive text;
alter table bank_file add column archive text;

-- A file about a day to come is read on that day. Until then it is listed as waiting.
alter table bank_original add column waits_until date;
alter table bank_file add column waits_until date;
alter table bank_file
  drop constraint bank_file_state_check,
  add constraint bank_file_state_check check (state in ('booked', 'refused', 'waiting')) not valid,
  add constraint bank_file_waits check ((state = 'waiting') = (waits_until is not null)) not valid;
create index bank_file_waiting on bank_file (sha256) where state = 'waiting';

-- The bank's reference of an entry that was not booked, by which a camt.052 names a payment.
alter table bank_passed_entry add column reference text;
