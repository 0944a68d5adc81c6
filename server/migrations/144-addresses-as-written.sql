-- Homes of a landlord with one address are found however it is written, with or without spaces and capitals.
drop index property_address;
create index property_address on property (landlord_id, lower(regexp_replace(street, '\s', '', 'g')),
  lower(regexp_replace(street_number, '\s', '', 'g')));
