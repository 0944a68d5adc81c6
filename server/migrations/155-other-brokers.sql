-- Whether other agencies have worked on the same brokering in the last three months, as the landlord says
-- (eiendomsmeglingsloven § 6-4).
alter table assignment add column had_other_broker boolean not null default false;
