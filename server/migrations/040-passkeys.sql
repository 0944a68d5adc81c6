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

-- What a session began in: 'Chrome' and 'Windows'. Null where the browser does not say, and from before.
alter table session add column browser text, add column system text;
