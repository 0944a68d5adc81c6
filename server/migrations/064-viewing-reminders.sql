-- When those who are asked to a viewing, and those who hold it, were reminded of it.
alter table viewing add column reminded_at timestamptz;
create index viewing_to_remind on viewing (starts_at) where reminded_at is null;
