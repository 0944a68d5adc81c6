-- Where letters reach a person, as they say it: invoices and settlements to a landlord name it.
alter table account add column postal_address text check (char_length(postal_address) between 1 and 200);
