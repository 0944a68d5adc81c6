-- People, as far as a listing shows them. How they log in is another table's matter.
create table account (
  id uuid primary key,
  name text not null,
  email text not null,
  phone_number text,
  created_at timestamptz not null
);
create unique index account_email on account (email);

create table partner (
  id uuid primary key,
  sub_domain text not null unique check (sub_domain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name text not null,
  logo text,
  -- Accent colour, #rrggbb.
  color text check (color ~ '^#[0-9a-f]{6}$'),
  site_url text,
  -- defaultFindHomeLocation
  city_place_id text,
  default_map_zoom real,
  default_map_location text,
  default_lat double precision,
  default_lng double precision,
  -- currencySettings; null where the language decides
  currency_settings jsonb,
  features text[] not null default '{}',
  created_at timestamptz not null
);

-- A picture in its sizes; the bytes lie in the file store under its id.
create table photo (
  id uuid primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The picture's mean colour, shown until it has come: #rrggbb.
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null
);

create table listing (
  id uuid primary key,
  -- Which feed the listing came by, with its own number there.
  feed text,
  external_id text,
  state text not null check (state in ('draft', 'active', 'inactive', 'published')),
  partner_id uuid references partner,
  owner_id uuid references account,
  contact_id uuid references account,
  title text not null check (char_length(title) between 1 and 80),
  description text check (char_length(description) <= 1000),
  listing_type text not null,
  property_type text not null,
  street text,
  street_number text,
  apartment_number text,
  postal_code text,
  neighbourhood text,
  city text not null,
  city_place_id text,
  lat double precision not null,
  lng double precision not null,
  shows_exact_address boolean not null,
  floor text,
  total_bedrooms smallint check (total_bedrooms >= 0),
  total_size real,
  internal_usable_size real,
  external_usable_size real,
  balcony_size real,
  energy_label text,
  available_from date,
  available_to date,
  minimum_stay smallint,
  -- øre
  monthly_rent bigint not null check (monthly_rent > 0),
  deposit_amount bigint check (deposit_amount between 0 and monthly_rent * 6),
  furnished text,
  facilities text[] not null,
  included_in_rent text[] not null,
  video_url text,
  view_360_url text,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What the public may know of the position: about a hundred metres, unless the owner says more.
  public_lat double precision not null generated always as
    (case when shows_exact_address then lat else round(lat::numeric, 3)::double precision end) stored,
  public_lng double precision not null generated always as
    (case when shows_exact_address then lng else round(lng::numeric, 3)::double precision end) stored,
  words tsvector not null generated always as
    (to_tsvector('simple', title || ' ' || coalesce(street, '') || ' ' || coalesce(neighbourhood, '') || ' ' || city)) stored,
  check (available_to >= available_from),
  check ((feed is null) = (external_id is null)),
  check (state = 'draft' or published_at is not null)
);
create unique index listing_feed on listing (feed, external_id) where feed is not null;
create index listing_newest on listing (published_at desc, id desc) where state = 'published';
create index listing_rent on listing (monthly_rent, id) where state = 'published';
-- Carries what searches ask for and order by, so that a box is read without its homes.
create index listing_position on listing (public_lat, public_lng)
  include (id, published_at, monthly_rent, total_bedrooms) where state = 'published';
create index listing_city on listing (city_place_id, published_at desc, id desc) where state = 'published';
create index listing_partner on listing (partner_id, published_at desc, id desc) where state = 'published';
create index listing_words on listing using gin (words) where state = 'published';

create table listing_image (
  listing_id uuid not null references listing on delete cascade,
  photo_id uuid not null references photo,
  position smallint not null,
  description text,
  -- The photo's own facts, which never change, carried along so that a list reads one table.
  width integer not null,
  height integer not null,
  color text not null,
  primary key (listing_id, position)
);

-- The door of listings for search: what is published, and of it only what anybody may know.
create view published_listing as
select
  id, partner_id, title, listing_type, property_type, street,
  case when shows_exact_address then street_number end as street_number,
  postal_code, neighbourhood, city, city_place_id, public_lat as lat, public_lng as lng,
  total_bedrooms, total_size, available_from, available_to, minimum_stay, monthly_rent,
  deposit_amount,
  furnished, facilities, included_in_rent, published_at, words
from listing
where state = 'published';

create view published_image as
select listing_id, photo_id, position, description, width, height, color from listing_image;
