-- The schema of version 1.0.0, in the order of the features (docs/architecture.md). Later migrations change it.

create extension if not exists pg_trgm;


--------------------------------------------------------------------------------
-- platform: events, mails, and what staff did
--------------------------------------------------------------------------------

create table outbox (
  id uuid primary key,
  position bigint generated always as identity,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  last_error text
);
comment on column outbox.due_at is 'The event is claimed until this time: it is being handled, or waits after a failure.';
create index outbox_due on outbox (position) where done_at is null;

create table outbox_delivery (
  event_id uuid not null references outbox on delete cascade,
  listener text not null,
  primary key (event_id, listener)
);

-- Mail on its way out. A row goes when its mail has gone: what mails say is not kept.
create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- Further headers by their names, one-click unsubscribing for one.
  headers jsonb not null,
  created_at timestamptz not null,
  -- Nobody takes it before this moment: it is being sent, or waits after a failure.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  last_error text,
  -- Files that go with a mail: [{"filename", "contentType", "content"}], texts.
  attachments jsonb not null default '[]',
  -- Since when a mail is tried no more: it waits for a person, and goes when nobody came.
  given_up_at timestamptz,
  -- The name a mail is sent in, such as an agency's. Null: the operator's.
  sender text
);
comment on column mail.due_at is 'The mail is claimed until this time: it is being sent, or waits after a failure.';
comment on column mail.given_up_at is 'Since when it is no longer tried.';
comment on column mail.sender is 'The name the mail is sent in.';
create index mail_due on mail (due_at);
create index mail_given_up on mail (given_up_at) where given_up_at is not null;

-- What operators did, by a command or on their page. Rows are added and never changed.
create table staff_action (
  id uuid primary key,
  at timestamptz not null,
  -- An account's id, or who was at the terminal: name@host.
  who text not null,
  -- 'accounts end-sessions', 'operations.retry_mail', …
  what text not null,
  -- Whom or what it was done to, as it was said.
  whom text
);
create index staff_action_at on staff_action (at);

create function refuse_change_of_staff_action() returns trigger language plpgsql as $$
begin
  raise exception 'what was done stays known';
end $$;
create trigger staff_action_stays before update or delete or truncate on staff_action
for each statement execute function refuse_change_of_staff_action();

-- Addresses that the mail server takes no mail for, until one is delivered or nobody has tried for a while.
create table mail_bounce (
  address text primary key,
  since timestamptz not null,
  -- When a mail came back after the mail server had taken it; null where all were refused at sending.
  returned_at timestamptz,
  -- When the first mail after that went out.
  retried_at timestamptz
);
comment on column mail_bounce.retried_at is 'When the first mail after that was sent.';
comment on column mail_bounce.returned_at is 'When a mail came back that the mail server had accepted; null when all were refused at sending.';

-- To whom mails went in the last days: what comes back of one names it, and is believed for it alone.
create table mail_sent (
  id uuid primary key,
  recipient text not null,
  sent_at timestamptz not null
);
create index mail_sent_at on mail_sent (sent_at);


--------------------------------------------------------------------------------
-- files: uploads, documents, and who may read them
--------------------------------------------------------------------------------

-- A picture in its sizes; the bytes lie in the file store under its id.
create table photo (
  id uuid primary key,
  -- A photo is there before its sizes are: it waits until it has a width, or a refusal.
  width integer check (width > 0),
  height integer check (height > 0),
  -- The picture's mean colour, shown until it has come: #rrggbb.
  color text check (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null,
  -- The error's code.
  refusal text,
  owner_id uuid,
  check ((width is null) = (height is null) and (width is null) = (color is null)),
  check (refusal is null or width is null)
);
create index photo_age on photo (created_at);

-- A file somebody was allowed to upload. The row and the file go a day later: what is to stay is
-- something else by then.
create table upload (
  -- Where it lies in the file store.
  key text primary key,
  -- An upload that became a document of others stays when its sender's account is deleted.
  owner_id uuid,
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
create index upload_owner on upload (owner_id);

-- Photos whose sizes are to be made. A row goes when they are, or never will be.
create table photo_waiting (
  photo_id uuid primary key references photo on delete cascade,
  key text not null,
  -- Nobody takes it before this moment: it is being made, or waits after a failure.
  due_at timestamptz not null,
  attempts smallint not null default 0
);
create index photo_waiting_due on photo_waiting (due_at);
create index photo_waiting_key on photo_waiting (key);

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

-- A file that stays: a contract, a letter, a picture that belongs to what somebody wrote.
create table document (
  id uuid primary key,
  -- The upload it was made of, and where it lies: there too, or in a copy that no policy reaches,
  -- which is an upload of its own. That one stays for as long as the document.
  sent_key text not null unique,
  key text not null unique references upload,
  -- Null when the sender's account is deleted.
  owner_id uuid,
  title text not null check (char_length(title) between 1 and 255),
  -- What it was called on the machine it came from.
  name text not null,
  size integer not null check (size > 0),
  content_type text not null,
  created_at timestamptz not null
);
create index document_owner on document (owner_id);
create index document_age on document (created_at);


--------------------------------------------------------------------------------
-- accounts: people, logins, sessions, permissions
--------------------------------------------------------------------------------

-- People, as far as a listing shows them. How they log in is another table's matter.
create table account (
  id uuid primary key,
  name text not null,
  email text not null,
  phone_number text,
  created_at timestamptz not null,
  language text not null default 'no' check (language in ('en', 'no')),
  password_hash text,
  -- When the e-mail was shown to be theirs.
  verified_at timestamptz,
  deactivated_at timestamptz,
  occupation text,
  birth_date date,
  gender text check (gender in ('male', 'female', 'others')),
  optimise_for text not null default 'tenant' check (optimise_for in ('tenant', 'landlord')),
  photo_id uuid references photo,
  -- National identity number: sealed with a key that is not in the database, and a keyed fingerprint that keeps it unique.
  identification text,
  identification_print text unique,
  -- What their owner is shown of it: 010190*****.
  identification_hint text,
  terms_version text,
  agreed_at timestamptz,
  -- What the law keeps of a person stays under the account's id, without the person.
  deleted_at timestamptz,
  -- Who may not log in any more.
  blocked_at timestamptz,
  -- Where letters reach a person, as they say it: invoices and settlements to a landlord name it.
  postal_address text check (char_length(postal_address) between 1 and 200),
  -- The organisation number of a landlord who lets as a company: leases and petitions name it in place of a birth date.
  org_number text check (org_number ~ '^[89][0-9]{8}$'),
  check ((identification is null) = (identification_print is null))
);
create unique index account_email on account (email);
create index account_photo on account (photo_id) where photo_id is not null;

-- Accounts' door for lists that are searched by a name.
create view account_name as select id, name from account where deleted_at is null;
comment on view account_name is 'What accounts publish of people.';

create table account_grant (
  account_id uuid not null references account on delete cascade,
  role text not null,
  partner_id uuid,
  -- An auditor reads the books of an agency, or of the operator, until a day. Each request reads the day, so that
  -- access ends by itself.
  ends_on date,
  unique nulls not distinct (account_id, role, partner_id),
  constraint account_grant_ends check ((role = 'auditor') = (ends_on is not null))
);
comment on column account_grant.ends_on is 'The last day of an auditor.';

-- A login: the family of all refresh tokens that came out of it.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  partner_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- When and how the person in a session last proved their identity. Null: never.
  proved_at timestamptz,
  proved_by text check (proved_by in ('password', 'passkey', 'identity', 'social')),
  -- What a session began in: 'Chrome' and 'Windows'. Null where the browser does not say.
  browser text,
  system text,
  constraint session_proved check ((proved_at is null) = (proved_by is null))
);
create index session_account on session (account_id) where ended_at is null;

create table refresh_token (
  -- SHA-256 of the token: what is stored here opens nothing.
  hash text primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- The six digits that show an e-mail to be somebody's own; one at a time.
create table activation_code (
  account_id uuid primary key references account on delete cascade,
  print text not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0
);

create table password_link (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  secret_print text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_account on password_link (account_id);

-- What an identity provider or a social network says somebody is: bound once.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  bound_at timestamptz not null,
  -- What a provider of identities calls somebody: a listing says that a name is confirmed only where it is this one.
  name text,
  -- As the provider stated it when it confirmed them last.
  birth_date date,
  primary key (issuer, subject),
  unique (account_id, issuer)
);
comment on column account_identity.birth_date is 'As the provider last stated it.';
comment on column account_identity.name is 'As the provider last stated it; null for identities from before it was stored.';

-- Every time somebody's national identity number was opened.
create table identification_read (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  reader_id uuid,
  purpose text not null,
  read_at timestamptz not null
);
create index identification_read_account on identification_read (account_id, read_at);

-- Openings of identity numbers and of answers to a bank are never changed; those of an account go with it.
create function refuse_change_of_opening() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from account where id = old.account_id) then
    return old;
  end if;
  raise exception 'what was opened stays known';
end $$;
create trigger identification_read_stays before update or delete on identification_read
for each row execute function refuse_change_of_opening();

-- What keeps an account from being left: a lease that runs, money on its way.
create table account_hold (
  account_id uuid not null references account on delete cascade,
  reason text not null check (reason in ('lease_active')),
  holder_id uuid not null,
  primary key (account_id, reason, holder_id)
);

-- What somebody logs in with in place of a password (WebAuthn, a discoverable credential).
create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- As the authenticator names it, base64url.
  credential_id text not null unique,
  -- COSE, base64url.
  public_key text not null,
  -- How often it was used, as the authenticator counts; 0 where it does not.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Whether it is on more than one device of its owner's.
  is_backed_up boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id, created_at);

-- What an authenticator is asked to sign: each once, and by whom it was asked for.
create table passkey_challenge (
  hash text primary key,
  purpose text not null check (purpose in ('add', 'log_in', 'prove')),
  -- A hash of the session, or of a browser's cookie.
  holder text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- Agencies whose agents act for them only in a session that was proved by a passkey or BankID.
create table strong_login (
  partner_id uuid primary key,
  since timestamptz not null
);

-- Another e-mail that somebody wants to log in with, until both addresses have confirmed it.
create table email_change (
  id uuid primary key,
  account_id uuid not null unique references account on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  -- When each address confirmed it.
  former_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);


--------------------------------------------------------------------------------
-- notifications: notifications on the site, and which mails a person wants
--------------------------------------------------------------------------------

-- Notifications in the app. The same one again, while it is unread, is one row with a newer time.
create table notification (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  -- what its words need: {"title", "startsAt"}
  params jsonb not null,
  -- where it leads
  path text not null,
  -- how often it happened
  count integer not null default 1,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notification_unread on notification (account_id, kind, path) where read_at is null;
create index notification_account on notification (account_id, created_at desc, id desc);
create index notification_created on notification (created_at);

-- Kinds of mails that somebody does not want.
create table mail_silence (
  account_id uuid not null references account on delete cascade,
  kind text not null,
  primary key (account_id, kind)
);


--------------------------------------------------------------------------------
-- partners: agencies, their sites, keys and webhooks; the partner API
--------------------------------------------------------------------------------

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
  created_at timestamptz not null,
  -- What an agency says of itself on its site.
  about_no text check (char_length(about_no) between 1 and 2000),
  about_en text check (char_length(about_en) between 1 and 2000),
  phone_number text,
  email text,
  street_address text check (char_length(street_address) between 1 and 200),
  -- What the registers know an agency by, as the one who opens its books says it.
  legal_name text,
  org_number text,
  -- The licence of an agency from Finanstilsynet, as its register has it, and who is responsible for its brokering. An
  -- agency without them finds no tenants for landlords (eiendomsmeglingsloven § 1-2).
  licence text,
  responsible_broker text,
  constraint partner_licence_check check ((licence is null) = (responsible_broker is null))
);

create table invitation (
  id uuid primary key,
  -- Null is the operator, who only invites auditors.
  partner_id uuid references partner,
  -- A partner's system invites too: by a key that an operator made, nobody invites.
  invited_by uuid references account,
  email text not null,
  name text not null,
  register_as text not null check (register_as in ('tenant', 'landlord', 'auditor')),
  language text not null check (language in ('en', 'no')),
  -- Null until its mail is written.
  secret_print text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- Whoever accepted it.
  account_id uuid references account on delete set null,
  ends_on date,
  -- When the access of an auditor was ended before its day.
  ended_at timestamptz,
  constraint invitation_auditor_ends check ((register_as = 'auditor') = (ends_on is not null)),
  constraint invitation_has_partner check (partner_id is not null or register_as = 'auditor'),
  constraint invitation_ended_is_auditor check (ended_at is null or register_as = 'auditor')
);
create index invitation_partner on invitation (partner_id, created_at desc);
create index invitation_email on invitation (partner_id, email);

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
  revoked_at timestamptz,
  -- What a key opens.
  scopes text[] not null,
  -- The last day on which a key is valid.
  ends_on date not null default (current_date + interval '1 year'),
  -- Networks from which it is valid, as CIDR; empty: from everywhere.
  addresses text[] not null default '{}',
  -- The address of the call at last_used_at.
  last_used_from text,
  -- When the people of the agency were told that it ends soon.
  warned_at timestamptz
);
create index partner_key_activity on partner_key (partner_id, created_at, id);

-- Calls that were made with an Idempotency-Key, and how they were answered (sealed), for a day.
create table partner_call (
  partner_id uuid not null references partner,
  key text not null check (char_length(key) between 1 and 255),
  -- SHA-256 of method, address and body.
  print text not null,
  answer text not null,
  at timestamptz not null,
  primary key (partner_id, key)
);
create index partner_call_at on partner_call (at);

-- Addresses of partners' own systems that are told of things.
create table webhook (
  id uuid primary key,
  partner_id uuid not null references partner,
  url text not null check (char_length(url) between 1 and 2000),
  -- Empty: of all.
  types text[] not null,
  -- Sealed. The former one signs as well until then.
  secret text not null,
  former_secret text,
  former_until timestamptz,
  -- The first failure since it last went well.
  failing_since timestamptz,
  paused_at timestamptz,
  created_at timestamptz not null
);
create index webhook_partner on webhook (partner_id);

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  -- The same at each address and each try.
  event_id uuid not null,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  attempts smallint not null default 0,
  -- Null when there is nothing more to do.
  due_at timestamptz,
  delivered_at timestamptz,
  tried_at timestamptz,
  -- What the last try was answered with, or why there was no answer.
  status smallint,
  problem text
);
create index webhook_delivery_due on webhook_delivery (due_at) where due_at is not null;
create index webhook_delivery_of on webhook_delivery (webhook_id, id);
create index webhook_delivery_created on webhook_delivery (created_at);

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

-- What the partner API shows of a lease, an invoice or a payment: when it changed last, by an act or by a day
-- that came. `notified` is what the last events said of it. A record gets its row when its agency has a key.
create table partner_record (
  id uuid primary key,
  partner_id uuid not null references partner on delete cascade,
  kind text not null check (kind in ('lease', 'invoice', 'payment')),
  -- SHA-256 of the answer of the partner API.
  digest text not null,
  notified jsonb not null,
  version integer not null check (version > 0),
  updated_at timestamptz not null
);
create index partner_record_updated on partner_record (partner_id, kind, updated_at);


--------------------------------------------------------------------------------
-- listings: homes that are advertised, their drafts, photos and feeds
--------------------------------------------------------------------------------

-- A name as one word of a tsvector, in small letters: `/street/thereses_gate/`. No text has such a word,
-- and none is the beginning of another.
create function word_of_name(kind text, name text) returns text language sql immutable as $$
  select '/' || kind || '/' || regexp_replace(lower(trim(name)), '[\s''\\/]+', '_', 'g') || '/'
