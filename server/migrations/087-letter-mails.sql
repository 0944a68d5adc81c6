-- What the mail that a letter goes with says, by language; null takes the words of its kind.
alter table lease_paper add column mail jsonb;
