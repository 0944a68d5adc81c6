-- Of a conflict whose file somebody unknown brought, two people close it: the first one, and the reason.
alter table bank_conflict
  add column first_closed_by_id uuid references account,
  add column first_reason text check (char_length(first_reason) <= 500);
