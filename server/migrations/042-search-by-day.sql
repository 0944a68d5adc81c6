-- A kept search may ask for homes that are free on one day, next to those for a month.
alter table saved_search add column asks_available_on date;
