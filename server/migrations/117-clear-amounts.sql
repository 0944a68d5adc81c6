-- An entry whose details contradict its amount is one payment for a person, and what contradicts is stored.
alter table bank_line
  -- The number of the entry in its file, by which the payments of one entry belong together.
  add column entry integer,
  -- {"code", "path", "found", "expected"}, as in the report of a refused file.
  add column unclear jsonb;
alter table bank_line drop constraint bank_line_reason_check;
-- The rows of before satisfy it: one reason was added.
alter table bank_line add constraint bank_line_reason_check check (reason in (
  'no_kid', 'bad_kid', 'unknown_kid', 'reversal_unknown', 'debit_unknown', 'unclear'
)) not valid;
