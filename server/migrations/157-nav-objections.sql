-- The last day to object to notifying Nav, as a letter about late rent states it (husleieloven § 9-11).
alter table rent_letter add column nav_object_by date;
