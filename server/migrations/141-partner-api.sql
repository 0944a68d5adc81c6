-- A partner's system invites too: by a key that an operator made, nobody invites.
alter table invitation alter column invited_by drop not null;
create index invitation_email on invitation (partner_id, email);

-- How often a home changed: whatever writes it counts.
alter table listing add column version integer not null default 1;
create function count_listing_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger listing_counts before update on listing
  for each row execute function count_listing_change();
