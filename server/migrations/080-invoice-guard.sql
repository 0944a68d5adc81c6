-- What was invoiced stays: the guard is asked once for a statement that writes to one of these columns, and
-- no longer for each invoice that is paid. A guard of each row before its change also had PostgreSQL work out
-- the row's generated columns anew.
create or replace trigger invoice_stays
before delete or update of
  id, book_id, lease_id, kind, is_final_settlement, serial, month, starts_on, issued_on, due_on, account,
  kid, total, credits_id, reason, language, parties
on invoice for each statement execute function refuse_change_of_ledger();
