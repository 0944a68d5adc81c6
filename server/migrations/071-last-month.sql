-- The last day that rent is paid for, as all agreed.
alter table lease add column rent_ends_on date;
