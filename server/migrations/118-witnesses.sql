-- A payment that states in one sum what others state one by one, or states one of them again: nothing of it is
-- booked, as long as the bank's own kinds of files agree.
create table bank_witness (
  line_id uuid not null references bank_line,
  -- What is booked.
  movement_id uuid not null references bank_line,
  primary key (line_id, movement_id)
);
create index bank_witness_movement on bank_witness (movement_id);

-- The day from which a settlement counts, if that is not the day of `at`: one by rule counts from the payment's.
alter table bank_settlement add column dated date;

-- What a payment has itself, if it was taken as a part of the one that it repeats. Null of all others, which
-- have it as that payment.
alter table bank_repeat
  add column fingerprint text,
  add column amount bigint,
  add column paid_on date,
  add column kid text,
  add column counterparty_account text,
  add column reference text,
  add column end_to_end_id text;
