-- When the bank's own channel sent the bytes that a person had brought before: they are the bank's own since then.
alter table bank_file add column sent_by_bank_at timestamptz;
alter table bank_file add column is_own boolean not null
  generated always as (not is_brought or sent_by_bank_at is not null) stored;
