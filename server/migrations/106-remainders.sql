-- A rest of an invoice up to this amount is written off when something of it was paid; øre. 0: never.
alter table invoicing_settings add column remainder_limit bigint not null default 500 check (remainder_limit >= 0);
