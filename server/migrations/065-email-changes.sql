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
