-- A home that was taken off because it is let is one for which the next lease may be drafted.
create or replace view listing_to_let as
select
  listing_in_hand.id, listing_in_hand.partner_id, listing_in_hand.owner_id,
  listing_in_hand.title, listing_in_hand.city,
  coalesce(draft.content #>> '{address,street}', listing.street) as street,
  coalesce(draft.content #>> '{address,streetNumber}', listing.street_number) as street_number,
  coalesce(draft.content #>> '{address,apartmentNumber}', listing.apartment_number) as apartment_number,
  -- øre a month, as published
  listing.monthly_rent
from listing_in_hand
left join listing on listing.id = listing_in_hand.id
left join listing_draft draft on draft.listing_id = listing_in_hand.id
where (listing_in_hand.state != 'inactive' or listing.let_from is not null)
  and listing_in_hand.title != '' and listing_in_hand.city != '';
