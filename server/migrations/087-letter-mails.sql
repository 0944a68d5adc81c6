-- What the mail that a letter goes with says, by language; null takes the words of its kind.
alter table lease_paper add column mail jsonb;
-- Addresses that the mail server takes no mail for, until one is delivered or nobody has tried for a while.
create table mail_bounce (
  address text primary key,
  since timestamptz not null
);
