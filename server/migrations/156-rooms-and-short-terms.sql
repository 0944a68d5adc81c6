-- Which room, garage or storage room a lease is about, and whose home a room gives access to (husleieloven § 9-5).
-- The ground of a fixed term that is shorter than the law's minimum (§ 9-3); leases from before have a reason only.
alter table lease
  add column room_name text check (char_length(room_name) <= 100),
  add column home_of text check (char_length(home_of) <= 100),
  add column fixed_term_ground text check (fixed_term_ground in ('own_use', 'other'));
