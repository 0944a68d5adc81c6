-- The organisation number of a landlord who lets as a company: leases and petitions name it in place of a birth date.
alter table account add column org_number text check (org_number ~ '^[89][0-9]{8}$');
