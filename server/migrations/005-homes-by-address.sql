-- contract: homes of all landlords are found by their address, so the index of one landlord's addresses is replaced

-- One address in one writing: people write `12 B` and `12b`. Null without a street and a number.
create function address_key(street text, street_number text, postal_code text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(street || '|' || street_number, '\s', '', 'g')) || '|' || coalesce(postal_code, '');

drop index property_address;
create index property_address on property (address_key(street, street_number, postal_code));

-- contract: the address of a home stays as its signed leases have it, and the next lease of the same listing may have a
-- corrected one: a record of its own
alter table property drop constraint property_listing_id_landlord_id_partner_id_key;
create index property_listing on property (listing_id, landlord_id);
