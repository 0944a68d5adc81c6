-- The agency's own system is notified when a home has another state, wherever that was changed: on the site, by its
-- feed, when it is let, or when it is taken down. The payload has ids only. An agency without a webhook is notified of
-- nothing, so a feed that withdraws all its homes leaves the outbox to others.
create function emit_listing_state() returns trigger language plpgsql as $$
begin
  insert into outbox (id, name, payload, created_at, due_at)
  select gen_random_uuid(), 'listings.state_changed', jsonb_build_object('listingId', new.id),
    new.updated_at, new.updated_at
  where exists (select from webhook where webhook.partner_id = new.partner_id);
  return null;
end $$;

create trigger listing_state_changes after update of state on listing
  for each row when (old.state is distinct from new.state and new.partner_id is not null)
  execute function emit_listing_state();
