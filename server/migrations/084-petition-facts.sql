-- What a petition for eviction has to say and no agreement does, as whoever lets stated it.
create table petition_facts (
  lease_id uuid primary key references lease,
  -- The day the letting side was first told that it is missing; the petition waits for it.
  asked_on date,
  -- As domain/arrears/petition has it; null until it is stated.
  facts jsonb,
  check (asked_on is not null or facts is not null)
);

alter table rent_letter
  -- The addresses that it was mailed to, once it was.
  add column sent_to text[],
  -- Of a petition: its facts as they stood that day.
  add column petition_facts jsonb;

create or replace function refuse_change_of_letter() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{made_at,sent_at,sent_to,sending_failed,document_id,waived_at,is_landlords}'::text[]
      = to_jsonb(old) - '{made_at,sent_at,sent_to,sending_failed,document_id,waived_at,is_landlords}'::text[] then
    return new;
  end if;
  raise exception 'what was sent is not changed';
end $$;
