-- back-fill: the feed of a book's money reads decisions on payments from one index.
alter table bank_settlement add column activity_book_id uuid references ledger_book;
update bank_settlement set activity_book_id = bank_line.book_id
from bank_line where bank_line.id = line_id;

create function name_book_of_settlement() returns trigger language plpgsql as $$
begin
  new.activity_book_id := (select book_id from bank_line where id = new.line_id);
  return new;
end $$;
create trigger bank_settlement_book before insert on bank_settlement
for each row execute function name_book_of_settlement();

create index bank_settlement_activity on bank_settlement (activity_book_id, at, id)
where by_id is not null
  and (choice in ('not_ours', 'bank_charge', 'counted') or choice = 'refund' and refund_id is null);
create index bank_settlement_undone on bank_settlement (activity_book_id, undone_at, id)
where undone_by_id is not null and choice not in ('lease', 'paid_out');
