-- What whoever is invited to a viewing answers to it.
alter table interest
  add column viewing_answer text check (viewing_answer in ('accepted', 'declined', 'proposed')),
  -- When the viewing would begin that they propose.
  add column proposed_starts_at timestamptz,
  add constraint interest_proposed_time
    check ((viewing_answer is not distinct from 'proposed') = (proposed_starts_at is not null));
