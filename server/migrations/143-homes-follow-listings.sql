-- A confirmation is looked for from both leases that it is about.
create index lease_confirmation_about on lease_confirmation (split_part(key, ':', 2));
create index lease_contradiction_about on lease_contradiction (split_part(key, ':', 2));

-- The home of an agreement has the address of its listing until a document with it is sent. Until then who drafts a
-- lease corrects the address in the listing, as the advice about a missing one says.
create function property_follows_listing() returns trigger language plpgsql as $$
begin
  update property set name = new.title, street = new.street, street_number = new.street_number,
      apartment_number = new.apartment_number, postal_code = new.postal_code,
      neighbourhood = new.neighbourhood, city = new.city, city_place_id = new.city_place_id,
      lat = new.lat, lng = new.lng
    where listing_id = new.id
      and not exists (select from lease where lease.property_id = property.id
        and lease.paper in ('sent', 'signed'))
      and not exists (select from assignment
        join lease_paper on lease_paper.assignment_id = assignment.id
        where assignment.property_id = property.id
          and lease_paper.state in ('making', 'signing', 'signed'));
  return null;
end $$;

create trigger listing_moves_property
  after update of title, street, street_number, apartment_number, postal_code, neighbourhood, city, city_place_id,
    lat, lng on listing
  for each row
  when ((old.title, old.street, old.street_number, old.apartment_number, old.postal_code, old.neighbourhood, old.city,
      old.city_place_id, old.lat, old.lng)
    is distinct from (new.title, new.street, new.street_number, new.apartment_number, new.postal_code,
      new.neighbourhood, new.city, new.city_place_id, new.lat, new.lng))
  execute function property_follows_listing();
