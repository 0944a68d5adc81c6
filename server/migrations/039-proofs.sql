-- When and how whoever is in a session last proved who they are. Sessions from before count as never.
alter table session
  add column proved_at timestamptz,
  add column proved_by text check (proved_by in ('password', 'passkey', 'identity', 'social')),
  add constraint session_proved check ((proved_at is null) = (proved_by is null));
