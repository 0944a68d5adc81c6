create table favourite (
  account_id uuid not null references account on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, listing_id)
);
create index favourite_listing on favourite (listing_id);

-- A list that anybody with the link may see. Sharing it again makes another link.
create table favourite_share (
  id text primary key,
  account_id uuid not null unique references account on delete cascade,
  shared_at timestamptz not null
);

-- A search somebody keeps. What it asks for stands in columns as well, so that a new home finds the
-- searches that want it: null asks for nothing.
create table saved_search (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- queryData as it was sent
  query jsonb not null,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly', 'never')),
  language text not null check (language in ('en', 'no')),
  created_at timestamptz not null,
  asks_box box,
  asks_area polygon,
  asks_places text[],
  asks_city text,
  asks_partner uuid,
  asks_not uuid[],
  asks_search text,
  asks_listing_types text[],
  asks_property_types text[],
  asks_min_rent bigint,
  asks_max_rent bigint,
  asks_min_bedrooms smallint,
  asks_max_bedrooms smallint,
  asks_min_size real,
  asks_available_from date,
  asks_max_minimum_stay smallint,
  asks_furnished text[],
  asks_facilities text[],
  asks_included_in_rent text[]
);
create unique index saved_search_same on saved_search (account_id, md5(query::text));
-- A home looks for the searches that want it by where it is: in a box, in a town, or anywhere.
create index saved_search_box on saved_search using gist (asks_box)
  where asks_box is not null and frequency <> 'never';
create index saved_search_places on saved_search using gin (asks_places)
  where asks_box is null and asks_places is not null and frequency <> 'never';
create index saved_search_anywhere on saved_search (id)
  where asks_box is null and asks_places is null and frequency <> 'never';

-- What a saved search has found: each home once for each reason, whether it was told yet or long ago.
create table saved_search_find (
  search_id uuid not null references saved_search on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  reason text not null check (reason in ('new', 'cheaper')),
  -- øre; what it was before it got cheaper
  rent_before bigint,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, listing_id, reason)
);
create index saved_search_find_untold on saved_search_find (search_id) where told_at is null;
create index saved_search_find_listing on saved_search_find (listing_id);
create index saved_search_find_told on saved_search_find (told_at) where told_at is not null;
