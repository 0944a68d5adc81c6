-- Money that came by a file that a person, or a key that a person made, brought in: who that was.
-- `is_brought` is false of what the bank itself sent. Null: an operator's key, or they are gone.
alter table bank_file
  add column is_brought boolean not null default false,
  add column brought_by_id uuid references account;
update bank_file set is_brought = true, brought_by_id = by_id where by_id is not null;

alter table payment
  add column is_brought boolean not null default false,
  add column brought_by_id uuid references account;
create index payment_brought on payment (lease_id) where is_brought;

create or replace function refuse_change_of_payment() returns trigger language plpgsql as $$
begin
  -- That somebody is forgotten changes who said it, or brought it, and nothing else.
  if tg_op = 'UPDATE'
    and (new.said_by is null or new.said_by = old.said_by)
    and (new.brought_by_id is null or new.brought_by_id = old.brought_by_id)
    and to_jsonb(new) - '{said_by,brought_by_id}'::text[]
      = to_jsonb(old) - '{said_by,brought_by_id}'::text[] then
    return new;
  end if;
  raise exception 'a payment is not changed';
end $$;

-- The same of the payment that was nobody's.
alter table refund
  add column is_brought boolean not null default false,
  add column brought_by_id uuid references account;
