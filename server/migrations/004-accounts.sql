-- Who may log in, and as whom.
alter table account
  add column language text not null default 'no' check (language in ('en', 'no')),
  add column password_hash text,
  -- When the e-mail was shown to be theirs.
  add column verified_at timestamptz,
  add column deactivated_at timestamptz,
  add column occupation text,
  add column birth_date date,
  add column gender text check (gender in ('male', 'female', 'others')),
  add column optimise_for text not null default 'tenant' check (optimise_for in ('tenant', 'landlord')),
  add column photo_id uuid references photo,
  -- National identity number: sealed with a key that is not in the database, and a keyed fingerprint that keeps it unique.
  add column identification text,
  add column identification_print text unique,
  -- What their owner is shown of it: 010190*****.
  add column identification_hint text,
  add column terms_version text,
  add column agreed_at timestamptz,
  -- What the law keeps of a person stays under the account's id, without the person.
  add column deleted_at timestamptz,
  add check ((identification is null) = (identification_print is null));

create table account_grant (
  account_id uuid not null references account on delete cascade,
  role text not null,
  partner_id uuid references partner,
  unique nulls not distinct (account_id, role, partner_id)
);

-- A login: the family of all refresh tokens that came out of it.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  partner_id uuid references partner,
  created_at timestamptz not null,
  ended_at timestamptz
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

create table invitation (
  id uuid primary key,
  partner_id uuid not null references partner,
  invited_by uuid not null references account,
  email text not null,
  name text not null,
  register_as text not null check (register_as in ('tenant', 'landlord')),
  language text not null check (language in ('en', 'no')),
  -- Null until its mail is written.
  secret_print text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- Whoever accepted it.
  account_id uuid references account on delete set null
);
create index invitation_partner on invitation (partner_id, created_at desc);

-- What an identity provider or a social network says somebody is: bound once.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  bound_at timestamptz not null,
  primary key (issuer, subject),
  unique (account_id, issuer)
);

-- Every time somebody's national identity number was opened.
create table identification_read (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  reader_id uuid,
  purpose text not null,
  read_at timestamptz not null
);
create index identification_read_account on identification_read (account_id, read_at);

-- What keeps an account from being left: a lease that runs, money on its way.
create table account_hold (
  account_id uuid not null references account on delete cascade,
  reason text not null check (reason in ('lease_active')),
  holder_id uuid not null,
  primary key (account_id, reason, holder_id)
);
