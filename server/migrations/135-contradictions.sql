-- What contradicts itself in a lease (domain/src/leases/contradictions.ts): what a person confirmed, and what
-- the comparison of last night found. `key` names the contradiction and what it is about.
create table lease_confirmation (
  lease_id uuid not null references lease on delete cascade,
  key text not null check (char_length(key) between 1 and 1000),
  -- Null when they are gone, or for a partner's system.
  confirmed_by_id uuid references account,
  confirmed_at timestamptz not null,
  primary key (lease_id, key)
);
create index lease_confirmation_by on lease_confirmation (confirmed_by_id);

create table lease_contradiction (
  lease_id uuid not null references lease on delete cascade,
  key text not null check (char_length(key) between 1 and 1000),
  found_at timestamptz not null,
  primary key (lease_id, key)
);

-- Homes of a landlord with the same address.
create index property_address on property (landlord_id, lower(street), street_number, postal_code);

-- As the provider stated it when it confirmed them last.
alter table account_identity add column birth_date date;

-- A signer whose electronic identity has another name than the document waits until its sender confirms that
-- they are the same person.
alter table signer
  add column other_name text check (char_length(other_name) <= 300),
  add column other_name_confirmed_by uuid references account,
  add column other_name_confirmed_at timestamptz;
create index signer_confirmed_by on signer (other_name_confirmed_by);
