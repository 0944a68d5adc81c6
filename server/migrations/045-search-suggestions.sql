-- A name as one word of a tsvector, in small letters: `/street/thereses_gate/`. No text has such a word,
-- and none is the beginning of another.
create function word_of_name(kind text, name text) returns text language sql immutable as $$
  select '/' || kind || '/' || regexp_replace(lower(trim(name)), '[\s''\\/]+', '_', 'g') || '/'
$$;

-- How a name is looked for: without accents, whatever keyboard it is typed on.
create function folded_name(name text) returns text language sql immutable as $$
  select trim(regexp_replace(
    translate(replace(lower(name), 'æ', 'ae'), 'øöåäáàâéèêëíìîïóòôúùûüýñšžčŋđŧ', 'ooaaaaaeeeeiiiiooouuuuynszcndt'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The words that are searched have the municipality too.
-- contract: what reads the words of homes is the view alone, which is given the new column below.
alter table listing add column new_words tsvector not null generated always as (
  to_tsvector('simple', title || ' ' || coalesce(street, '') || ' ' || coalesce(neighbourhood, '') || ' ' || city
    || ' ' || coalesce(municipality, ''))
) stored, add column place_words tsvector generated always as (
  array_to_tsvector(array_remove(array[
    case when municipality <> '' then word_of_name('municipality', municipality) end,
    case when neighbourhood <> '' then word_of_name('neighbourhood', neighbourhood) end,
    case when street <> '' then word_of_name('street', street) end,
    case when postal_code <> '' then word_of_name('postal_code', postal_code) end
  ], null))) stored;
create index listing_place_words on listing using gin (place_words) where state = 'published';

create or replace view published_listing as
select
  id, partner_id, title, listing_type, property_type, street,
  case when shows_exact_address then street_number end as street_number,
  postal_code, neighbourhood, city, city_place_id, public_lat as lat, public_lng as lng,
  total_bedrooms, total_size, available_from, available_to, minimum_stay, monthly_rent,
  deposit_amount,
  furnished, facilities, included_in_rent, published_at, new_words as words, language, place_words, municipality
from listing
where state = 'published';

alter table listing drop column words;
alter table listing rename column new_words to words;
create index listing_words on listing using gin (words) where state = 'published';

-- Names of places that published homes have in their addresses, each once for its town; a municipality
-- once, since it is in no town.
create table place_suggestion (
  kind text not null,
  -- word_of_name(kind, name)
  word text not null,
  name text not null,
  folded text not null generated always as (folded_name(name)) stored,
  -- As it is typed with more: Storgata, Oslo; Bærum kommune.
  folded_with_more text not null generated always as (
    folded_name(name || ' ' || case kind when 'municipality' then 'kommune' else city end)
  ) stored,
  -- '' where the town is none that is known.
  city_place_id text not null,
  city text not null,
  -- Homes when they were counted last: what is suggested first. The number that is shown is counted anew.
  homes integer not null,
  primary key (word, city_place_id, city)
);
create index place_suggestion_folded on place_suggestion using gin (folded gin_trgm_ops, folded_with_more gin_trgm_ops);

alter table saved_search add column asks_place_words tsquery;
