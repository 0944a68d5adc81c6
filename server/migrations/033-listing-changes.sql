-- Which homes changed in which transaction, for those who keep them in memory: they know up to which
-- snapshot they have read, and ask for what that did not show. So nothing is missed, in whatever
-- order transactions end. Forgotten after a day.
create table listing_change (
  transaction xid8 not null,
  listing_id uuid not null,
  changed_at timestamptz not null,
  primary key (transaction, listing_id)
);
create index listing_change_old on listing_change (changed_at);

create function note_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (transaction, listing_id, changed_at)
  select pg_current_xact_id(), id, now() from changed where state <> 'draft'
  on conflict do nothing;
  if found then
    perform pg_notify('husvaer_listing_change', '');
  end if;
  return null;
end $$;

create trigger listing_comes after insert on listing
  referencing new table as changed for each statement execute function note_listing_change();
create trigger listing_changes after update on listing
  referencing new table as changed for each statement execute function note_listing_change();
create trigger listing_goes after delete on listing
  referencing old table as changed for each statement execute function note_listing_change();

-- The door of listings for search, third leaf.
create view changed_listing as select transaction, listing_id from listing_change;
