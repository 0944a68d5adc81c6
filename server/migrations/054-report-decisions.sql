-- What was decided about a listing or a person that somebody reported, and why: what the notice of reasons
-- says (DSA, article 17). It is added to and never changed.
create table report_decision (
  id uuid primary key,
  kind text not null check (kind in ('listing', 'person')),
  outcome text not null check (outcome in ('nothing', 'taken_down', 'blocked')),
  -- What it rests on: our terms or a law, and which of their rules; null of nothing.
  ground text check (ground in ('terms', 'law')),
  rule text check (char_length(rule) <= 300),
  -- The facts, and why they lead to this.
  reason text not null check (char_length(reason) between 10 and 2000),
  listing_id uuid references listing on delete set null,
  -- The person it is about: who let the home, or who was reported.
  person_id uuid references account,
  -- As people read it.
  title text not null,
  decided_by uuid references account,
  decided_at timestamptz not null,
  check ((outcome = 'nothing') = (ground is null)),
  check ((ground is null) = (rule is null))
);
create index report_decision_person on report_decision (person_id) where person_id is not null;

-- The reports that a decision settles: each once.
create table decided_report (
  report_id uuid primary key,
  decision_id uuid not null references report_decision,
  -- Who reported, for as long as they have an account.
  reporter_id uuid references account
);
create index decided_report_decision on decided_report (decision_id);
create index decided_report_reporter on decided_report (reporter_id) where reporter_id is not null;

-- The listings' and the messages' door: what was reported, and by whom. `is_settled`: from a terminal, before there were decisions.
create view reported as
select
  id, 'listing' as kind, listing_id, null::uuid as person_id, null::uuid as conversation_id,
  reason, text, reporter_id, created_at, false as is_settled
from listing_report
union all
select
  id, 'person', null, reported_id, conversation_id,
  reason, text, reporter_id, created_at, settled_at is not null
from person_report;

-- A home that was taken down is not shown again, whoever writes it: its owner, a feed, a partner's system.
alter table listing add column taken_down_at timestamptz;
create function keep_taken_down() returns trigger language plpgsql as $$
begin
  if new.taken_down_at is not null then new.state := 'inactive'; end if;
  return new;
end $$;
create trigger listing_taken_down before insert or update on listing
  for each row execute function keep_taken_down();

-- Who may not log in any more.
alter table account add column blocked_at timestamptz;
