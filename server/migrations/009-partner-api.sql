-- What a partner's own system calls with. The key itself is the partner's: what is stored opens nothing.
create table partner_key (
  id uuid primary key,
  partner_id uuid not null references partner,
  -- What its people know it by.
  name text not null check (char_length(name) between 1 and 80),
  -- SHA-256 of the secret.
  hash text not null,
  -- Null: an operator.
  created_by uuid references account,
  created_at timestamptz not null,
  -- To a few minutes.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index partner_key_partner on partner_key (partner_id, created_at desc);

-- Pictures of a home by the addresses its partner's system named: each is one photo, fetched once.
create table listing_picture (
  listing_id uuid not null references listing on delete cascade,
  position smallint not null,
  url text not null,
  description text check (char_length(description) <= 120),
  photo_id uuid not null references photo,
  -- What could not be had is asked for again a day later.
  asked_at timestamptz not null,
  primary key (listing_id, photo_id)
);
create index listing_picture_photo on listing_picture (photo_id);

create or replace view photo_in_use as
select photo_id from listing_image
union all
select photo_id from account where photo_id is not null
union all
select photo_id from listing_draft_image
union all
select photo_id from listing_picture;

-- Photos that lie elsewhere until they are fetched. A row goes when the picture is here, where it
-- waits for its sizes, or never will be.
create table picture_wanted (
  photo_id uuid primary key references photo on delete cascade,
  url text not null,
  -- Out of the address: no host is asked for many at a time.
  host text not null,
  -- Nobody takes it before this moment: it is being fetched, or waits after a failure.
  due_at timestamptz not null,
  attempts smallint not null default 0
);
create index picture_wanted_due on picture_wanted (due_at);

-- What was fetched waits for its sizes as well, and is nobody's upload.
alter table photo_waiting drop constraint photo_waiting_key_fkey;