$$;

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
  view360_url text,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What the public may know of the position: about a hundred metres, unless the owner says more.
  public_lat double precision not null generated always as
    (case when shows_exact_address then lat else round(lat::numeric, 3)::double precision end) stored,
  public_lng double precision not null generated always as
    (case when shows_exact_address then lng else round(lng::numeric, 3)::double precision end) stored,
  -- Kommune.
  municipality text,
  -- Put away for good by its owner: withdrawn, and in nobody's list.
  deleted_at timestamptz,
  -- What a listing's title and description are written in; null where nobody has said.
  language text check (language in ('no', 'en')),
  -- The words that are searched, the municipality among them.
  words tsvector not null generated always as (
  to_tsvector('simple', title || ' ' || coalesce(street, '') || ' ' || coalesce(neighbourhood, '') || ' ' || city
    || ' ' || coalesce(municipality, ''))
) stored,
  place_words tsvector generated always as (
  array_to_tsvector(array_remove(array[
    case when municipality <> '' then word_of_name('municipality', municipality) end,
    case when neighbourhood <> '' then word_of_name('neighbourhood', neighbourhood) end,
    case when street <> '' then word_of_name('street', street) end,
    case when postal_code <> '' then word_of_name('postal_code', postal_code) end
  ], null))) stored,
  -- Øre a month that the landlord estimates a tenant pays on top of the rent; null where nothing is stated.
  monthly_extras bigint check (monthly_extras between 0 and 2000000),
  -- Nobody publishes a home again that staff took down: no owner, no feed, no partner's system.
  taken_down_at timestamptz,
  -- What a home was before it was taken down, and is again when that is reversed.
  state_before_taken_down text
  check (state_before_taken_down in ('draft', 'active', 'published', 'inactive')),
  -- A home is taken off when everybody has signed its lease: the first day of that lease. Null while it is advertised.
  let_from date,
  -- How often a home changed: whatever writes it counts.
  version integer not null default 1,
  check (available_to >= available_from),
  check ((feed is null) = (external_id is null)),
  check (state = 'draft' or published_at is not null),
  check (deleted_at is null or state = 'inactive')
);
comment on column listing.let_from is 'The first day of the lease for which it was taken off; null while it is advertised.';
comment on column listing.version is 'How often it changed: the database counts.';
create unique index listing_feed on listing (feed, external_id) where feed is not null;
create index listing_newest on listing (published_at desc, id desc) where state = 'published';
create index listing_rent on listing (monthly_rent, id) where state = 'published';
-- Carries what searches ask for and order by, so that a box is read without its homes.
create index listing_position on listing (public_lat, public_lng)
  include (id, published_at, monthly_rent, total_bedrooms) where state = 'published';
create index listing_partner on listing (partner_id, published_at desc, id desc) where state = 'published';
create index listing_city on listing (city_place_id, published_at desc, id desc)
  include (monthly_rent, total_bedrooms) where state = 'published';
create index listing_owner on listing (owner_id) where deleted_at is null;
create index listing_of_partner on listing (partner_id, state) where deleted_at is null;
create index listing_place_words on listing using gin (place_words) where state = 'published';
create index listing_words on listing using gin (words) where state = 'published';

create function note_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (transaction, listing_id, changed_at)
  select pg_current_xact_id(), id, now() from changed where state <> 'draft'
  on conflict do nothing;
  if found then
    perform pg_notify('husvaer_listing_change', '');
  end if;
  return null;
end $$;
create trigger listing_comes after insert on listing
  referencing new table as changed for each statement execute function note_listing_change();
create trigger listing_changes after update on listing
  referencing new table as changed for each statement execute function note_listing_change();
create trigger listing_goes after delete on listing
  referencing old table as changed for each statement execute function note_listing_change();

create function keep_taken_down() returns trigger language plpgsql as $$
begin
  if new.taken_down_at is not null then new.state := 'inactive'; end if;
  return new;
end $$;
create trigger listing_taken_down before insert or update on listing
  for each row execute function keep_taken_down();

create function count_listing_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger listing_counts before update on listing
  for each row execute function count_listing_change();

-- The home of an agreement has the address of its listing until a document with it is sent. Until then who drafts a
-- lease corrects the address in the listing, as the advice about a missing one says.
create function property_follows_listing() returns trigger language plpgsql as $$
begin
  update property set name = new.title, street = new.street, street_number = new.street_number,
      apartment_number = new.apartment_number, postal_code = new.postal_code,
      neighbourhood = new.neighbourhood, city = new.city, city_place_id = new.city_place_id,
      lat = new.lat, lng = new.lng
    where listing_id = new.id
      and not exists (select from lease where lease.property_id = property.id
        and lease.paper in ('sent', 'signed'))
      and not exists (select from assignment
        join lease_paper on lease_paper.assignment_id = assignment.id
        where assignment.property_id = property.id
          and lease_paper.state in ('making', 'signing', 'signed'));
  return null;
end $$;
create trigger listing_moves_property
  after update of title, street, street_number, apartment_number, postal_code, neighbourhood, city, city_place_id,
    lat, lng on listing
  for each row
  when ((old.title, old.street, old.street_number, old.apartment_number, old.postal_code, old.neighbourhood, old.city,
      old.city_place_id, old.lat, old.lng)
    is distinct from (new.title, new.street, new.street_number, new.apartment_number, new.postal_code,
      new.neighbourhood, new.city, new.city_place_id, new.lat, new.lng))
  execute function property_follows_listing();

-- The agency's own system is notified when a home has another state, wherever that was changed: on the site, by its
-- feed, when it is let, or when it is taken down. The payload has ids only. An agency without a webhook is notified of
-- nothing, so a feed that withdraws all its homes leaves the outbox to others.
create function emit_listing_state() returns trigger language plpgsql as $$
begin
  insert into outbox (id, name, payload, created_at, due_at)
  select gen_random_uuid(), 'listings.state_changed', jsonb_build_object('listingId', new.id),
    new.updated_at, new.updated_at
  where exists (select from webhook where webhook.partner_id = new.partner_id);
  return null;
end $$;
create trigger listing_state_changes after update of state on listing
  for each row when (old.state is distinct from new.state and new.partner_id is not null)
  execute function emit_listing_state();

-- Listings' door for search: what is published, and of it only what anybody may know.
create view published_listing as
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

-- Listings' second door for search: enough of every home that is or was public to find
-- others like it. A withdrawn home's page shows them.
create view comparable_listing as
select
  id, listing_type, property_type, city_place_id, public_lat as lat, public_lng as lng,
  total_bedrooms, monthly_rent
from listing
where state <> 'draft';

-- Listings' door for what others keep about a home: whose it is, and what it is called.
create view listing_side as select id, owner_id, contact_id, partner_id, title from listing;
comment on view listing_side is 'What listings publish of who advertises a home.';

create table listing_image (
  listing_id uuid not null references listing on delete cascade,
  photo_id uuid not null references photo,
  position smallint not null,
  description text,
  -- The photo's own facts, which never change, carried along so that a list reads one table.
  -- Null while a photo is still being made.
  width integer,
  height integer,
  color text,
  primary key (listing_id, position)
);
comment on column listing_image.width is 'Null until the photo''s sizes are made; the same for its height and colour.';
create index listing_image_photo on listing_image (photo_id);

create view published_image as
select listing_id, photo_id, position, description, width, height, color
from listing_image
where width is not null;

-- What somebody found wrong with a listing, for a person to look into.
create table listing_report (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  reason text not null,
  text text check (char_length(text) <= 1000),
  -- Null for a guest.
  reporter_id uuid references account,
  created_at timestamptz not null
);
comment on column listing_report.reporter_id is 'Null for a guest.';
create index listing_report_listing on listing_report (listing_id, created_at);

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

-- A home that was taken off because it is let is one for which the next lease may be drafted.
create view listing_to_let as
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
comment on view listing_to_let is 'What listings publish of homes that may be let.';

create table listing_draft_image (
  listing_id uuid not null references listing_draft on delete cascade,
  photo_id uuid not null references photo,
  position smallint not null,
  description text check (char_length(description) <= 120),
  primary key (listing_id, photo_id)
);
create index listing_draft_image_photo on listing_draft_image (photo_id);

-- How often a home's page was opened, by day.
create table listing_view (
  listing_id uuid not null references listing on delete cascade,
  day date not null,
  views integer not null,
  primary key (listing_id, day)
);

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

-- Which homes changed in which transaction, for those who keep them in memory: they know up to which
-- snapshot they have read, and ask for what that did not show. So nothing is missed, in whatever
-- order transactions end. Forgotten after a day.
create table listing_change (
  transaction xid8 not null,
  listing_id uuid not null,
  changed_at timestamptz not null,
  primary key (transaction, listing_id)
);
create index listing_change_old on listing_change (changed_at);

-- Listings' third door for search.
create view changed_listing as select transaction, listing_id from listing_change;


--------------------------------------------------------------------------------
-- search: the list and the map of homes, saved searches, suggestions
--------------------------------------------------------------------------------

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
  asks_included_in_rent text[],
  -- A kept search may ask for homes that are free on one day, next to those for a month.
  asks_available_on date,
  asks_languages text[],
  asks_place_words tsquery
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

