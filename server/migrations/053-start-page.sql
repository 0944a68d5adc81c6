-- Listings' door for what others keep about a home: whose it is, and what it is called.
create view listing_side as select id, owner_id, contact_id, partner_id, title from listing;
