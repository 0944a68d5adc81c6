-- What a provider of identities calls somebody: a listing says that a name is confirmed only where it is this one.
alter table account_identity add column name text;

-- What an agency says of itself on its site.
alter table partner
  add column about_no text check (char_length(about_no) between 1 and 2000),
  add column about_en text check (char_length(about_en) between 1 and 2000),
  add column phone_number text,
  add column email text,
  add column street_address text check (char_length(street_address) between 1 and 200);

-- Those of its people whom an agency shows on its site, in its order. Name and picture are their own profile's.
create table partner_person (
  partner_id uuid not null references partner,
  account_id uuid not null references account,
  position smallint not null,
  title text check (char_length(title) between 1 and 100),
  phone_number text,
  email text,
  primary key (partner_id, account_id)
);
create index partner_person_account on partner_person (account_id);
