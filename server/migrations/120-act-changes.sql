-- The change of settings that an act on a book made, from what to what. Null of an act from before, or one that
-- changed nothing of these.
alter table money_act add column setting_change_id uuid references setting_change;
