-- What somebody found wrong with a listing, for a person to look into.
create table listing_report (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  reason text not null,
  text text check (char_length(text) <= 1000),
  -- Null for a guest.
  reporter_id uuid references account,
  created_at timestamptz not null
);
create index listing_report_listing on listing_report (listing_id, created_at);

-- The door of listings for search, second leaf: enough of every home that is or was public to find
-- others like it. A withdrawn home's page shows them.
create view comparable_listing as
select
  id, listing_type, property_type, city_place_id, public_lat as lat, public_lng as lng,
  total_bedrooms, monthly_rent
from listing
where state <> 'draft';

-- A town's rents are read out of its index, without its homes.
drop index listing_city;
create index listing_city on listing (city_place_id, published_at desc, id desc)
  include (monthly_rent, total_bedrooms) where state = 'published';
