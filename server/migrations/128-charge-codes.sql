-- A bank's own codes or texts of entries that are its charges.
alter table ledger_book add column charge_codes text[] not null
  default '{GEBYR,GEBYRER,BANKGEBYR,OMKOSTNINGER}';
