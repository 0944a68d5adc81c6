-- The statement that corrects this one: the bank sent it with the same number and day, and other contents.
alter table bank_statement add column superseded_by uuid references bank_statement;
create index bank_statement_superseded on bank_statement (file_id) where superseded_by is not null;

-- A transfer between two client accounts of one set of books is settled by rule when both have it.
alter table bank_settlement
  drop constraint bank_settlement_choice_check,
  add constraint bank_settlement_choice_check check (choice in (
    'lease', 'refund', 'not_ours', 'counted', 'paid_out', 'bank_charge', 'transfer'
  )) not valid;
