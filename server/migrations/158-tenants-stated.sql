-- What a lease states of its tenants in addition to the name, as its writer has it. Null where the writer left
-- it to the tenant's profile.
alter table lease_tenant
  add column birth_date date,
  add column org_number text,
  add column postal_address text check (char_length(postal_address) between 1 and 200);
