-- Fewer approvals, or other people who approve, that somebody asked for: they count when one of those who
-- approve agrees, or after a day.
create table approver_change (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  approver_ids uuid[] not null,
  -- Null when they are gone.
  asked_by_id uuid references account,
  asked_at timestamptz not null,
  counts_from timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('agreed', 'waited', 'stopped', 'replaced')),
  check ((ended_at is null) = (outcome is null))
);
create unique index approver_change_open on approver_change (book_id) where ended_at is null;
create index approver_change_due on approver_change (counts_from) where ended_at is null;
