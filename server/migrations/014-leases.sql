-- Numbers that are counted up without gaps: a partner's properties, a property's leases.
create table lease_count (
  of_id uuid primary key,
  last integer not null
);

-- A home as agreements know it, with the address it had when the first was made.
create table property (
  id uuid primary key,
  -- The agency; null where the landlord lets it on their own.
  partner_id uuid references partner,
  landlord_id uuid not null references account,
  listing_id uuid references listing,
  -- Counted by agency, or by landlord where there is none.
  serial integer not null,
  name text not null check (char_length(name) between 1 and 80),
  street text,
  street_number text,
  apartment_number text,
  postal_code text,
  neighbourhood text,
  city text not null,
  city_place_id text,
  lat double precision not null,
  lng double precision not null,
  created_at timestamptz not null,
  unique nulls not distinct (listing_id, landlord_id, partner_id)
);
create unique index property_serial on property (coalesce(partner_id, landlord_id), serial);

-- What a landlord leaves to an agency, and on what terms. Without an agency it only says when the
-- landlord is paid out.
create table assignment (
  id uuid primary key,
  property_id uuid not null references property,
  agent_id uuid references account,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- Hundredths of a percent, or øre.
  brokering_type text check (brokering_type in ('percent', 'fixed')),
  brokering_amount bigint check (brokering_amount >= 0),
  management_type text check (management_type in ('percent', 'fixed')),
  management_amount bigint check (management_amount >= 0),
  -- [{"name", "amount"}], amounts in øre as text
  addons jsonb not null default '[]',
  payout_day smallint not null check (payout_day between 1 and 28),
  has_payout_guarantee boolean not null,
  created_at timestamptz not null,
  check ((brokering_type is null) = (brokering_amount is null)),
  check ((management_type is null) = (management_amount is null))
);
create index assignment_property on assignment (property_id, starts_on);

create table lease (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  property_id uuid not null references property,
  -- Counted by property.
  serial integer not null,
  -- How far the papers are. What else a lease is, is derived (docs/lease-states.md).
  paper text not null check (paper in ('draft', 'sent', 'signed', 'called_off')),
  -- Grows with every change of the draft.
  version integer not null default 1,
  kind text not null check (kind in ('home', 'at_landlords', 'room')),
  starts_on date not null,
  -- The last day by the lease's own term; null is until further notice.
  ends_on date check (ends_on >= starts_on),
  fixed_term_reason text check (char_length(fixed_term_reason) <= 500),
  may_give_notice boolean not null,
  notice_months smallint not null check (notice_months between 1 and 12),
  -- øre a month
  monthly_rent bigint not null check (monthly_rent > 0),
  use_costs text[] not null,
  due_day smallint not null check (due_day between 1 and 28),
  security_type text not null
    check (security_type in ('deposit_account', 'deposit_insurance', 'deposit_guarantee', 'no_deposit')),
  security_amount bigint check (security_amount > 0),
  house_rules text check (char_length(house_rules) <= 5000),
  created_by uuid references account,
  created_at timestamptz not null,
  unique (property_id, serial),
  check ((security_type = 'no_deposit') = (security_amount is null))
);
create index lease_assignment on lease (assignment_id);

-- Who rents: the first is the main tenant, the others are co-tenants; all answer for all of the rent.
create table lease_tenant (
  lease_id uuid not null references lease,
  position smallint not null,
  -- Null until whoever has this e-mail opens an account.
  account_id uuid references account,
  email text not null,
  name text not null check (char_length(name) between 1 and 100),
  primary key (lease_id, position),
  unique (lease_id, email)
);
create index lease_tenant_account on lease_tenant (account_id) where account_id is not null;
create index lease_tenant_email on lease_tenant (email) where account_id is null;

-- What has happened to a lease. It is added to and never changed.
create table lease_event (
  lease_id uuid not null references lease,
  position integer not null,
  at timestamptz not null,
  -- Null when the house itself did it, or whoever did is gone.
  by_id uuid references account,
  name text not null,
  payload jsonb not null default '{}',
  primary key (lease_id, position)
);

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  -- That somebody is forgotten changes who did it, and nothing else.
  if tg_op = 'UPDATE' and new.by_id is null
    and (new.lease_id, new.position, new.at, new.name, new.payload)
      = (old.lease_id, old.position, old.at, old.name, old.payload) then
    return new;
  end if;
  raise exception 'the history of a lease is not changed';
end $$;

create trigger lease_event_stays before update or delete on lease_event
for each row execute function refuse_change_of_history();