-- How a name is looked for: without accents, whatever keyboard it is typed on.
create function folded_name(name text) returns text language sql immutable as $$
  select trim(regexp_replace(
    translate(replace(lower(name), 'æ', 'ae'), 'øöåäáàâéèêëíìîïóòôúùûüýñšžčŋđŧ', 'ooaaaaaeeeeiiiiooouuuuynszcndt'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

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


--------------------------------------------------------------------------------
-- messaging: conversations
--------------------------------------------------------------------------------

-- What people say to each other about a home.
create table conversation (
  id uuid primary key,
  -- The same people about the same home and lease have one.
  identity text not null unique,
  listing_id uuid references listing,
  contract_id uuid,
  property_id uuid,
  -- The partner who lets the home: its agents may read along, unless it is hidden from them.
  partner_id uuid references partner,
  hide_for_partner boolean not null default false,
  -- Who asks, and who answers for the home.
  tenant_id uuid references account,
  agent_id uuid references account,
  created_by uuid references account,
  created_at timestamptz not null,
  -- How many messages there are: the position of the last one.
  messages integer not null default 0,
  last_message_at timestamptz,
  last_message text,
  -- When both sides had written.
  interacted_at timestamptz,
  -- The title of the first file of the last message.
  last_attachment text
);
create index conversation_partner on conversation (partner_id, last_message_at desc);

create table participant (
  conversation_id uuid not null references conversation on delete cascade,
  account_id uuid not null references account,
  -- Up to which message theirs have come to their browser, and were read.
  delivered_position integer not null default 0,
  read_position integer not null default 0,
  archived_at timestamptz,
  favourite_at timestamptz,
  -- Mails to those who are away while somebody writes to them: up to which message they were told, and when. A mail
  -- about a conversation is not followed by another at once.
  told_position integer not null default 0,
  told_at timestamptz,
  -- When to look whether they have read what waits; null when nothing does.
  tell_at timestamptz,
  primary key (conversation_id, account_id)
);
create index participant_account on participant (account_id);
create index participant_tell on participant (tell_at) where tell_at is not null;

create table message (
  conversation_id uuid not null references conversation on delete cascade,
  position integer not null,
  id uuid not null unique,
  -- Null when the writer's account is deleted.
  sender_id uuid references account,
  -- The browser's own name for it: sent twice, it is there once.
  client_id uuid not null,
  text text not null check (char_length(text) <= 10000),
  -- A new account that sends links or numbers: the reader is warned.
  carries_warning boolean not null,
  created_at timestamptz not null,
  -- Whether a message came with a mail of its own, such as an invitation.
  has_own_mail boolean not null default false,
  primary key (conversation_id, position)
);
create unique index message_once on message (conversation_id, sender_id, client_id);

-- Who wants to hear no more of whom.
create table account_block (
  blocker_id uuid not null references account,
  blocked_id uuid not null references account,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);

-- Persons reported, for people to look into.
create table person_report (
  id uuid primary key,
  reporter_id uuid references account,
  reported_id uuid references account,
  conversation_id uuid not null references conversation,
  reason text not null,
  text text check (char_length(text) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index person_report_open on person_report (created_at) where settled_at is null;

-- The listings' and the messages' door: what was reported, and by whom. `is_settled`: from a terminal, without a decision.
create view reported as
select
  id, 'listing' as kind, listing_id, null::uuid as person_id, null::uuid as conversation_id,
  reason, text, reporter_id, created_at, false as is_settled
from listing_report
union all
select
  id, 'person', null, reported_id, conversation_id,
  reason, text, reporter_id, created_at, settled_at is not null
from person_report;
comment on view reported is 'What listings and messaging publish of reports.';

create table message_attachment (
  message_id uuid not null references message (id) on delete cascade,
  document_id uuid not null references document,
  position smallint not null,
  primary key (message_id, document_id)
);
create index message_attachment_document on message_attachment (document_id);


--------------------------------------------------------------------------------
-- interest: interest forms and viewings
--------------------------------------------------------------------------------

-- When people may see a home, as some of those who asked for it were told.
create table viewing (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null check (char_length(place) <= 400),
  text text check (char_length(text) <= 1000),
  created_at timestamptz not null,
  -- When those who are asked to a viewing, and those who hold it, were reminded of it.
  reminded_at timestamptz,
  check (ends_at > starts_at)
);
create index viewing_listing on viewing (listing_id);
create index viewing_to_remind on viewing (starts_at) where reminded_at is null;

-- What somebody says who would like to rent a home. A national identity number is never here: it
-- stays with the account, sealed, and is opened there by those who may.
create table interest (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  account_id uuid not null references account on delete cascade,
  state text not null check (state in ('sent', 'shortlisted', 'invited', 'declined', 'withdrawn')),
  rent_from date not null,
  people smallint not null check (people between 1 and 20),
  -- Months; null is until further notice.
  lease_length smallint check (lease_length between 1 and 120),
  is_smoker boolean not null,
  has_pets boolean not null,
  pets_text text check (char_length(pets_text) <= 200),
  reference_name text,
  reference_phone text,
  birth_date date not null,
  phone_number text not null,
  occupation text not null,
  -- øre a month
  monthly_income bigint check (monthly_income >= 0),
  about_you text check (char_length(about_you) <= 1000),
  agrees_to_credit_check boolean not null,
  terms_version text not null,
  -- What came with a no.
  declined_text text check (char_length(declined_text) <= 1000),
  -- The latest viewing one was asked to, and how often one was asked at all: the calendar's SEQUENCE.
  viewing_id uuid references viewing on delete set null,
  invitations smallint not null default 0,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the landlord's side was told of it.
  told_at timestamptz,
  -- The answer of a person who is invited to a viewing.
  viewing_answer text check (viewing_answer in ('accepted', 'declined', 'proposed')),
  -- When the viewing would begin that they propose.
  proposed_starts_at timestamptz,
  -- Whether a form was declined because the home was let. Its sender may send it again if the home is offered again.
  is_let boolean not null default false,
  unique (listing_id, account_id),
  check ((reference_name is null) = (reference_phone is null)),
  check (pets_text is null or has_pets),
  constraint interest_proposed_time
    check ((viewing_answer is not distinct from 'proposed') = (proposed_starts_at is not null))
);
create index interest_account on interest (account_id, sent_at desc);
create index interest_untold on interest (listing_id) where told_at is null and state = 'sent';
create index interest_changed on interest (changed_at);
create index interest_viewing on interest (viewing_id) where viewing_id is not null;

-- When a home's landlord was last told by mail that forms have come.
create table interest_notice (
  listing_id uuid primary key references listing on delete cascade,
  told_at timestamptz not null
);

create table interest_attachment (
  interest_id uuid not null references interest on delete cascade,
  document_id uuid not null references document,
  position smallint not null,
  primary key (interest_id, document_id)
);
create index interest_attachment_document on interest_attachment (document_id);


--------------------------------------------------------------------------------
-- signing: signing a PDF, one person after another, and sealing it
--------------------------------------------------------------------------------

-- A document that people are asked to sign, turn by turn. What it is about is its caller's own.
create table signing_order (
  id uuid primary key,
  subject_kind text not null,
  subject_id uuid not null,
  -- What is signed, as people read it.
  title_en text not null,
  title_no text not null,
  document_id uuid not null references document,
  -- Where it lies, and what it was when it was sent: hex.
  document_key text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  partner_id uuid references partner,
  return_to text not null,
  -- Who collects the signatures: `house` is Husvær itself, another value a signing service.
  provider text not null check (provider in ('house', 'idura')),
  -- What the broker calls it, once it is there.
  remote_id text unique,
  -- When the broker was last asked about it.
  fetched_at timestamptz,
  status text not null default 'open'
    check (status in ('open', 'completed', 'declined', 'expired', 'withdrawn')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  remind_after_days smallint check (remind_after_days > 0),
  -- Since when it is these signers' turn, and when they were last told; null until somebody was.
  told_at timestamptz,
  reminders smallint not null default 0,
  ended_at timestamptz,
  end_reason text,
  -- The signed document under its seal.
  sealed_document_id uuid references document,
  -- In which language a document is that people sign, and what each of them has seen of it.
  language text check (language in ('en', 'no')),
  -- A page of the site that says the same in the other language, for information.
  information_path text,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'completed') = (sealed_document_id is not null))
);
create index signing_order_open on signing_order (expires_at) where status = 'open';
create index signing_order_document on signing_order (document_id);
create index signing_order_sealed on signing_order (sealed_document_id);

create view signing_document as
select document_id from signing_order
union all
select sealed_document_id from signing_order where sealed_document_id is not null;

create table signer (
  id uuid primary key,
  order_id uuid not null references signing_order,
  position smallint not null,
  role text not null,
  turn integer not null,
  -- Null before an account has this e-mail, and after it is deleted.
  account_id uuid references account,
  email text not null,
  name text not null,
  signed_at timestamptz,
  declined_at timestamptz,
  decline_reason text,
  -- Where a broker has it signed.
  remote_url text,
  -- The page on which a signer has something to do before they sign; null once it is done.
  errand_path text,
  -- When they first saw the page on which they sign, and the document itself.
  seen_at timestamptz,
  opened_at timestamptz,
  -- A signer whose electronic identity has another name than the document waits until its sender confirms that
  -- they are the same person.
  other_name text check (char_length(other_name) <= 300),
  other_name_confirmed_by uuid references account,
  other_name_confirmed_at timestamptz,
  -- What the document states of a signer besides the name, as it was when the document was made; null when it
  -- does not state it. It is compared with the signer's identity before they sign.
  birth_date date,
  org_number text check (org_number ~ '^\d{9}$'),
  unique (order_id, position),
  check (signed_at is null or declined_at is null),
  check ((declined_at is null) = (decline_reason is null))
);
create index signer_account on signer (account_id) where account_id is not null;
create index signer_email on signer (email) where account_id is null;
create index signer_errand on signer (errand_path) where errand_path is not null;
create index signer_confirmed_by on signer (other_name_confirmed_by);

-- Who signed what, and how they showed who they are. It is added to and never changed.
create table signature (
  signer_id uuid primary key references signer,
  -- Null when the signer's account is deleted. The signature stays.
  account_id uuid references account,
  -- As the provider of identities says them, and its word for the person.
  name text not null,
  birth_date date,
  issuer text not null,
  subject text not null,
  -- What people know the provider by.
  method text not null,
  signed_at timestamptz not null,
  -- Null where a broker took the signature and knows it.
  ip_address text,
  consent_edition text,
  consent_language text check (consent_language in ('en', 'no')),
  sha256 text not null,
  check ((consent_edition is null) = (consent_language is null))
);
create index signature_account on signature (account_id) where account_id is not null;

create function refuse_change_of_signature() returns trigger language plpgsql as $$
begin
  -- That somebody has left changes whose it is here, and nothing else.
  if tg_op = 'UPDATE' and new.account_id is null
    and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'a signature is not changed';
end $$;
create trigger signature_stays before update or delete on signature
for each row execute function refuse_change_of_signature();

-- What is to be done about an order outside of any transaction. A row goes when it is done.
create table signing_task (
  order_id uuid not null references signing_order,
  kind text not null check (kind in ('seal', 'send', 'fetch', 'cancel')),
  -- Nobody takes it before this moment: it is being done, or waits after a failure.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  primary key (order_id, kind)
);
create index signing_task_due on signing_task (due_at);

-- What signed documents are sealed with, made at the first start: key and certificate (PKCS #12), sealed.
create table sealing_key (
  id smallint primary key check (id = 1),
  p12 text not null,
  created_at timestamptz not null
);


--------------------------------------------------------------------------------
-- ledger: books, accounts and double-entry bookings
--------------------------------------------------------------------------------

-- Whose money is kept apart from whose: a set of books for each agency, and one of the operator's own for
-- landlords who let without one.
create table ledger_book (
  id uuid primary key,
  partner_id uuid unique nulls not distinct references partner,
  -- Who writes invoices and letters, as it stands on them.
  name text not null check (char_length(name) between 1 and 100),
  org_number text not null check (org_number ~ '^\d{9}$'),
  address text not null check (char_length(address) between 1 and 200),
  email text not null,
  -- Whether it stands in the registers of value added tax and of business enterprises: invoices say so.
  in_vat_register boolean not null,
  in_business_register boolean not null,
  -- What the bank knows the customer by, in files that order payments.
  bank_customer_id text check (char_length(bank_customer_id) <= 35),
  -- Whether payments with a KID come as OCR files or in camt.054: never in both.
  kid_source text not null check (kid_source in ('ocr', 'camt.054')),
  created_at timestamptz not null,
  -- Which version of payment files an agency's bank takes.
  order_format text not null default 'pain.001.001.03'
  check (order_format in ('pain.001.001.03', 'pain.001.001.09')),
  -- A bank's own codes or texts of entries that are its charges.
  charge_codes text[] not null
  default '{GEBYR,GEBYRER,BANKGEBYR,OMKOSTNINGER}'
);

-- The accounts that other people's money lies on, each kept apart from its keeper's own. Money still
-- comes to one that was given up.
create table client_account (
  account text primary key check (account ~ '^\d{11}$'),
  book_id uuid not null references ledger_book,
  bic text not null check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  since timestamptz not null,
  given_up_at timestamptz,
  -- When a file that came by the bank's own channel was first about the account; null until then.
  proved_at timestamptz,
  -- The organisation number that the bank's own file named as the owner, where it is not the book's. Such a file
  -- proves nothing.
  other_owner text
);
create unique index client_account_in_use on client_account (book_id) where given_up_at is null;

-- What was booked. It is added to and never changed: what was wrong is booked back.
create table ledger_entry (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- What was booked once is not booked again.
  key text not null check (char_length(key) between 1 and 200),
  kind text not null,
  -- The day it counts from, and when it was written.
  dated date not null,
  booked_at timestamptz not null,
  -- The true day of an entry that came when its period was closed.
  occurred_on date,
  unique (book_id, key),
  constraint ledger_entry_is_later check (occurred_on < dated)
);
create index ledger_entry_dated on ledger_entry (book_id, dated);
create index ledger_entry_late on ledger_entry (book_id, dated) where occurred_on is not null;

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'what was booked is not changed';
end $$;
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
for each statement execute function refuse_change_of_ledger();

create function queue_vouchers() returns trigger language plpgsql as $$
begin
  insert into voucher_queue (entry_ids)
  select array_agg(id) from added having count(*) > 0;
  return null;
end $$;
create trigger ledger_entry_is_numbered after insert on ledger_entry
referencing new table as added for each statement execute function queue_vouchers();

create function move_late_entry() returns trigger language plpgsql as $$
declare
  closed date;
begin
  -- Who closes a period has this lock alone: each booking is before the closing, or sees it.
  perform pg_advisory_xact_lock_shared(hashtextextended('closed period ' || new.book_id, 0));
  select until into closed from closed_period where book_id = new.book_id;
  if new.dated <= closed then
    new.occurred_on := new.dated;
    new.dated := closed + 1;
  end if;
  return new;
end $$;
create trigger ledger_entry_is_open before insert on ledger_entry
for each row execute function move_late_entry();

create table ledger_line (
  entry_id uuid not null references ledger_entry,
  position smallint not null,
  account text not null check (account in (
    'tenant_receivable', 'client_account', 'landlord_payable', 'commission_income', 'fee_income',
    'deposits_payable', 'suspense', 'rounding', 'losses', 'payouts_under_way', 'operating_account',
    'vat_payable', 'bank_charges'
  )),
  lease_id uuid,
  -- øre: above zero is debit, below is credit
  amount bigint not null check (amount <> 0),
  primary key (entry_id, position)
);
create index ledger_line_lease on ledger_line (lease_id, account) where lease_id is not null;
-- What is on one account.
create index ledger_line_account on ledger_line (account, entry_id);

-- The lines of an entry come to zero: those that are written together do, and so do all.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  unbalanced uuid;
begin
  select entry_id into unbalanced from added group by entry_id having sum(amount) <> 0 limit 1;
  if unbalanced is not null then
    raise exception 'the lines of entry % do not come to zero', unbalanced
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_line_balances after insert on ledger_line
referencing new table as added for each statement execute function refuse_unbalanced_entry();
create trigger ledger_line_stays before update or delete or truncate on ledger_line
for each statement execute function refuse_change_of_ledger();

-- Who changed how a book's money is handled, and from what to what. It is added to and never changed.
create table setting_change (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  at timestamptz not null,
  -- Null when an operator did it by a command, or the person's account is deleted.
  by_id uuid references account,
  -- 'book', 'invoicing', …
  what text not null,
  was jsonb,
  became jsonb not null
);
create index setting_change_activity on setting_change (book_id, at, id);

create function refuse_change_of_setting_change() returns trigger language plpgsql as $$
begin
  -- That somebody is forgotten changes who did it, and nothing else.
  if tg_op = 'UPDATE' and new.by_id is null
    and to_jsonb(new) - 'by_id' = to_jsonb(old) - 'by_id' then
    return new;
  end if;
  raise exception 'what was changed stays known';
end $$;
create trigger setting_change_stays before update or delete on setting_change
for each row execute function refuse_change_of_setting_change();

-- Who acted on what moves money or decides where it goes. It is added to; only that somebody is forgotten
-- changes it, and which payout or order took it up. Acts and approvals are numbered together, so that an
-- approval is before or after an act.
create sequence act_number;

create table money_act (
  number bigint primary key default nextval('act_number'),
  kind text not null,
  about text not null check (about in ('book', 'lease', 'order')),
  -- The id of a book, of a lease, or of a payout or a refund.
  about_id uuid not null,
  book_id uuid not null references ledger_book,
  at timestamptz not null,
  -- Whether the bank itself did it, by its own channel.
  is_bank boolean not null,
  -- Otherwise the person, or the one who made the key. Null: an operator's key, or they are gone.
  by_id uuid references account,
  -- The payout that has the money that an act on a lease moved. Later payouts do not ask about it again.
  payout_id uuid,
  -- The order that an act on a book was approved with.
  order_id uuid,
  -- An act on a lease stays on its chain until a payout has all the money that the act could have moved. It
  -- stays at least until the payouts of this day, on which the last claim that it changed is due.
  touches_to date,
  -- An act on a book stays until an approver who did none of them agrees to it. Orders do that no more.
  agreed_by_id uuid references account,
  agreed_at timestamptz,
  -- Of an act by somebody unknown: the first of the two approvers who agree to it.
  first_agreed_by_id uuid references account,
  -- The change of settings that an act on a book made, from what to what. Null of one that
  -- changed nothing of these.
  setting_change_id uuid references setting_change,
  check (not is_bank or by_id is null)
);
comment on column money_act.first_agreed_by_id is 'Of an act by somebody unknown: the first of the two who agree.';
create index money_act_about on money_act (about, about_id, number);
create index money_act_payout on money_act (payout_id) where payout_id is not null;
create index money_act_book on money_act (book_id, number desc);
create index money_act_activity on money_act (book_id, at, number)
where about <> 'book' and kind <> 'brought_file';

create function refuse_change_of_act() returns trigger language plpgsql as $$
declare
  may_change constant text[] :=
    '{by_id,payout_id,order_id,first_agreed_by_id,agreed_by_id,agreed_at}';
begin
  if tg_op = 'UPDATE'
    and (new.by_id is null or new.by_id = old.by_id)
    and (old.payout_id is null or new.payout_id = old.payout_id)
    and (old.order_id is null or new.order_id = old.order_id)
    and (old.first_agreed_by_id is null or new.first_agreed_by_id is null
      or new.first_agreed_by_id = old.first_agreed_by_id)
    and (old.agreed_at is null or new.agreed_at = old.agreed_at)
    and (old.agreed_at is null or new.agreed_by_id is null or new.agreed_by_id = old.agreed_by_id)
    and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
    return new;
  end if;
  raise exception 'an act is not changed';
end $$;
create trigger money_act_stays before update or delete on money_act
for each row execute function refuse_change_of_act();

-- A requested change of a book's client account. It counts from the next banking day after another person has
-- agreed to it.
create table client_account_change (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  account text not null check (account ~ '^\d{11}$'),
  bic text not null,
  -- Null when they are gone.
  requested_by_id uuid references account,
  requested_at timestamptz not null,
  agreed_by_id uuid references account,
  agreed_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('applied', 'stopped', 'replaced')),
  -- An agreed client account counts when a banking day has passed.
  counts_from timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check (requested_by_id <> agreed_by_id),
  check ((agreed_at is null) = (counts_from is null))
);
create unique index client_account_change_open on client_account_change (book_id) where ended_at is null;
create index client_account_change_counts on client_account_change (counts_from) where ended_at is null;

-- Client accounts that one of the operator's bookkeepers refused, because they were not the agency's. They are no
-- longer in `client_account`, so that another book can name them. A book whose last account was refused has none
-- in use until it names another.
create table refused_client_account (
  book_id uuid not null references ledger_book,
  account text not null check (account ~ '^\d{11}$'),
  bic text not null,
  since timestamptz not null,
  refused_at timestamptz not null,
  -- Null when they are gone.
  refused_by_id uuid references account,
  reason text not null check (char_length(reason) between 1 and 500),
  primary key (book_id, account)
);

-- Agencies that named the client account of another book before the bank had confirmed it.
create table client_account_claim (
  account text not null check (account ~ '^\d{11}$'),
  -- Null for the operator.
  partner_id uuid references partner,
  claimed_at timestamptz not null,
  unique nulls not distinct (account, partner_id)
);

-- Each entry has a number, without gaps in a set of books and the year that the entry counts in
-- (docs/decisions/039). The numbers are given when a transaction commits, so that they follow the commits, and
-- a transaction that is rolled back uses none.

-- The last number of a series. Its row is locked only while a transaction commits.
create table voucher_series (
  book_id uuid not null references ledger_book,
  year smallint not null,
  last integer not null check (last > 0),
  primary key (book_id, year)
);

create table voucher (
  entry_id uuid primary key references ledger_entry,
  -- The same as in the entry, which never changes.
  book_id uuid not null references ledger_book,
  dated date not null,
  year smallint not null generated always as (extract(year from dated)::smallint) stored,
  number integer not null check (number > 0),
  unique (book_id, year, number)
);
-- The order of the journal.
create index voucher_dated on voucher (book_id, dated, number);
create trigger voucher_stays before update or delete or truncate on voucher
for each statement execute function refuse_change_of_ledger();

-- Entries of the open transaction that have no number yet: a row for each statement that added some. It is
-- emptied before the commit, so each transaction sees only its own rows.
create table voucher_queue (
  id bigint generated always as identity primary key,
  entry_ids uuid[] not null
);

create function number_vouchers() returns trigger language plpgsql as $$
begin
  -- The first row of a transaction numbers the entries of all its rows.
  if not exists (select from voucher_queue where id = new.id) then
    return null;
  end if;
  with taken as (
    delete from voucher_queue returning id, entry_ids
  ), added as (
    select entry.id, book_id, dated, extract(year from dated)::smallint as year,
      row_number() over (
        partition by book_id, extract(year from dated) order by taken.id, one.place
      ) as place
    from taken
    cross join unnest(entry_ids) with ordinality as one (id, place)
    join ledger_entry as entry on entry.id = one.id
  ), counted as (
    select book_id, year, max(place) as count from added group by book_id, year
  ), series as (
    -- In one order in all transactions, so that no two of them wait for each other.
    insert into voucher_series as series (book_id, year, last)
    select book_id, year, count from counted order by book_id, year
    on conflict (book_id, year) do update set last = series.last + excluded.last
    returning book_id, year, last
  )
  insert into voucher (entry_id, book_id, dated, number)
  select added.id, book_id, dated, last - count + place
  from added join counted using (book_id, year) join series using (book_id, year);
  return null;
end $$;
create constraint trigger voucher_queue_ends after insert on voucher_queue
deferrable initially deferred for each row execute function number_vouchers();

-- Up to which day the books of an agency are closed (docs/decisions/040). What is booked later with a day up to
-- it counts from the first open day, and keeps its true day beside it. The database moves it, so that no code books
-- into a closed period.

create table closed_period (
  book_id uuid primary key references ledger_book,
  -- The last day that is closed.
  until date not null
);

-- Requests to open closed months again. Another person than the one who requested it agrees.
create table period_reopening (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- The first day of the first month that is opened.
  month date not null check (extract(day from month) = 1),
  reason text not null check (char_length(reason) between 1 and 1000),
  -- Null when they are gone.
  requested_by_id uuid references account,
  requested_at timestamptz not null,
  ended_by_id uuid references account,
  ended_at timestamptz,
  outcome text check (outcome in ('agreed', 'stopped')),
  check ((ended_at is null) = (outcome is null))
);
create unique index period_reopening_open on period_reopening (book_id) where ended_at is null;


--------------------------------------------------------------------------------
-- postal: letters by post
--------------------------------------------------------------------------------

-- A letter that goes by post: to one recipient, with the document of the paper or letter that it is.
create table postal_letter (
  id uuid primary key,
  -- Null where the operator keeps the books.
  partner_id uuid references partner,
  lease_id uuid not null,
  kind text not null check (kind in ('rent_notice', 'nav_copy', 'notice')),
  -- The letter about late rent, or the lease's paper.
  of_id uuid not null,
  position smallint not null,
  document_id uuid not null references document,
  -- `12-3`: the property's and the lease's.
  lease_number text not null,
  -- The address that is printed as the sender's, a line each.
  sender text not null,
  recipient text not null,
  -- As domain/postal/letters has it; null until somebody says it.
  address jsonb,
  -- Who said it, where a person did.
  addressed_by_id uuid references account,
  queued_at timestamptz not null,
  -- The last day it may be posted: its text gives a deadline.
  post_by date,
  -- With the postal service since, or why that did not take it: then a person posts it.
  handed_over_at timestamptz,
  service_refusal text,
  posted_on date,
  posted_by_id uuid references account,
  tracking text,
  receipt_id uuid references document,
  cancelled_at timestamptz,
  cancelled_by_id uuid references account,
  cancel_reason text,
  unique (of_id, kind, position),
  check (posted_on is null or cancelled_at is null)
);
create index postal_letter_waiting on postal_letter (partner_id, queued_at)
  where posted_on is null and cancelled_at is null;
create index postal_letter_lease on postal_letter (lease_id);
create index postal_letter_document on postal_letter (document_id);
create index postal_letter_receipt on postal_letter (receipt_id) where receipt_id is not null;


--------------------------------------------------------------------------------
-- properties: homes that are let, assignments, who may do what with a lease
--------------------------------------------------------------------------------

-- Numbers that are counted up without gaps: a partner's properties, a property's leases.
create table lease_count (
  of_id uuid primary key,
  last integer not null
);

-- A home as agreements know it, with the address it had when the first was made.
create table property (
  id uuid primary key,
  -- The agency; null where the landlord lets it on their own.
  partner_id uuid references partner,
  landlord_id uuid not null references account,
  listing_id uuid references listing,
  -- Counted by agency, or by landlord where there is none.
  serial integer not null,
  name text not null check (char_length(name) between 1 and 80),
  street text,
  street_number text,
  apartment_number text,
  postal_code text,
  neighbourhood text,
  city text not null,
  city_place_id text,
  lat double precision not null,
  lng double precision not null,
  created_at timestamptz not null,
  unique nulls not distinct (listing_id, landlord_id, partner_id)
);
create unique index property_serial on property (coalesce(partner_id, landlord_id), serial);
-- Lists of one side's leases.
create index property_partner on property (partner_id);
create index property_landlord on property (landlord_id);
create index property_address on property (landlord_id, lower(regexp_replace(street, '\s', '', 'g')),
  lower(regexp_replace(street_number, '\s', '', 'g')));

-- What a landlord leaves to an agency, and on what terms. Without an agency it only says when the
-- landlord is paid out.
create table assignment (
  id uuid primary key,
  property_id uuid not null references property,
  agent_id uuid references account,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- Hundredths of a percent, or øre.
  brokering_type text check (brokering_type in ('percent', 'fixed')),
  brokering_amount bigint check (brokering_amount >= 0),
  management_type text check (management_type in ('percent', 'fixed')),
  management_amount bigint check (management_amount >= 0),
  -- [{"name", "amount"}], amounts in øre as text
  addons jsonb not null default '[]',
  payout_day smallint not null check (payout_day between 1 and 28),
  created_at timestamptz not null,
  -- Who made an assignment: the agent that it names may be another.
  made_by_id uuid references account,
  -- The months of unpaid rent that a payout guarantee pays at a time, as the assignment states them; null without a
  -- guarantee.
  guarantee_months smallint check (guarantee_months between 1 and 24),
  -- Whether other agencies have worked on the same brokering in the last three months, as the landlord says
  -- (eiendomsmeglingsloven § 6-4).
  had_other_broker boolean not null default false,
  check ((brokering_type is null) = (brokering_amount is null)),
  check ((management_type is null) = (management_amount is null))
);
create index assignment_property on assignment (property_id, starts_on);


--------------------------------------------------------------------------------
-- leases: the lease with its tenants and records; its status, list and history
--------------------------------------------------------------------------------

create table lease (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  property_id uuid not null references property,
  -- Counted by property.
  serial integer not null,
  -- How far the papers are. What else a lease is, is derived (docs/lease-states.md).
  paper text not null check (paper in ('draft', 'sent', 'signed', 'called_off')),
  -- Grows with every change of the draft.
  version integer not null default 1,
  kind text not null check (kind in ('home', 'at_landlords', 'room')),
  starts_on date not null,
  -- The last day by the lease's own term; null is until further notice.
  ends_on date check (ends_on >= starts_on),
  fixed_term_reason text check (char_length(fixed_term_reason) <= 500),
  may_give_notice boolean not null,
  notice_months smallint not null check (notice_months between 1 and 12),
  -- øre a month
  monthly_rent bigint not null check (monthly_rent > 0),
  use_costs text[] not null,
  due_day smallint not null check (due_day between 1 and 28),
  security_type text not null
    check (security_type in ('deposit_account', 'deposit_insurance', 'deposit_guarantee', 'no_deposit')),
  security_amount bigint check (security_amount > 0),
  house_rules text check (char_length(house_rules) <= 5000),
  created_by uuid references account,
  created_at timestamptz not null,
  -- The last day by a notice or an agreement, where it is before the term's.
  ended_on date check (ended_on >= starts_on),
  -- When its history was told that it began, that it ends soon, and that it was over.
  begun_at timestamptz,
  ends_soon_at timestamptz,
  over_at timestamptz,
  -- How a landlord without an agency has the rent: collected by the operator, or directly from the tenants.
  -- Empty where an agency lets.
  rent_collection text check (rent_collection in ('collected', 'direct')),
  -- Where tenants pay then, eleven digits.
  rent_account text,
  -- The landlord's own contract, a PDF, that a lease is signed with in place of the standard contract: of the
  -- lease as it stands, and of each paper as it was sent.
  own_contract_id uuid references document,
  -- The last day that rent is paid for, as all agreed.
  rent_ends_on date,
  -- Which room, garage or storage room a lease is about, and whose home a room gives access to (husleieloven § 9-5).
  -- The ground of a fixed term that is shorter than the law's minimum (§ 9-3).
  room_name text check (char_length(room_name) <= 100),
  home_of text check (char_length(home_of) <= 100),
  fixed_term_ground text check (fixed_term_ground in ('own_use', 'other')),
  -- When the landlord let the brokering commission be taken off the rent. Their consent counts only after the lease
  -- is made (eiendomsmeglingsloven § 7-4).
  brokering_consented_at timestamptz,
  unique (property_id, serial),
  check ((security_type = 'no_deposit') = (security_amount is null))
);
create index lease_assignment on lease (assignment_id);
create index lease_not_begun on lease (starts_on) where paper = 'signed' and begun_at is null;
create index lease_not_over on lease (coalesce(ended_on, ends_on))
  where paper = 'signed' and over_at is null;
create index lease_own_contract on lease (own_contract_id) where own_contract_id is not null;

-- Leases that all have signed, and whose they are: what invoicing finds those by that it was not told of.
create view signed_lease as
select lease.id, property.partner_id, lease.rent_collection
from lease join property on property.id = lease.property_id
where paper = 'signed';
comment on view signed_lease is 'What leases publish of leases that all parties have signed.';

-- Who rents: the first is the main tenant, the others are co-tenants; all answer for all of the rent.
create table lease_tenant (
  lease_id uuid not null references lease,
  position smallint not null,
  -- Null before an account has this e-mail.
  account_id uuid references account,
  email text not null,
  name text not null check (char_length(name) between 1 and 100),
  -- The first day of a tenant who came later, and the last day of one who left before the others.
  joined_on date,
  left_on date,
  -- What a lease states of its tenants in addition to the name, as its writer has it. Null where the writer left
  -- it to the tenant's profile.
  birth_date date,
  org_number text,
  postal_address text check (char_length(postal_address) between 1 and 200),
  primary key (lease_id, position),
  unique (lease_id, email),
  check (left_on >= joined_on)
);
create index lease_tenant_account on lease_tenant (account_id) where account_id is not null;
create index lease_tenant_email on lease_tenant (email) where account_id is null;

-- What has happened to a lease. It is added to and never changed.
create table lease_event (
  lease_id uuid not null references lease,
  position integer not null,
  at timestamptz not null,
  -- Null when Husvær did it by itself, or the person's account is deleted.
  by_id uuid references account,
  name text not null,
  payload jsonb not null default '{}',
  primary key (lease_id, position)
);

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  -- That somebody is forgotten changes who did it, and nothing else.
  if tg_op = 'UPDATE' and new.by_id is null
    and (new.lease_id, new.position, new.at, new.name, new.payload)
      = (old.lease_id, old.position, old.at, old.name, old.payload) then
    return new;
  end if;
  raise exception 'the history of a lease is not changed';
end $$;
create trigger lease_event_stays before update or delete on lease_event
for each row execute function refuse_change_of_history();

-- What is put on paper: for people to sign, such as a lease or an assignment, each try a row of its
-- own; or for them to read.
create table lease_paper (
  id uuid primary key,
  kind text not null,
  -- A lease's papers, or its assignment's.
  lease_id uuid references lease,
  assignment_id uuid references assignment,
  language text not null check (language in ('en', 'no')),
  -- The edition of the clauses, and what they said: frozen when it was sent.
  edition text not null,
  text jsonb not null,
  -- {"en", "no"}: what people are told they sign
  titles jsonb not null,
  -- [{"role", "turn", "accountId", "email", "name"}]
  signers jsonb not null,
  -- [{"accountId", "email", "name"}] whom a letter goes to
  recipients jsonb not null default '[]',
  return_to text not null,
  partner_id uuid references partner,
  state text not null
    check (state in ('making', 'signing', 'signed', 'sent', 'declined', 'expired', 'withdrawn', 'failed')),
  sent_by uuid references account,
  sent_at timestamptz not null,
  -- When it is made next, and how often that was tried.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  document_id uuid references document,
  order_id uuid unique,
  signed_document_id uuid references document,
  ended_at timestamptz,
  -- Who declined, and why somebody did or took it back.
  ended_by text,
  reason text,
  own_contract_id uuid references document,
  -- What the mail that a letter goes with says, by language; null takes the words of its kind.
  mail jsonb,
  -- A lease's text in the language that it is not signed in, and the price of the insurance that it states, in øre:
  -- both are fixed when it is sent, as its own text is.
  translation jsonb,
  insurance_fee bigint check (insurance_fee > 0),
  check (num_nonnulls(lease_id, assignment_id) = 1)
);
-- One try at a time.
create unique index lease_paper_open on lease_paper (kind, coalesce(lease_id, assignment_id))
  where state in ('making', 'signing') and signers <> '[]';
create index lease_paper_lease on lease_paper (lease_id, sent_at);
create index lease_paper_assignment on lease_paper (assignment_id, sent_at);
create index lease_paper_waiting on lease_paper (due_at) where state = 'making';
create index lease_paper_document on lease_paper (document_id);
create index lease_paper_signed_document on lease_paper (signed_document_id);
create index lease_paper_own_contract on lease_paper (own_contract_id)
  where own_contract_id is not null;

-- That somebody ends a lease by notice. Tenants give it together: it counts when the last has.
create table lease_notice (
  id uuid primary key,
  lease_id uuid not null references lease,
  side text not null check (side in ('tenant', 'landlord')),
  -- A landlord's (husleieloven § 9-5), and why, in words.
  ground text check (ground in ('own_use', 'rebuilding', 'breach', 'other')),
  reason text,
  language text not null check (language in ('en', 'no')),
  -- Null until all who have to have given it.
  given_on date,
  ends_on date,
  -- Of a landlord's: the last day for protesting (§ 9-8).
  protest_until date,
  protested_at timestamptz,
  protest text,
  -- Taken back, or fallen away.
  over_at timestamptz,
  check ((given_on is null) = (ends_on is null))
);
create unique index lease_notice_open on lease_notice (lease_id) where over_at is null;

create table lease_notice_giver (
  notice_id uuid not null references lease_notice,
  account_id uuid not null references account,
  at timestamptz not null,
  primary key (notice_id, account_id)
);

-- The consumer price index: Statistics Norway, table 14700, all items, 2025 = 100.
create table price_index (
  -- The first of the month.
  month date primary key,
  value numeric(7, 1) not null check (value > 0),
  imported_at timestamptz not null,
  -- Who said what the consumer price index of a month is: Statistics Norway's table, or staff who entered it.
  source text not null default 'statistics'
  check (source in ('statistics', 'staff'))
);

-- What the rent is from a day on. What the lease itself says holds before the first.
create table lease_rent (
  lease_id uuid not null references lease,
  takes_effect_on date not null,
  -- øre a month
  amount bigint not null check (amount > 0),
  announced_on date not null,
  -- The price index it follows, from and to: months and values.
  index_from_month date not null,
  index_from numeric(7, 1) not null,
  index_to_month date not null,
  index_to numeric(7, 1) not null,
  announced_by uuid references account,
  primary key (lease_id, takes_effect_on)
);

-- How an agency handles its leases. Without a row the defaults apply.
create table lease_settings (
  partner_id uuid primary key references partner,
  -- Months before its end in which a lease is soon ending.
  ending_months smallint not null check (ending_months between 1 and 12),
  -- Days that people have to sign, and days after which the next signer is reminded.
  signing_days smallint not null check (signing_days between 1 and 90),
  reminding_days smallint not null check (reminding_days between 1 and 30)
);

-- What a lease owes, by due date, as invoicing tells it: what a status needs, and no more.
create table lease_owed (
  lease_id uuid not null references lease,
  due_on date not null,
  -- Still to be paid, and what of it was paid already; øre.
  owed bigint not null check (owed > 0),
  paid bigint not null check (paid >= 0),
  primary key (lease_id, due_on)
);
create index lease_owed_due on lease_owed (due_on);

create table lease_money (
  lease_id uuid primary key references lease,
  -- Paid beyond all that was invoiced.
  surplus bigint not null default 0 check (surplus >= 0),
  has_payout boolean not null default false,
  -- Of a case of eviction that is open: when its notice was sent, and when eviction was petitioned for.
  notice_sent_on date,
  petitioned_on date,
  petition_from date
);

-- How an agency handles deposits.
create table deposit_settings (
  partner_id uuid primary key references partner,
  -- What an insurance costs: hundredths of a percent of the deposit.
  insurance_share integer not null check (insurance_share between 1 and 10000),
  -- Tenants who rent together have an account each, in place of one for all.
  has_account_each boolean not null,
  -- Who insures in place of a deposit, as an agency's leases name it.
  insurer text check (char_length(insurer) between 1 and 100)
);

-- The due day of a lease from a month on. What the contract says stays in the lease.
create table lease_due_day (
  lease_id uuid not null references lease,
  -- The first month's first day.
  since date not null,
  due_day smallint not null check (due_day between 1 and 28),
  said_at timestamptz not null,
  said_by uuid references account,
  primary key (lease_id, since)
);
create index lease_due_day_said_by on lease_due_day (said_by) where said_by is not null;

-- Filters and order of the list of leases that somebody saved under a name.
create table lease_list_view (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The agency whose list it is of; null for the list of their own leases.
  partner_id uuid references partner on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- The query of the list's address.
  query text not null check (char_length(query) between 2 and 500),
  created_at timestamptz not null
);
create unique index lease_list_view_name
  on lease_list_view (account_id, coalesce(partner_id, '00000000-0000-0000-0000-000000000000'), lower(name));

-- The client accounts that the tenants of a lease know: the one in the contract that was sent to be signed, and
-- each that a notice named later, which has the former account too. The last row holds. Rows never change.
create table lease_account (
  id bigint generated always as identity primary key,
  lease_id uuid not null references lease,
  account text not null check (account ~ '^\d{11}$'),
  former text check (former ~ '^\d{11}$'),
  named_at timestamptz not null
);
create index lease_account_lease on lease_account (lease_id, id desc);

-- What contradicts itself in a lease (domain/src/leases/contradictions.ts): what a person confirmed, and what
-- the comparison of last night found. `key` names the contradiction and what it is about.
create table lease_confirmation (
  lease_id uuid not null references lease on delete cascade,
  key text not null check (char_length(key) between 1 and 1000),
  -- Null when they are gone, or for a partner's system.
  confirmed_by_id uuid references account,
  confirmed_at timestamptz not null,
  primary key (lease_id, key)
);
create index lease_confirmation_by on lease_confirmation (confirmed_by_id);
-- A confirmation is looked for from both leases that it is about.
create index lease_confirmation_about on lease_confirmation (split_part(key, ':', 2));

create table lease_contradiction (
  lease_id uuid not null references lease on delete cascade,
  key text not null check (char_length(key) between 1 and 1000),
  found_at timestamptz not null,
  primary key (lease_id, key)
);
create index lease_contradiction_about on lease_contradiction (split_part(key, ':', 2));


--------------------------------------------------------------------------------
-- lease-documents: contracts and other documents of a lease
--------------------------------------------------------------------------------

-- What an agency adds to its leases and assignments, in the order it is read.
create table lease_addition (
  partner_id uuid not null references partner,
  kind text not null check (kind in ('lease', 'assignment')),
  position smallint not null,
  heading_no text not null,
  text_no text not null,
  -- Null: the Norwegian stands in English papers too.
  heading_en text,
  text_en text,
  primary key (partner_id, kind, position),
  check ((heading_en is null) = (text_en is null))
);

-- What a lease's people added to its files, beside its papers.
create table lease_file (
  lease_id uuid not null references lease,
  document_id uuid not null references document,
  -- Besides those who write the lease's documents and the one who added it. They always see it.
  is_visible_to_tenant boolean not null,
  is_visible_to_landlord boolean not null,
  primary key (lease_id, document_id)
);
create index lease_file_document on lease_file (document_id);


--------------------------------------------------------------------------------
-- lease-changes: notices, amendments, protocols, rent adjustments
--------------------------------------------------------------------------------

-- What an agreement changes in a lease when all have signed it.
create table lease_amendment (
  paper_id uuid primary key references lease_paper,
  -- By the paper's kind: {"endsOn", "fixedTermReason"}, {"endsOn"}, or {"from", "leaving": [email],
  -- "joining": [{"accountId", "email", "name"}]}
  change jsonb not null
);

-- What both sides find when a home is taken over and handed back. Written by the letting side, frozen
-- on paper when it is sent, and signed by all.
create table lease_protocol (
  id uuid primary key,
  lease_id uuid not null references lease,
  kind text not null check (kind in ('move_in', 'move_out')),
  version integer not null default 1,
  -- As domain/leases/protocol has it; photos by their documents' ids, amounts in øre as text.
  content jsonb not null,
  changed_at timestamptz not null,
  signed_at timestamptz,
  unique (lease_id, kind)
);

create table lease_protocol_photo (
  protocol_id uuid not null references lease_protocol,
  document_id uuid not null references document,
  primary key (protocol_id, document_id)
);
create index lease_protocol_photo_document on lease_protocol_photo (document_id);


--------------------------------------------------------------------------------
-- invoices: invoices, KIDs, numbers, PDFs, mails
--------------------------------------------------------------------------------

-- How an agency invoices. Without a row the defaults apply.
create table invoicing_settings (
  book_id uuid primary key references ledger_book,
  -- Days before rent is due that it is invoiced.
  lead_days smallint not null check (lead_days between 1 and 31),
  -- A rest of an invoice up to this amount is written off when something of it was paid; øre. 0: never.
  remainder_limit bigint not null default 500 check (remainder_limit >= 0),
  -- Write-offs and credits of claims by people (docs/decisions/041). Above a limit of the book a second person
  -- agrees before anything is booked. A write-off can be taken back while the month of its booking is open.
  -- What one person writes off or credits on a lease alone, øre.
  alone_limit bigint not null default 100000 check (alone_limit >= 0)
);

-- How an account's KIDs are put together. Each has a length of its own, so that none is two invoices';
-- the latest is in use. A bank takes three of an account.
create table kid_layout (
  book_id uuid not null references ledger_book,
  length smallint not null check (length between 4 and 25),
  -- [{"name", "width"}]
  parts jsonb not null,
  since timestamptz not null,
  primary key (book_id, length)
);

-- The numbers of a book that are counted without gaps: its invoices, and its leases in KIDs.
create table invoice_count (
  book_id uuid primary key references ledger_book,
  invoices integer not null default 0,
  leases integer not null default 0
);

-- How far a lease has been invoiced.
create table billing (
  lease_id uuid primary key references lease,
  book_id uuid not null references ledger_book,
  -- Its number in KIDs, and how many of its invoices have one.
  number integer not null,
  kids integer not null default 0,
  -- The last day that rent was invoiced for, and when the next is due; null when there is none.
  invoiced_to date not null,
  next_due_on date,
  -- What a bank's own services know the payer by, where they said so.
  efaktura_reference text check (char_length(efaktura_reference) <= 50),
  avtalegiro_kid text check (char_length(avtalegiro_kid) <= 25),
  -- Whether a lease's tenant wants NAV not to be told (husleieloven § 9-11).
  is_nav_refused boolean not null default false,
  -- Where letters reach a landlord whose profile has no address, as a petition stated it: landlord invoices name it.
  landlord_address text,
  -- The client account that the tenants of a lease knew when notices were last looked for. Only leases with another
  -- than their book's are looked at again; null: none was looked for yet.
  noticed_account text check (noticed_account ~ '^\d{11}$'),
  unique (book_id, number)
);
comment on column billing.noticed_account is 'The account that tenants knew when notices were last looked for; null: none was yet.';
create index billing_due on billing (book_id, next_due_on) where next_due_on is not null;
create index billing_noticed on billing (book_id, noticed_account) where next_due_on is not null;

-- What an invoice is looked for by, a line each: the home, where it is, its landlord and its tenants.
create function words_of_parties(parties jsonb) returns text language sql immutable as $$
  select coalesce(parties -> 'home' ->> 'name', '') || E'\n' || coalesce(parties -> 'home' ->> 'address', '')
    || E'\n' || coalesce(parties -> 'landlord' ->> 'name', '') || coalesce((
      select string_agg(E'\n' || (tenant ->> 'name'), '') from jsonb_array_elements(parties -> 'tenants') tenant
    ), '')
$$;

create table invoice (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  lease_id uuid not null references lease,
  kind text not null
    check (kind in ('rent', 'credit_note', 'deposit_insurance', 'landlord', 'landlord_credit_note')),
  -- Without gaps in a book.
  serial integer not null,
  -- Rent's month by its first day, and the first day it is for.
  month date,
  starts_on date,
  issued_on date not null,
  due_on date not null,
  -- Where it is paid to.
  account text not null,
  kid text,
  total bigint not null check (total > 0),
  -- The invoice that a credit note takes back from, and why.
  credits_id uuid references invoice,
  reason text check (char_length(reason) <= 500),
  language text not null check (language in ('en', 'no')),
  -- Who writes, and to whom, as it stood that day.
  parties jsonb not null,
  -- What of it is known by now. Fees are those that letters charged and nobody took back.
  fees bigint not null default 0 check (fees >= 0),
  paid bigint not null default 0 check (paid >= 0),
  surplus bigint not null default 0 check (surplus >= 0),
  credited bigint not null default 0 check (credited between 0 and total),
  credited_on date,
  lost bigint not null default 0 check (lost >= 0),
  set_off bigint not null default 0 check (set_off >= 0),
  -- When the last of it was paid.
  settled_on date,
  -- When the tenant said that the landlord had it directly, until somebody confirms or denies it; and
  -- when an objection was registered, until it is settled.
  said_paid_at timestamptz,
  objected_at timestamptz,
  objection text check (char_length(objection) <= 1000),
  made_at timestamptz,
  sent_at timestamptz,
  sending_failed boolean not null default false,
  document_id uuid references document,
  -- What a lease that is over leaves its landlord to pay: an invoice to the landlord that is paid to the
  -- client account, and what is taken back of it.
  is_final_settlement boolean not null default false,
  about uuid not null
  generated always as (md5((parties ->> 'lease') || E'\n' || words_of_parties(parties))::uuid) stored,
  -- The interest in its fees, which is the landlord's (forsinkelsesrenteloven § 2).
  interest bigint not null default 0 check (interest >= 0),
  -- On the first invoices to another account than before: the former account, and the day of the notice, as
  -- {"former", "noticedOn"}.
  account_change jsonb,
  -- The part of what was written off of which the agency bears the rent.
  lost_by_agency bigint not null default 0,
  -- The day of the last write-off that stands.
  lost_on date,
  -- An invoice says that eviction may be petitioned for by its own notice, from that notice's own day on. A letter
  -- about late rent keeps what it says to be enough, and the notices and petitions before it.
  petition_from date,
  unique (book_id, serial),
  check ((kind in ('credit_note', 'landlord_credit_note')) = (credits_id is not null)),
  check ((kind = 'rent') = (starts_on is not null)),
  check (objected_at is null or objection is not null),
  check (paid + credited + lost + set_off <= total + fees),
  check (not is_final_settlement or kind in ('landlord', 'landlord_credit_note')),
  constraint invoice_lost_by_agency check (lost_by_agency between 0 and lost)
);
create index invoice_lease on invoice (lease_id, month desc);
create index invoice_document on invoice (document_id);
create index invoice_credits on invoice (credits_id) where credits_id is not null;
-- No day is invoiced twice, unless the first time was taken back whole.
create unique index invoice_once on invoice (lease_id, starts_on) where kind = 'rent' and credited < total;
create index invoice_open on invoice (book_id, due_on)
  include (lease_id, kind, credits_id, total, fees, paid, credited, lost, set_off, objected_at, said_paid_at,
    is_final_settlement)
  where paid + credited + lost + set_off < total + fees;
-- The back office's lists of one month, and of what was not sent yet, in their order.
create index invoice_month on invoice
  (book_id, coalesce(month, date_trunc('month', due_on::timestamp)::date), serial);
create index invoice_not_sent on invoice (book_id, serial) where sent_at is null;
create index invoice_open_amount on invoice (book_id, (total + fees - paid - credited - lost - set_off), due_on)
  where paid + credited + lost + set_off < total + fees and kid is not null;
-- How many invoices name an account that the bank has not confirmed.
create index invoice_account on invoice (account, book_id);
-- What was invoiced stays: the guard is asked once for a statement that writes to one of these columns, and not for
-- each invoice that is paid. A guard of each row before its change would also have PostgreSQL work out the row's
-- generated columns anew.
create trigger invoice_stays
before delete or update of
  id, book_id, lease_id, kind, is_final_settlement, serial, month, starts_on, issued_on, due_on, account,
  kid, total, credits_id, reason, language, parties, account_change
on invoice for each statement execute function refuse_change_of_ledger();

create function note_invoice_about() returns trigger language plpgsql as $$
begin
  insert into invoice_about (lease_id, about, book_id, lease, words)
  select lease_id, about, book_id, parties ->> 'lease', words_of_parties(parties)
  from (
    select distinct on (lease_id, about) * from added
    where not exists (
      select from invoice_about known where known.lease_id = added.lease_id and known.about = added.about
    )
    order by lease_id, about
  ) fresh
  on conflict do nothing;
  return null;
end $$;
create trigger invoice_is_found after insert on invoice
referencing new table as added for each statement execute function note_invoice_about();

-- Whose a KID is: a lease's, and one invoice's where each has its own.
create table invoice_kid (
  account text not null,
  kid text not null,
  lease_id uuid not null references lease,
  invoice_id uuid references invoice,
  primary key (account, kid)
);
-- What a payment that nobody took may be for: a KID of any account, just what is open, what the same
-- account paid before.
create index invoice_kid_kid on invoice_kid (kid);

create table invoice_line (
  invoice_id uuid not null references invoice,
  position smallint not null,
  kind text not null,
  -- Of a use cost, or what else it is for.
  cost text,
  name text,
  from_on date,
  to_on date,
  -- What the whole month would cost.
  monthly bigint,
  amount bigint not null,
  vat bigint not null default 0,
  primary key (invoice_id, position),
  constraint invoice_line_amount_check
  check (amount <> 0 and (amount > 0 or kind = 'discount')),
  check (vat between 0 and greatest(amount, 0))
);
create trigger invoice_line_stays before update or delete or truncate on invoice_line
for each statement execute function refuse_change_of_ledger();

-- Invoices and letters whose PDF is to be made and sent. A row goes when it is done.
create table paper_delivery (
  of_id uuid primary key,
  what text not null check (what in ('invoice', 'letter')),
  due_at timestamptz not null,
  attempts smallint not null default 0
);
create index paper_delivery_due on paper_delivery (due_at);

-- The invoices of a lease say nearly always the same of it: each that was ever said stands here once.
create table invoice_about (
  lease_id uuid not null references lease,
  about uuid not null,
  book_id uuid not null references ledger_book,
  lease text not null,
  words text not null,
  primary key (lease_id, about)
);
create index invoice_about_lease on invoice_about (book_id, lease text_pattern_ops);
create index invoice_about_words on invoice_about using gin (words gin_trgm_ops);


--------------------------------------------------------------------------------
-- payments: payments, what each of them pays, receipts
--------------------------------------------------------------------------------

-- Money that came in for a lease, or below zero was taken back.
create table payment (
  id uuid primary key,
  lease_id uuid not null references lease,
  book_id uuid not null references ledger_book,
  -- Whose KID it came with.
  invoice_id uuid references invoice,
  amount bigint not null check (amount <> 0),
  paid_on date not null,
  source text not null check (source in ('bank', 'direct', 'refund', 'write_off')),
  -- Of a bank file, and who said so otherwise.
  bank_line_id uuid unique,
  said_by uuid references account,
  -- What was said of money the landlord had directly, and taken back.
  takes_back_id uuid unique references payment,
  created_at timestamptz not null,
  is_brought boolean not null default false,
  brought_by_id uuid references account
);
create index payment_lease on payment (lease_id, paid_on desc);
create index payment_brought on payment (lease_id) where is_brought;

create function refuse_change_of_payment() returns trigger language plpgsql as $$
begin
  -- That somebody is forgotten changes who said it, or brought it, and nothing else.
  if tg_op = 'UPDATE'
    and (new.said_by is null or new.said_by = old.said_by)
    and (new.brought_by_id is null or new.brought_by_id = old.brought_by_id)
    and to_jsonb(new) - '{said_by,brought_by_id}'::text[]
      = to_jsonb(old) - '{said_by,brought_by_id}'::text[] then
    return new;
  end if;
  raise exception 'a payment is not changed';
end $$;
create trigger payment_stays before update or delete on payment
for each row execute function refuse_change_of_payment();

-- Which payment pays what of which invoice; worked out from both (domain/payments/allocation).
create table payment_part (
  payment_id uuid not null references payment,
  invoice_id uuid not null references invoice,
  lease_id uuid not null,
  paid_on date not null,
  amount bigint not null check (amount > 0),
  primary key (payment_id, invoice_id)
);
create index payment_part_lease on payment_part (lease_id);
create index payment_part_invoice on payment_part (invoice_id);

-- What a landlord paid of a final settlement, or below zero: what the bank took back, or a payout gave
-- back of it. Tenants' payments never know of it.
create table landlord_payment (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  lease_id uuid not null references lease,
  book_id uuid not null references ledger_book,
  amount bigint not null check (amount <> 0),
  paid_on date not null,
  source text not null check (source in ('bank', 'payout')),
  -- Of a bank file, and who said so otherwise.
  bank_line_id uuid unique,
  said_by uuid references account,
  takes_back_id uuid unique references landlord_payment,
  created_at timestamptz not null,
  -- Who brought the file with a landlord's payment of a final settlement, as of tenants' payments.
  is_brought boolean not null default false,
  brought_by_id uuid references account
);
create index landlord_payment_lease on landlord_payment (lease_id);
create index landlord_payment_invoice on landlord_payment (invoice_id);
create trigger landlord_payment_stays before update or delete on landlord_payment
for each row execute function refuse_change_of_payment();

create table claim_reduction (
  id uuid primary key,
  kind text not null check (kind in ('write_off', 'credit', 'received_directly', 'discount')),
  book_id uuid not null references ledger_book,
  lease_id uuid not null references lease,
  -- A discount is of an invoice that is not sent yet.
  invoice_id uuid references invoice,
  amount bigint not null check (amount > 0),
  -- Who bears rent that is written off.
  borne_by text check (borne_by in ('landlord', 'agency')),
  reason text check (char_length(reason) between 1 and 500),
  -- Null when they are gone, or for a key that nobody made.
  made_by_id uuid references account,
  made_at timestamptz not null,
  status text not null check (status in ('waiting', 'booked', 'stopped', 'void', 'taken_back')),
  -- Whether a second person agreed.
  is_agreed boolean not null default false,
  -- The second person, or who stopped it.
  ended_by_id uuid references account,
  ended_at timestamptz,
  stop_reason text check (char_length(stop_reason) between 1 and 500),
  booked_on date,
  taken_back_by_id uuid references account,
  taken_back_at timestamptz,
  -- Whether the landlord gave up what is only theirs to lose: it counts against no limit.
  is_own_loss boolean not null default false,
  -- What was left of the claim when it was proposed, øre. If it is another by now, the proposal is void.
  claim_left bigint,
  -- The day on which the landlord is said to have received the money.
  received_on date,
  check ((status = 'waiting') = (ended_at is null)),
  check ((status in ('booked', 'taken_back')) = (booked_on is not null)),
  check ((status = 'taken_back') = (taken_back_at is not null)),
  check ((kind = 'write_off') = (borne_by is not null)),
  constraint claim_reduction_invoice check (kind = 'discount' or invoice_id is not null),
  constraint claim_reduction_discount check (kind <> 'discount' or status = 'booked'),
  constraint claim_reduction_received check ((kind = 'received_directly') = (received_on is not null)),
  constraint claim_reduction_taken_back
    check (kind in ('write_off', 'received_directly') or status <> 'taken_back')
);
create unique index claim_reduction_waits on claim_reduction (invoice_id) where status = 'waiting';
create index claim_reduction_book on claim_reduction (book_id, made_at desc, id);
create index claim_reduction_lease on claim_reduction (lease_id);
create index claim_reduction_ended on claim_reduction (book_id, ended_at desc, id);


--------------------------------------------------------------------------------
-- billing: what is invoiced when, invoice runs, credit notes
--------------------------------------------------------------------------------

-- What is paid each month on account of what the tenant uses (husleieloven § 3-4).
create table lease_charge (
  lease_id uuid not null references lease,
  cost text not null check (cost in ('electricity', 'fuel', 'water', 'sewage')),
  since date not null,
  until date check (until >= since - 1),
  amount bigint not null check (amount > 0),
  primary key (lease_id, cost, since)
);

-- The last day that a book's leases were looked through for signed ones of which invoicing was not told.
create table billing_sweep (
  book_id uuid primary key references ledger_book,
  swept_on date not null
);

-- What was said of a rent invoice before it is sent: a later due day, a line or a discount of that invoice alone.
create table coming_invoice (
  id uuid primary key,
  lease_id uuid not null references lease,
  -- The month's first day.
  month date not null,
  -- Null: as the lease says.
  due_on date,
  -- [{"kind", "name", "amount"}], in øre.
  lines jsonb not null,
  said_by uuid references account,
  said_at timestamptz not null,
  -- When it was invoiced, and by which invoice: none where nothing was left to pay.
  used_on date,
  invoice_id uuid references invoice
);
create unique index coming_invoice_once on coming_invoice (lease_id, month) where used_on is null;
create index coming_invoice_invoice on coming_invoice (invoice_id) where invoice_id is not null;
create index coming_invoice_said_by on coming_invoice (said_by) where said_by is not null;


--------------------------------------------------------------------------------
-- arrears: reminders, notices, eviction cases, payment plans
--------------------------------------------------------------------------------

-- What an agency does about late rent. Without a row the defaults apply.
create table late_rent_settings (
  book_id uuid primary key references ledger_book,
  -- As domain/arrears/late-rent-settings has it; amounts in øre as text.
  settings jsonb not null
);

-- What was sent or made about late rent. It stays a fact whatever is paid.
create table rent_letter (
  id uuid primary key,
  lease_id uuid not null references lease,
  book_id uuid not null references ledger_book,
  kind text not null check (kind in
    ('pre_reminder', 'soft_reminder', 'reminder', 'second_reminder', 'notice', 'petition')),
  sent_on date not null,
  -- The last day to pay that it names.
  pay_by date,
  tells_nav boolean not null,
  total bigint not null check (total > 0),
  language text not null check (language in ('en', 'no')),
  -- Who writes to whom, and where the money goes, as it stood that day.
  parties jsonb not null,
  account text not null,
  kid text,
  -- When it was made, when it was mailed, and whether that failed.
  made_at timestamptz,
  sent_at timestamptz,
  sending_failed boolean not null default false,
  document_id uuid references document,
  -- The addresses that it was mailed to, once it was.
  sent_to text[],
  -- Of a petition: its facts as they stood that day.
  petition_facts jsonb,
  everything bigint,
  promised bigint,
  promised_by date,
  cases jsonb not null default '[]',
  -- The last day to object to notifying Nav, as a letter about late rent states it (husleieloven § 9-11).
  nav_object_by date,
  constraint rent_letter_promised check ((promised is null) = (promised_by is null))
);
create index rent_letter_lease on rent_letter (lease_id, sent_on);
create index rent_letter_document on rent_letter (document_id);

create function refuse_change_of_letter() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{made_at,sent_at,sent_to,sending_failed,document_id,waived_at,is_landlords}'::text[]
      = to_jsonb(old) - '{made_at,sent_at,sent_to,sending_failed,document_id,waived_at,is_landlords}'::text[] then
    return new;
  end if;
  raise exception 'what was sent is not changed';
end $$;
create trigger rent_letter_stays before update or delete on rent_letter
for each row execute function refuse_change_of_letter();

-- One invoice in a letter.
create table rent_letter_claim (
  letter_id uuid not null references rent_letter,
  position smallint not null,
  invoice_id uuid not null references invoice,
  -- What the letter is to this invoice; none where it is only listed.
  steps text[] not null,
  principal bigint not null check (principal >= 0),
  earlier bigint not null check (earlier >= 0),
  -- What it charges.
  fee bigint not null check (fee >= 0),
  interest bigint not null check (interest >= 0),
  -- The money had come before it was sent: what it charged is taken back.
  waived_at timestamptz,
  -- Whether the interest that a letter charged was booked as the landlord's; null of what was booked as
  -- the agency's before anybody asked, which the reminders' job corrects.
  is_landlords boolean,
  primary key (letter_id, position),
  unique (letter_id, invoice_id)
);
create index rent_letter_claim_invoice on rent_letter_claim (invoice_id);
create index rent_letter_claim_uncorrected on rent_letter_claim (invoice_id)
  where is_landlords is null and interest > 0 and waived_at is null;
create trigger rent_letter_claim_stays before update or delete on rent_letter_claim
for each row execute function refuse_change_of_letter();

-- A case of eviction: from its notice until the rent that it is about is paid, or the home is handed back.
create table eviction_case (
  id uuid primary key,
  lease_id uuid not null references lease,
  opened_on date not null,
  -- When eviction was petitioned for.
  petitioned_on date,
  closed_on date,
  -- How it ended.
  outcome text check (outcome in ('paid', 'evicted', 'called_off')),
  check ((closed_on is null) = (outcome is null))
);
create unique index eviction_case_open on eviction_case (lease_id) where closed_on is null;

-- A payment plan of a lease's tenants and its letting side: instalments of late rent, each with its day.
create table payment_plan (
  id uuid primary key,
  lease_id uuid not null references lease,
  -- Who proposed it; the other side accepts.
  side text not null check (side in ('tenant', 'letting')),
  proposed_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('declined', 'withdrawn', 'kept', 'broken')),
  check ((ended_at is null) = (outcome is null))
);
-- One at a time.
create unique index payment_plan_open on payment_plan (lease_id) where ended_at is null;
create index payment_plan_lease on payment_plan (lease_id, proposed_at);

create table payment_plan_instalment (
  plan_id uuid not null references payment_plan,
  position smallint not null,
  due_on date not null,
  amount bigint not null check (amount > 0),
  -- When tenants were reminded of an instalment of their payment plan.
  reminded_at timestamptz,
  primary key (plan_id, position)
);

-- The invoices that a plan covers: those that were late when it was proposed.
create table payment_plan_invoice (
  plan_id uuid not null references payment_plan,
  invoice_id uuid not null references invoice,
  primary key (plan_id, invoice_id)
);
create index payment_plan_invoice_invoice on payment_plan_invoice (invoice_id);

-- What a petition for eviction has to say and no agreement does, as the letting side stated it.
create table petition_facts (
  lease_id uuid primary key references lease,
  -- The day the letting side was first told that it is missing; the petition waits for it.
  asked_on date,
  -- As domain/arrears/petition has it; null until it is stated.
  facts jsonb,
  check (asked_on is not null or facts is not null)
);

-- Rates of law that operators entered: later ones than those that the release has. Who entered one is in
-- staff_action.
create table legal_rate (
  kind text not null check (kind in ('late_interest', 'reminder_fee', 'court_fee')),
  -- 1 January or 1 July.
  since date not null check (extract(day from since) = 1 and extract(month from since) in (1, 7)),
  -- Hundredths of a per cent a year, or øre.
  value bigint not null check (value > 0),
  -- The regulation or announcement that set it.
  source text not null,
  entered_at timestamptz not null,
  primary key (kind, since)
);


--------------------------------------------------------------------------------
-- deposits: deposit accounts, guarantees and insurances
--------------------------------------------------------------------------------

-- Deposits that are handed over to the bank in one file, and requests to pay some out.
create table deposit_batch (
  id uuid primary key,
  serial integer not null unique,
  created_at timestamptz not null,
  -- The file's bytes, sealed, and the documents beside it: [{"name", "key"}]. Gone once they lie there.
  content text,
  documents jsonb not null,
  -- When it is written next.
  due_at timestamptz not null,
  written_at timestamptz,
  check ((content is null) = (written_at is not null))
);
create index deposit_batch_waiting on deposit_batch (due_at) where written_at is null;

-- A lease's deposit, of whatever type. Its status is derived (docs/deposit-states.md).
create table deposit (
  id uuid primary key,
  lease_id uuid not null unique references lease,
  partner_id uuid references partner,
  landlord_id uuid not null references account,
  type text not null
    check (type in ('deposit_account', 'deposit_insurance', 'deposit_guarantee', 'no_deposit')),
  -- øre
  amount bigint not null check (amount >= 0),
  has_account_each boolean not null,
  created_at timestamptz not null,
  signed_on date,
  canceled_at timestamptz,
  -- Of an account: the file it was handed over in.
  batch_id uuid references deposit_batch,
  -- Of an insurance, its fee in øre.
  insurance_fee bigint check (insurance_fee > 0),
  insurance_invoice_id uuid references invoice,
  insurance_reference text check (char_length(insurance_reference) <= 60),
  insurance_registered_on date,
  insurance_failed_on date,
  -- Of a guarantee.
  guarantor text check (char_length(guarantor) <= 100),
  guarantee_reference text check (char_length(guarantee_reference) <= 60),
  guarantee_given_on date,
  check ((type = 'no_deposit') = (amount = 0)),
  check (insurance_registered_on is null or insurance_failed_on is null)
);
create index deposit_to_hand_over on deposit (created_at)
  where type = 'deposit_account' and signed_on is not null and batch_id is null;

-- Who has a deposit account, what the bank asked them, and the account itself: each their own, or the
-- first of them for all.
create table deposit_tenant (
  deposit_id uuid not null references deposit,
  position smallint not null,
  account_id uuid references account,
  email text not null,
  name text not null,
  -- What the bank knows them by: the form is found by it.
  reference text not null unique,
  submitted_at timestamptz,
  -- {field: its answer, sealed}. Gone once the bank has it.
  answers jsonb,
  -- 010190*****
  identification_hint text,
  account_number text unique check (account_number ~ '^[0-9]{11}$'),
  bank_name text,
  opened_on date,
  refusal text,
  primary key (deposit_id, position),
  check (answers is null or submitted_at is not null),
  check ((account_number is null) = (opened_on is null)),
  check (account_number is null or refusal is null)
);
create index deposit_tenant_account on deposit_tenant (account_id) where account_id is not null;
create index deposit_tenant_email on deposit_tenant (email) where account_id is null;

-- Every opening of somebody's answers, and what for.
create table deposit_answers_read (
  id uuid primary key,
  reference text not null,
  purpose text not null,
  read_at timestamptz not null
);
create index deposit_answers_read_reference on deposit_answers_read (reference, read_at);
create trigger deposit_answers_read_stays before update or delete or truncate on deposit_answers_read
for each statement execute function refuse_change_of_staff_action();

-- The bank's files that were taken in.
create table deposit_bank_file (
  -- What the bank calls it.
  name text primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz not null
);

-- What the bank says came into a deposit account, or was taken back (below zero); by the bank's own ids.
create table deposit_payment (
  id text primary key,
  account_number text not null references deposit_tenant (account_number),
  amount bigint not null check (amount <> 0),
  booked_on date not null
);
create index deposit_payment_account on deposit_payment (account_number);

-- What the bank says it paid out of one.
create table deposit_transfer (
  id text primary key,
  account_number text not null references deposit_tenant (account_number),
  side text not null check (side in ('tenant', 'landlord')),
  amount bigint not null check (amount > 0),
  paid_on date not null
);
create index deposit_transfer_account on deposit_transfer (account_number);

-- That somebody asks for what is in an account when the lease is over.
create table deposit_release (
  id uuid primary key,
  deposit_id uuid not null references deposit,
  ground text not null check (ground in ('agreement', 'rent_claim', 'tenant_claim')),
  -- What the landlord is to have, øre.
  asked bigint not null check (asked >= 0),
  notified_on date not null,
  agreed_on date,
  suit_shown_on date,
  withdrawn_on date,
  -- The file in which the bank was told to pay.
  batch_id uuid references deposit_batch,
  ordered_on date,
  to_landlord bigint,
  to_tenant bigint,
  check ((batch_id is null) = (ordered_on is null)),
  check (withdrawn_on is null or ordered_on is null)
);
create unique index deposit_release_open on deposit_release (deposit_id)
  where withdrawn_on is null and ordered_on is null;
create index deposit_release_deposit on deposit_release (deposit_id);

-- What shows a claim to be right, or that somebody has sued.
create table deposit_release_document (
  release_id uuid not null references deposit_release,
  document_id uuid not null references document,
  side text not null check (side in ('tenant', 'landlord')),
  primary key (release_id, document_id)
);
create index deposit_release_document_document on deposit_release_document (document_id);


--------------------------------------------------------------------------------
-- payouts: what landlords get, orders to the bank, settlements, annual statements
--------------------------------------------------------------------------------

-- How an agency pays out. Without a row the defaults apply.
create table payout_settings (
  book_id uuid primary key references ledger_book,
  -- Of the month, for assignments that say no other.
  payout_day smallint not null check (payout_day between 1 and 28),
  wait_days smallint not null check (wait_days between 0 and 30),
  guarantee_months smallint not null check (guarantee_months between 1 and 24),
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  retry_days smallint not null check (retry_days between 0 and 10),
  -- What an agency usually takes, for assignments that are written from now on; none without both.
  brokering_type text check (brokering_type in ('percent', 'fixed')),
  brokering_amount bigint check (brokering_amount >= 0),
  management_type text check (management_type in ('percent', 'fixed')),
  management_amount bigint check (management_amount >= 0),
  -- Above these amounts in a day, in all and to one account, two people outside the chain approve; øre. Null: no
  -- limit.
  day_limit bigint check (day_limit > 0),
  recipient_limit bigint check (recipient_limit > 0),
  check ((brokering_type is null) = (brokering_amount is null)),
  check ((management_type is null) = (management_amount is null))
);

-- Who approves payouts.
create table payout_approver (
  book_id uuid not null references ledger_book,
  account_id uuid not null references account,
  primary key (book_id, account_id)
);

-- Where a landlord is paid: the latest that counts by now. It is added to and never changed.
create table payout_account (
  id uuid primary key,
  landlord_id uuid not null references account,
  account text not null check (account ~ '^\d{11}$'),
  set_at timestamptz not null,
  set_by uuid not null references account,
  counts_from timestamptz not null
);
create index payout_account_landlord on payout_account (landlord_id, set_at desc);

create function name_books_of_account() returns trigger language plpgsql as $$
begin
  insert into payout_account_book (account_id, book_id, set_at)
  select distinct new.id, book_id, new.set_at
  from payout
  where landlord_id = new.landlord_id and created_at <= new.set_at
    and (made_on is null or made_on >= new.set_at::date);
  return new;
end $$;
create trigger payout_account_books after insert on payout_account
for each row execute function name_books_of_account();

-- The numbers of a book that are counted without gaps: its payouts, and its orders to the bank.
create table payout_count (
  book_id uuid primary key references ledger_book,
  payouts integer not null default 0,
  orders integer not null default 0
);

-- What a lease's landlord is paid. One that is not made yet says when it is expected.
create table payout (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  lease_id uuid not null references lease,
  landlord_id uuid not null references account,
  -- When it is to be made; null while nothing is expected.
  due_on date,
  -- When its lines were worked out. Its number is without gaps in a book.
  made_on date,
  serial integer,
  amount bigint check (amount >= 0),
  approvals_needed smallint check (approvals_needed in (1, 2)),
  approved_at timestamptz,
  -- Not before this day; of one that is tried again.
  order_from date,
  -- How often the bank was asked, and how often it said no.
  tries smallint not null default 0,
  fails smallint not null default 0,
  is_ordered boolean not null default false,
  answer text check (answer in ('accepted', 'rejected', 'returned')),
  booked_on date,
  -- When it was not tried again: the next payout has it.
  given_up_at timestamptz,
  held_at timestamptz,
  created_at timestamptz not null,
  -- The acts and approvals before a payout was made have lower numbers. Null: all acts on its lease count.
  made_number bigint,
  unique (book_id, serial),
  check ((made_on is null) = (serial is null) and (made_on is null) = (amount is null)),
  check (not is_ordered or approved_at is not null),
  check (booked_on is null or is_ordered)
);
create unique index payout_open on payout (lease_id) where made_on is null;
create index payout_lease on payout (lease_id, serial desc);
create index payout_due on payout (book_id, due_on, lease_id) where made_on is null and due_on is not null;
create index payout_to_order on payout (book_id, serial)
  where approved_at is not null and not is_ordered and given_up_at is null and held_at is null;
create index payout_book on payout (book_id, made_on desc, serial desc) where made_on is not null;
create index payout_landlord on payout (landlord_id);

create table payout_line (
  id uuid primary key,
  payout_id uuid not null references payout,
  position smallint not null,
  type text not null,
  -- What it adds to the payout, or below zero takes from it; øre.
  amount bigint not null check (amount <> 0),
  invoice_id uuid references invoice,
  landlord_invoice_id uuid references invoice,
  -- The earlier payout it is about.
  about_id uuid references payout,
  -- [{"name", "amount"}]
  addons jsonb not null,
  -- Value added tax of what an agency takes: of each line, included in its amount, as it was when the line
  -- was made.
  vat bigint not null default 0,
  unique (payout_id, position)
);
create unique index payout_line_landlord_invoice on payout_line (landlord_invoice_id)
  where landlord_invoice_id is not null;
create unique index payout_line_about on payout_line (about_id) where about_id is not null;
create trigger payout_line_stays before update or delete or truncate on payout_line
for each statement execute function refuse_change_of_ledger();

-- What happened to it. It is added to and never changed.
create table payout_event (
  id uuid primary key,
  payout_id uuid not null references payout,
  name text not null,
  -- The day it is about: of `estimated`, when it is expected.
  dated date not null,
  at timestamptz not null,
  by_id uuid references account,
  note text check (char_length(note) <= 500),
  book_id uuid references ledger_book
);
create index payout_event_payout on payout_event (payout_id, at);
create index payout_event_activity on payout_event (book_id, at, id) where name = 'held';
create trigger payout_event_stays before update or delete or truncate on payout_event
for each statement execute function refuse_change_of_ledger();

create function name_book_of_hold() returns trigger language plpgsql as $$
begin
  new.book_id := (select payout.book_id from payout where payout.id = new.payout_id);
  return new;
end $$;
create trigger payout_event_book before insert on payout_event
for each row when (new.name = 'held') execute function name_book_of_hold();

-- A file that asks a bank to pay, down to what makes its bytes: written again it is the same.
create table payment_order (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  serial integer not null,
  message_id text not null unique check (char_length(message_id) <= 35),
  executes_on date not null,
  -- {"name", "account", "bic", "bankCustomerId"}
  payer jsonb not null,
  created_at timestamptz not null,
  written_at timestamptz,
  unique (book_id, serial)
);
create index payment_order_waiting on payment_order (created_at) where written_at is null;
create index payment_order_activity on payment_order (book_id, created_at, id);

-- Money that goes back to its payer: a payment that was nobody's, or what a lease that is over was
-- paid too much. The bank is asked for it as for payouts, in the same orders.
create table refund (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- The lease whose surplus it is, or the payment that was nobody's.
  lease_id uuid references lease,
  bank_line_id uuid,
  amount bigint not null check (amount > 0),
  account text not null check (account ~ '^\d{11}$'),
  -- Whether it was named, and is not the one the money came from; and who did, unless a system or gone.
  is_named boolean not null,
  name text not null,
  -- What its receiver reads, and why it is paid back.
  text text not null,
  note text check (char_length(note) <= 500),
  -- Null when the requester's account is deleted.
  asked_by_id uuid references account,
  asked_at timestamptz not null,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  approved_at timestamptz,
  order_from date,
  tries smallint not null default 0,
  fails smallint not null default 0,
  is_ordered boolean not null default false,
  answer text check (answer in ('accepted', 'rejected', 'returned')),
  booked_on date,
  -- When it was not tried again by itself: somebody corrects it, or withdraws it.
  given_up_at timestamptz,
  -- When it went back to where it came from.
  withdrawn_at timestamptz,
  -- Who brought the file with the payment that was nobody's.
  is_brought boolean not null default false,
  brought_by_id uuid references account,
  check ((lease_id is null) <> (bank_line_id is null)),
  check (not is_ordered or (approved_at is not null and withdrawn_at is null)),
  check (booked_on is null or is_ordered)
);
create unique index refund_line on refund (bank_line_id) where withdrawn_at is null;
create index refund_lease on refund (lease_id) where lease_id is not null;
create index refund_book on refund (book_id, asked_at desc, id desc);
create index refund_to_order on refund (book_id, asked_at)
  where approved_at is not null and not is_ordered and given_up_at is null and withdrawn_at is null;

-- One try to have a payout paid.
create table payment_order_line (
  order_id uuid not null references payment_order,
  position integer not null,
  -- A try is one to pay a payout or a refund, and may come back after its debit.
  payout_id uuid references payout,
  try smallint not null,
  -- Never used again.
  end_to_end_id text not null unique check (char_length(end_to_end_id) <= 35),
  amount bigint not null check (amount > 0),
  account text not null,
  name text not null,
  text text not null,
  -- What the bank said.
  answer text check (answer in ('accepted', 'rejected')),
  reason text,
  answered_at timestamptz,
  -- The debit of its statement.
  booked_on date,
  bank_line_id uuid unique,
  refund_id uuid references refund,
  returned_on date,
  returned_line_id uuid unique,
  -- A try that the bank rejected and debited all the same: which line of its says so, the day it names, and
  -- whether that line still waits for a person. Nothing more of its lease is paid out while it does.
  late_line_id uuid unique,
  late_debit_on date,
  late_debit_waits boolean not null default false,
  primary key (order_id, position),
  unique (payout_id, try),
  check ((payout_id is null) <> (refund_id is null)),
  check (returned_on is null or booked_on is not null),
  unique (refund_id, try)
);
create index payment_order_line_late on payment_order_line (payout_id, refund_id) where late_debit_waits;

-- Fewer approvals, or other people who approve, that somebody asked for: they count when one of those who
-- approve agrees, or after a day.
create table approver_change (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  approver_ids uuid[] not null,
  -- Null when they are gone.
  asked_by_id uuid references account,
  asked_at timestamptz not null,
  counts_from timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('agreed', 'waited', 'stopped', 'replaced')),
  check ((ended_at is null) = (outcome is null))
);
create unique index approver_change_open on approver_change (book_id) where ended_at is null;
create index approver_change_due on approver_change (counts_from) where ended_at is null;

-- Payouts whose landlord was told that they are late: each once.
create table late_payout_told (
  payout_id uuid primary key references payout,
  told_at timestamptz not null
);

-- The settlement document of a payout, by its try: one that came back is settled again when it is paid again.
-- Its number is the payout's, which has no gaps in a book.
create table settlement (
  payout_id uuid not null references payout,
  try smallint not null,
  -- When it is to be made; null once it is, or when that was given up.
  due_at timestamptz,
  attempts smallint not null default 0,
  document_id uuid references document,
  primary key (payout_id, try)
);
create index settlement_due on settlement (due_at) where due_at is not null;
create unique index settlement_document on settlement (document_id) where document_id is not null;

-- Who approved a payout or a refund, and what: its amount, to its account. It is added to and never changed.
create table order_approval (
  number bigint primary key default nextval('act_number'),
  payout_id uuid references payout,
  refund_id uuid references refund,
  account_id uuid not null references account,
  amount bigint not null,
  -- Null when the landlord had named none: such an approval never counts.
  to_account text,
  at timestamptz not null,
  -- An approval covers the acts that the approver had read on the order's chain: those up to this number.
  -- Null: all acts before itself.
  last_act_number bigint,
  -- A page of what was done with a book's money is read from an index of each of its sources, in the order of the
  -- page. Triggers fill the columns that this needs.
  book_id uuid references ledger_book,
  check (num_nonnulls(payout_id, refund_id) = 1)
);
create index order_approval_payout on order_approval (payout_id) where payout_id is not null;
create index order_approval_refund on order_approval (refund_id) where refund_id is not null;
create index order_approval_activity on order_approval (book_id, at, number);
create trigger order_approval_stays before update or delete or truncate on order_approval
for each statement execute function refuse_change_of_ledger();

create function name_book_of_approval() returns trigger language plpgsql as $$
begin
  new.book_id := coalesce(
    (select payout.book_id from payout where payout.id = new.payout_id),
    (select refund.book_id from refund where refund.id = new.refund_id));
  return new;
end $$;
create trigger order_approval_book before insert on order_approval
for each row execute function name_book_of_approval();

-- What a file that a person brought says about an order. It has no effect until another person confirms it,
-- or the bank says so itself.
create table bank_answer (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  kind text not null check (kind in ('debited', 'returned', 'rejected')),
  -- The try that it is about.
  end_to_end_id text not null references payment_order_line (end_to_end_id),
  -- The bank's day, and the line that waits in suspense; a rejection has neither.
  dated date,
  bank_line_id uuid unique,
  -- In the words of the file.
  reason text,
  -- Null: an operator's key, or they are gone.
  brought_by_id uuid references account,
  brought_at timestamptz not null,
  -- Who confirmed or dismissed it; null of what the bank said itself.
  outcome text check (outcome in ('confirmed', 'by_bank', 'dismissed')),
  ended_by_id uuid references account,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((kind = 'rejected') = (bank_line_id is null))
);
create index bank_answer_book on bank_answer (book_id, brought_at) where outcome is null;
create index bank_answer_about on bank_answer (end_to_end_id);
create unique index bank_answer_rejected on bank_answer (end_to_end_id, brought_by_id)
where outcome is null and kind = 'rejected';

-- The books that were to pay a landlord when the landlord named an account.
create table payout_account_book (
  account_id uuid not null references payout_account on delete cascade,
  book_id uuid not null references ledger_book,
  set_at timestamptz not null,
  primary key (account_id, book_id)
);
create index payout_account_book_activity on payout_account_book (book_id, set_at, account_id);


--------------------------------------------------------------------------------
-- banking: the bank's files, unmatched payments, reconciliation
--------------------------------------------------------------------------------

-- Files of banks that were read: booked whole, or refused whole. A file about accounts of several books
-- is one of each.
create table bank_file (
  id uuid primary key,
  -- Null when nobody knows whose it is.
  book_id uuid references ledger_book,
  -- Of its bytes, hex; null of what was refused before its end.
  sha256 text,
  name text not null,
  format text check (format in ('ocr', 'camt.054', 'camt.053', 'camt.052', 'pain.002')),
  -- What the bank calls it.
  bank_id text,
  state text not null check (state in ('booked', 'refused', 'waiting')),
  received_at timestamptz not null,
  -- Null when the file was in the folder, or the uploader's account is deleted.
  by_id uuid references account,
  -- Its lines that are this book's, and what they come to; øre.
  line_count integer not null default 0,
  sum bigint not null default 0,
  -- What became of it: counts, or {"problems", "more"}.
  report jsonb not null default '{}',
  -- Money that came by a file that a person, or a key that a person made, brought in: who that was.
  -- `is_brought` is false of what the bank itself sent. Null: an operator's key, or they are gone.
  is_brought boolean not null default false,
  brought_by_id uuid references account,
  -- When the bank's own channel sent the bytes that a person had brought first: they are the bank's own since then.
  sent_by_bank_at timestamptz,
  is_own boolean not null
  generated always as (not is_brought or sent_by_bank_at is not null) stored,
  archive text,
  waits_until date,
  constraint bank_file_waits check ((state = 'waiting') = (waits_until is not null))
);
comment on column bank_file.is_own is 'Whether the bank itself sent it.';
comment on column bank_file.sent_by_bank_at is 'When the bank itself sent the same bytes.';
-- The same bytes are booked once.
create unique index bank_file_once on bank_file (sha256, book_id) nulls not distinct
  where state = 'booked';
create index bank_file_book on bank_file (book_id, received_at desc);
create index bank_file_activity on bank_file (book_id, received_at, id)
where is_brought and state = 'booked';
create index bank_file_waiting on bank_file (sha256) where state = 'waiting';

-- Every payment in or out of a client account that a bank told of, once.
create table bank_line (
  id uuid primary key,
  file_id uuid not null references bank_file,
  book_id uuid not null references ledger_book,
  -- In its file, from 1.
  position integer not null,
  account text not null,
  -- øre: above zero came in
  amount bigint not null check (amount <> 0),
  booked_on date not null,
  paid_on date not null,
  kid text,
  text text,
  counterparty_account text,
  counterparty_name text,
  reference text,
  end_to_end_id text,
  is_reversal boolean not null,
  -- The same payment in another file has the same, and two alike in one file are counted.
  fingerprint text not null,
  ordinal integer not null,
  state text not null default 'waiting'
    check (state in ('taken', 'waiting', 'settled', 'refunded', 'not_ours', 'counted')),
  -- Why it waits, or waited, for a person.
  reason text check (reason in (
  'no_kid', 'bad_kid', 'unknown_kid', 'reversal_unknown', 'debit_unknown', 'unclear'
)),
  -- The feature whose it is.
  taken_by text,
  -- What was paid, where the account had another amount of it, and what banks kept.
  original_amount numeric,
  original_currency text,
  charges_amount numeric,
  charges_currency text,
  -- What a message says to know an entry by, beside its fingerprint: null of OCR.
  entry_reference text,
  statement_id text,
  -- An entry whose details contradict its amount is one payment for a person, and what contradicts is stored.
  -- The number of the entry in its file, by which the payments of one entry belong together.
  entry integer,
  -- {"code", "path", "found", "expected"}, as in the report of a refused file.
  unclear jsonb,
  check ((state = 'taken') = (taken_by is not null)),
  check ((state = 'taken') = (reason is null)),
  unique (fingerprint, ordinal)
);
create index bank_line_file on bank_line (file_id, position);
-- A statement's lump is looked for among what OCR files told of that day.
create index bank_line_day on bank_line (account, booked_on);
create index bank_line_waiting on bank_line (book_id, paid_on) where state = 'waiting';
create index bank_line_handled on bank_line (book_id, paid_on desc) where reason is not null;
create index bank_line_counterparty on bank_line (book_id, counterparty_account)
  where counterparty_account is not null;

-- What a bank said stays, in whichever columns: only what became of it changes.
create function refuse_change_of_bank_line() returns trigger language plpgsql as $$
declare
  same bank_line;
begin
  if tg_op = 'UPDATE' then
    same := new;
    same.state := old.state;
    same.reason := old.reason;
    same.taken_by := old.taken_by;
    if same is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'what a bank said is not changed';
end $$;
create trigger bank_line_stays before update or delete on bank_line
for each row execute function refuse_change_of_bank_line();

-- What a person said of a line that nobody took, and whether it was taken back.
create table bank_settlement (
  id uuid primary key,
  line_id uuid not null references bank_line,
  choice text not null check (choice in (
    'lease', 'refund', 'not_ours', 'counted', 'paid_out', 'bank_charge', 'transfer'
  )),
  lease_id uuid references lease,
  invoice_id uuid references invoice,
  note text check (char_length(note) <= 500),
  -- Null when the person's account is deleted.
  by_id uuid references account,
  at timestamptz not null,
  undone_by_id uuid references account,
  undone_at timestamptz,
  -- Of the choice `refund`; null where it was sent by hand.
  refund_id uuid references refund,
  -- The day from which a settlement counts, if that is not the day of `at`: one by rule counts from the payment's.
  dated date,
  activity_book_id uuid references ledger_book,
  check ((choice = 'lease') = (lease_id is not null))
);
create unique index bank_settlement_one on bank_settlement (line_id) where undone_at is null;
create index bank_settlement_line on bank_settlement (line_id);
create index bank_settlement_activity on bank_settlement (activity_book_id, at, id)
where by_id is not null
  and (choice in ('not_ours', 'bank_charge', 'counted') or choice = 'refund' and refund_id is null);
create index bank_settlement_undone on bank_settlement (activity_book_id, undone_at, id)
where undone_by_id is not null and choice not in ('lease', 'paid_out');

create function name_book_of_settlement() returns trigger language plpgsql as $$
begin
  new.activity_book_id := (select book_id from bank_line where id = new.line_id);
  return new;
end $$;
create trigger bank_settlement_book before insert on bank_settlement
for each row execute function name_book_of_settlement();

-- Entries of banks' files that were not booked, each with its reason.
create table bank_passed_entry (
  file_id uuid not null references bank_file,
  -- In what is told of the file, from 1.
  position integer not null,
  account text not null,
  -- In its own money; below zero it went out.
  amount numeric not null,
  -- ISO 4217
  currency text not null,
  booked_on date,
  text text,
  reason text not null check (reason in (
    'pending', 'information', 'interim', 'zero', 'other_currency', 'foreign_account'
  )),
  -- The bank's reference of an entry that was not booked, by which a camt.052 names a payment.
  reference text,
  primary key (file_id, position)
);

-- Files of banks as they came, one row each time that one came. The bytes are in the file store under
-- their SHA-256 before they are read, and until five years after the year (bokføringsloven § 13).
create table bank_original (
  id uuid primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  name text not null,
  -- The books that it was sent to; null of what the bank itself put into a folder.
  book_id uuid references ledger_book,
  -- As of a bank_file: who uploaded it, and who brought it in.
  by_id uuid references account,
  is_brought boolean not null,
  brought_by_id uuid references account,
  received_at timestamptz not null,
  -- When it was known what became of it; null of one that is still to be read.
  read_at timestamptz,
  -- How often it was tried again after its receiver had stopped, and when last.
  tries integer not null default 0,
  tried_at timestamptz,
  -- Why a bank's file could not be read the last time. An operator sees it when it was tried three times.
  problem text,
  -- The name of the ZIP that a file came in.
  archive text,
  -- A file about a day to come is read on that day. Until then it is listed as waiting.
  waits_until date
);
create index bank_original_sha256 on bank_original (sha256, received_at);
create index bank_original_unread on bank_original (received_at) where read_at is null;
create index bank_original_received on bank_original (received_at);

-- Payments of a file that were taken for ones that another file told of. What is not here is as of that
-- payment: its fingerprint says so.
create table bank_repeat (
  id uuid primary key,
  file_id uuid not null references bank_file,
  -- In its file, from 1.
  position integer not null,
  -- The payment that it was taken for.
  line_id uuid not null references bank_line,
  book_id uuid not null references ledger_book,
  booked_on date not null,
  text text,
  counterparty_name text,
  is_reversal boolean not null,
  original_amount numeric,
  original_currency text,
  charges_amount numeric,
  charges_currency text,
  entry_reference text,
  statement_id text,
  -- Whether another kind of file, or one that the bank calls a copy, told of it once more, as it should.
  is_expected boolean not null,
  -- What a person booked after all, why, and who that was: null when they are gone.
  booked_line_id uuid unique references bank_line,
  booked_by_id uuid references account,
  booked_at timestamptz,
  note text check (char_length(note) <= 500),
  -- What a payment has itself, if it was taken as a part of the one that it repeats. Null of all others, which
  -- have it as that payment.
  fingerprint text,
  amount bigint,
  paid_on date,
  kid text,
  counterparty_account text,
  reference text,
  end_to_end_id text,
  check ((booked_line_id is null) = (booked_at is null)),
  check ((booked_line_id is null) = (note is null))
);
create index bank_repeat_line on bank_repeat (line_id);
create index bank_repeat_book on bank_repeat (book_id, id);

-- What banks say of an account as such: one row for each account's part of a file.
create table bank_statement (
  id uuid primary key,
  file_id uuid not null references bank_file,
  book_id uuid not null references ledger_book,
  -- In its file, from 1.
  position integer not null,
  account text not null,
  format text not null check (format in ('ocr', 'camt.054', 'camt.053', 'camt.052')),
  bank_id text,
  -- The bank's own number, and whose numbering it is.
  number bigint,
  series text not null,
  -- The last day that its payments were booked on; of OCR and camt.054.
  moved_on date,
  -- øre, at the end of a day
  opening bigint,
  opening_on date,
  closing bigint,
  closing_on date,
  -- The statement that corrects this one: the bank sent it with the same number and day, and other contents.
  superseded_by uuid references bank_statement,
  check ((opening is null) = (opening_on is null)),
  check ((closing is null) = (closing_on is null)),
  unique (file_id, account, position)
);
create index bank_statement_closing on bank_statement (account, closing_on) where closing is not null;
create index bank_statement_number on bank_statement (series, number) where number is not null;
create index bank_statement_book on bank_statement (book_id, id);
create index bank_statement_superseded on bank_statement (file_id) where superseded_by is not null;

-- Payments with a KID that a statement tells of, while these books take them from another kind of file:
-- each should stand in one of those.
create table bank_statement_entry (
  file_id uuid not null references bank_file,
  -- In its file, from 1.
  position integer not null,
  account text not null,
  -- øre
  amount bigint not null,
  booked_on date not null,
  kid text not null,
  text text,
  primary key (file_id, position)
);
create index bank_statement_entry_kid on bank_statement_entry (account, kid);
-- What the bank's statements say of a day is compared with what people brought.
create index bank_statement_entry_day on bank_statement_entry (account, booked_on);

-- Months that somebody signed off: what the bank and the books said then. It is never changed.
create table bank_reconciliation (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  signed_at timestamptz not null,
  -- Null when they are gone.
  signed_by_id uuid references account,
  note text check (char_length(note) <= 1000),
  report jsonb not null,
  -- Whether it closed its month: then it agrees with the ledger as long as it counts.
  closes boolean not null default false,
  unique (book_id, month)
);

create function refuse_change_of_reconciliation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.signed_by_id is null
    and to_jsonb(new) - 'signed_by_id' = to_jsonb(old) - 'signed_by_id' then
    return new;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'bank_reconciliation'
    and exists (select from withdrawn_reconciliation where id = old.id) then
    return old;
  end if;
  raise exception 'what was signed off stays';
end $$;
create trigger bank_reconciliation_stays before update or delete on bank_reconciliation
for each row execute function refuse_change_of_reconciliation();

-- What somebody has to see to, as the latest comparison found it.
create table bank_reconciliation_problem (
  book_id uuid not null references ledger_book,
  key text not null,
  kind text not null,
  found_at timestamptz not null,
  primary key (book_id, key)
);

-- What a bank's file says about an order: one row for each try and kind. Whether a person brought the file
-- decides whether it is the bank's own word.
create table bank_report (
  id uuid primary key,
  file_id uuid not null references bank_file,
  book_id uuid not null references ledger_book,
  end_to_end_id text not null references payment_order_line (end_to_end_id),
  kind text not null check (kind in ('debited', 'returned', 'rejected')),
  -- øre, above zero
  amount bigint not null check (amount > 0),
  -- The bank's day; null of a rejection.
  dated date,
  unique (file_id, end_to_end_id, kind, amount)
);
create index bank_report_order on bank_report (end_to_end_id);

-- A file that a person brought says what the bank's own files contradict: about an order, or a payment that
-- the bank's statement of its day does not have.
create table bank_conflict (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  -- The report or the payment that a person brought.
  report_id uuid unique references bank_report,
  line_id uuid unique references bank_line,
  -- What the bank says of the order.
  own_report_id uuid references bank_report,
  own_file_id uuid not null references bank_file,
  found_at timestamptz not null,
  closed_at timestamptz,
  -- Null when the bank has said the same since, or they are gone.
  closed_by_id uuid references account,
  reason text check (char_length(reason) <= 500),
  -- Of a conflict whose file somebody unknown brought, two people close it: the first one, and the reason.
  first_closed_by_id uuid references account,
  first_reason text check (char_length(first_reason) <= 500),
  check (num_nonnulls(report_id, line_id) = 1),
  check ((report_id is null) = (own_report_id is null))
);
create index bank_conflict_open on bank_conflict (book_id) where closed_at is null;
create index bank_conflict_activity on bank_conflict (book_id, found_at, id);
create index bank_conflict_closed on bank_conflict (book_id, closed_at, id) where closed_at is not null;

-- A payment that states in one sum what others state one by one, or states one of them again: nothing of it is
-- booked, as long as the bank's own kinds of files agree.
create table bank_witness (
  line_id uuid not null references bank_line,
  -- What is booked.
  movement_id uuid not null references bank_line,
  primary key (line_id, movement_id)
);
create index bank_witness_movement on bank_witness (movement_id);

-- Signed months that were opened again. They count no more, and stay as they were signed.
create table withdrawn_reconciliation (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  month date not null,
  signed_at timestamptz not null,
  signed_by_id uuid references account,
  note text,
  report jsonb not null,
  withdrawn_at timestamptz not null
);
create index withdrawn_reconciliation_book on withdrawn_reconciliation (book_id, month);
create trigger withdrawn_reconciliation_stays before update or delete on withdrawn_reconciliation
for each row execute function refuse_change_of_reconciliation();


--------------------------------------------------------------------------------
-- accounting: the journal, account statements, and SAF-T
--------------------------------------------------------------------------------

-- What each account of a set of books is in SAF-T. Books without a row have the usual mapping
-- (`domain/src/accounting/saft.ts`); with rows, an account without one has no standard account.
create table saft_account (
  book_id uuid not null references ledger_book,
  account text not null,
  standard_account text check (standard_account ~ '^\d{4}$'),
  tax_code text check (tax_code ~ '^\d{1,2}$'),
  primary key (book_id, account)
);

-- Files for the Tax Administration and auditors. A worker makes them; they are in the file store, by their id.
create table saft_export (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  ordered_at timestamptz not null,
  -- Null once the account is deleted.
  ordered_by_id uuid references account,
  -- When it is made or tried again; null when it is made or given up.
  due_at timestamptz,
  attempts integer not null default 0,
  made_at timestamptz,
  entries integer,
  -- The sum of all debit lines, which is that of all credit lines; øre.
  debit bigint,
  bytes bigint,
  problem text,
  check ((made_at is null) = (bytes is null))
);
create index saft_export_due on saft_export (due_at) where due_at is not null;
create index saft_export_book on saft_export (book_id, ordered_at);


--------------------------------------------------------------------------------
-- portal: the page of one lease
--------------------------------------------------------------------------------

-- Private addresses of calendars: somebody's own of a lease, that a calendar program reads without a login.
create table rent_calendar (
  lease_id uuid not null references lease,
  account_id uuid not null references account,
  -- SHA-256 of what is in the address: the address itself is kept nowhere.
  secret_hash text not null unique,
  opened_at timestamptz not null,
  primary key (lease_id, account_id)
);
create index rent_calendar_account on rent_calendar (account_id);


--------------------------------------------------------------------------------
-- reports: reports about listings, and decisions on them
--------------------------------------------------------------------------------

-- What was decided about a listing or a person that somebody reported, and why: what the notice of reasons
-- says (DSA, article 17). It is added to and never changed.
create table report_decision (
  id uuid primary key,
  kind text not null check (kind in ('listing', 'person')),
  outcome text not null check (outcome in ('nothing', 'taken_down', 'blocked')),
  -- What it rests on: our terms or a law, and which of their rules; null of nothing.
  ground text check (ground in ('terms', 'law')),
  rule text check (char_length(rule) <= 300),
  -- The facts, and why they lead to this.
  reason text not null check (char_length(reason) between 10 and 2000),
  listing_id uuid references listing on delete set null,
  -- The person it is about: who let the home, or who was reported.
  person_id uuid references account,
  -- As people read it.
  title text not null,
  decided_by uuid references account,
  decided_at timestamptz not null,
  check ((outcome = 'nothing') = (ground is null)),
  check ((ground is null) = (rule is null))
);
create index report_decision_person on report_decision (person_id) where person_id is not null;

-- The reports that a decision settles: each once.
create table decided_report (
  report_id uuid primary key,
  decision_id uuid not null references report_decision,
  -- Who reported, for as long as they have an account.
  reporter_id uuid references account
);
create index decided_report_decision on decided_report (decision_id);
create index decided_report_reporter on decided_report (reporter_id) where reporter_id is not null;

-- Decisions about what was reported that a complaint had reversed: each once, and why.
create table report_reversal (
  decision_id uuid primary key references report_decision,
  reason text not null check (char_length(reason) between 10 and 2000),
  reversed_by uuid references account,
  reversed_at timestamptz not null
);
create index report_reversal_by on report_reversal (reversed_by) where reversed_by is not null;


--------------------------------------------------------------------------------
-- References to tables further down
--------------------------------------------------------------------------------

alter table photo add foreign key (owner_id) references account;
alter table upload add foreign key (owner_id) references account;
alter table document add foreign key (owner_id) references account;
alter table account_grant add foreign key (partner_id) references partner;
alter table session add foreign key (partner_id) references partner;
alter table strong_login add foreign key (partner_id) references partner;
alter table money_act add foreign key (payout_id) references payout;
alter table money_act add foreign key (order_id) references payment_order;
alter table postal_letter add foreign key (lease_id) references lease;
alter table bank_answer add foreign key (bank_line_id) references bank_line;


--------------------------------------------------------------------------------
-- What uses a photo or a document
--------------------------------------------------------------------------------

-- What shows a photo. A feature that comes to show photos adds itself; the foreign keys refuse a
-- removal all the same where one forgot to.
create view photo_in_use as
select photo_id from listing_image
union all
select photo_id from account where photo_id is not null
union all
select photo_id from listing_draft_image
union all
select photo_id from listing_picture;

-- What a document goes with. A feature whose things come with documents adds itself; the foreign keys
-- refuse a removal all the same where one forgot to.
create view document_in_use as
select document_id from message_attachment
union all
select document_id from interest_attachment
union all
select document_id from signing_document
union all
select document_id from lease_paper where document_id is not null
union all
select signed_document_id from lease_paper where signed_document_id is not null
union all
select document_id from lease_protocol_photo
union all
select document_id from invoice where document_id is not null
union all
select document_id from deposit_release_document
union all
select document_id from rent_letter where document_id is not null
union all
select document_id from lease_file
union all
select own_contract_id from lease where own_contract_id is not null
union all
select own_contract_id from lease_paper where own_contract_id is not null
union all
select document_id from settlement where document_id is not null
union all
select document_id from postal_letter
union all
select receipt_id from postal_letter where receipt_id is not null;
