-- What somebody is writing about a home, as far as it is said: unchecked, and seen by its writers
-- alone. A home that was never published is only this; of another it is what is not published yet.
create table listing_draft (
  -- The listing's own id, whether there is a listing already or not.
  listing_id uuid primary key,
  -- Whose home it will be. Once there is a listing, the listing says.
  owner_id uuid references account,
  partner_id uuid references partner,
  contact_id uuid references account,
  -- Null: nothing waits to be published.
  content jsonb,
  -- Grows with every change, for ever: who has read an older one is told.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index listing_draft_owner on listing_draft (owner_id);
create index listing_draft_partner on listing_draft (partner_id);

create table listing_draft_image (
  listing_id uuid not null references listing_draft on delete cascade,
  photo_id uuid not null references photo,
  position smallint not null,
  description text check (char_length(description) <= 120),
  primary key (listing_id, photo_id)
);
create index listing_draft_image_photo on listing_draft_image (photo_id);

alter table listing
  -- Kommune.
  add column municipality text,
  -- Put away for good by its owner: withdrawn, and in nobody's list.
  add column deleted_at timestamptz,
  add check (deleted_at is null or state = 'inactive');
create index listing_owner on listing (owner_id) where deleted_at is null;
create index listing_of_partner on listing (partner_id, state) where deleted_at is null;

-- A photo of a published home may still be on its way.
alter table listing_image
  alter column width drop not null,
  alter column height drop not null,
  alter column color drop not null;

create or replace view published_image as
select listing_id, photo_id, position, description, width, height, color
from listing_image
where width is not null;

create or replace view photo_in_use as
select photo_id from listing_image
union all
select photo_id from account where photo_id is not null
union all
select photo_id from listing_draft_image;

-- All that somebody has in hand, published or being written.
create view listing_in_hand as
select
  listing.id, listing.state, listing.owner_id, listing.partner_id, listing.contact_id,
  coalesce(draft.content ->> 'title', listing.title) as title,
  coalesce(draft.content #>> '{address,city}', listing.city) as city,
  greatest(listing.updated_at, draft.updated_at) as updated_at
from listing left join listing_draft draft on draft.listing_id = listing.id
where listing.deleted_at is null
union all
select
  listing_id, 'draft', owner_id, partner_id, contact_id,
  content ->> 'title', content #>> '{address,city}', updated_at
from listing_draft
where not exists (select from listing where listing.id = listing_draft.listing_id);

-- How often a home's page was opened, by day.
create table listing_view (
  listing_id uuid not null references listing on delete cascade,
  day date not null,
  views integer not null,
  primary key (listing_id, day)
);
