-- Agencies whose agents act for them only in a session that was proved by a passkey or BankID.
create table strong_login (
  partner_id uuid primary key references partner,
  since timestamptz not null
);
