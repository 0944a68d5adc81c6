-- A file somebody was allowed to upload. The row and the file go a day later: what is to stay is
-- something else by then.
create table upload (
  -- Where it lies in the file store.
  key text primary key,
  owner_id uuid not null references account,
  directive text not null,
  -- What it was called on the machine it came from.
  title text not null,
  permitted_at timestamptz not null,
  -- When our own store had it: a policy is good for one file. Another's store does not tell us.
  received_at timestamptz,
  -- The photo it became.
  photo_id uuid references photo on delete set null
);
create index upload_permitted on upload (permitted_at);

-- A photo is there before its sizes are: it waits until it has a width, or a refusal.
alter table photo
  alter column width drop not null,
  alter column height drop not null,
  alter column color drop not null,
  -- The error's code.
  add column refusal text,
  add column owner_id uuid references account,
  add check ((width is null) = (height is null) and (width is null) = (color is null)),
  add check (refusal is null or width is null);
create index photo_age on photo (created_at);

-- Photos whose sizes are to be made. A row goes when they are, or never will be.
create table photo_waiting (
  photo_id uuid primary key references photo on delete cascade,
  key text not null references upload,
  -- Nobody takes it before this moment: it is being made, or waits after a failure.
  due_at timestamptz not null,
  attempts smallint not null default 0
);
create index photo_waiting_due on photo_waiting (due_at);
create index photo_waiting_key on photo_waiting (key);

-- What shows a photo. A feature that comes to show photos adds itself; the foreign keys refuse a
-- removal all the same where one forgot to.
create view photo_in_use as
select photo_id from listing_image
union all
select photo_id from account where photo_id is not null;
create index listing_image_photo on listing_image (photo_id);
create index account_photo on account (photo_id) where photo_id is not null;
