-- Decisions about what was reported that a complaint had reversed: each once, and why.
create table report_reversal (
  decision_id uuid primary key references report_decision,
  reason text not null check (char_length(reason) between 10 and 2000),
  reversed_by uuid references account,
  reversed_at timestamptz not null
);
create index report_reversal_by on report_reversal (reversed_by) where reversed_by is not null;

-- What a home was before it was taken down, and is again when that is reversed.
alter table listing add column state_before_taken_down text
  check (state_before_taken_down in ('draft', 'active', 'published', 'inactive'));
