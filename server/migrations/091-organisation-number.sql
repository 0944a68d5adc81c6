-- Of whoever lets as an organisation: leases and petitions name it in place of a birth date.
alter table account add column org_number text check (org_number ~ '^[89][0-9]{8}$');
