-- A name survives the way to camelCase and back only when no underscore stands before a digit.
alter table listing rename column view_360_url to view360_url;
