-- The last day on which a key is valid. Older keys, and those that an older node makes, have a year.
alter table partner_key add column ends_on date not null default (current_date + interval '1 year');
-- Networks from which it is valid, as CIDR; empty: from everywhere.
alter table partner_key add column addresses text[] not null default '{}';
-- The address of the call at last_used_at.
alter table partner_key add column last_used_from text;
-- When the people of the agency were told that it ends soon.
alter table partner_key add column warned_at timestamptz;
