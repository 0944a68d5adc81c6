-- Which version of payment files an agency's bank takes.
alter table ledger_book add column order_format text not null default 'pain.001.001.03'
  check (order_format in ('pain.001.001.03', 'pain.001.001.09'));
