-- Øre a month that the landlord estimates a tenant pays on top of the rent; null where nothing is stated.
alter table listing add column monthly_extras bigint check (monthly_extras between 0 and 2000000);

create or replace view published_listing as
select
  id, partner_id, title, listing_type, property_type, street,
  case when shows_exact_address then street_number end as street_number,
  postal_code, neighbourhood, city, city_place_id, public_lat as lat, public_lng as lng,
  total_bedrooms, total_size, available_from, available_to, minimum_stay, monthly_rent,
  deposit_amount,
  furnished, facilities, included_in_rent, published_at, words, language, place_words, municipality,
  monthly_extras
from listing
where state = 'published';
