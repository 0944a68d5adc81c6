-- Filters and order of the list of leases that somebody saved under a name.
create table lease_list_view (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The agency whose list it is of; null for the list of their own leases.
  partner_id uuid references partner on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- The query of the list's address.
  query text not null check (char_length(query) between 2 and 500),
  created_at timestamptz not null
);
create unique index lease_list_view_name
  on lease_list_view (account_id, coalesce(partner_id, '00000000-0000-0000-0000-000000000000'), lower(name));
