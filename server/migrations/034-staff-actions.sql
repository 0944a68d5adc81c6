-- What whoever runs the house did, from a terminal or their own page. It is added to and never changed.
create table staff_action (
  id uuid primary key,
  at timestamptz not null,
  -- An account's id, or who was at the terminal: name@host.
  who text not null,
  -- 'accounts end-sessions', 'operations.retry_mail', …
  what text not null,
  -- Whom or what it was done to, as it was said.
  whom text
);
create index staff_action_at on staff_action (at);

create function refuse_change_of_staff_action() returns trigger language plpgsql as $$
begin
  raise exception 'what was done stays known';
end $$;
create trigger staff_action_stays before update or delete or truncate on staff_action
for each statement execute function refuse_change_of_staff_action();

-- Nor are openings of identity numbers and answers to a bank; those of an account go with it.
create function refuse_change_of_opening() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from account where id = old.account_id) then
    return old;
  end if;
  raise exception 'what was opened stays known';
end $$;
create trigger identification_read_stays before update or delete on identification_read
for each row execute function refuse_change_of_opening();
create trigger deposit_answers_read_stays before update or delete or truncate on deposit_answers_read
for each statement execute function refuse_change_of_staff_action();
