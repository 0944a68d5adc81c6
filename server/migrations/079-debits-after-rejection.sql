-- A try that the bank rejected and debited all the same: which line of its says so, the day it names, and
-- whether that line still waits for a person. Nothing more of its lease is paid out while it does.
alter table payment_order_line
  add column late_line_id uuid unique,
  add column late_debit_on date,
  add column late_debit_waits boolean not null default false;
create index payment_order_line_late on payment_order_line (payout_id, refund_id) where late_debit_waits;

-- A person may say that such a line is the payout that was ordered.
alter table bank_settlement
  drop constraint bank_settlement_choice_check,
  add constraint bank_settlement_choice_check
    check (choice in ('lease', 'refund', 'not_ours', 'counted', 'paid_out')) not valid;
