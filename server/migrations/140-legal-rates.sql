-- Rates of law that operators entered: later ones than those that the release has. Who entered one is in
-- staff_action.
create table legal_rate (
  kind text not null check (kind in ('late_interest', 'reminder_fee', 'court_fee')),
  -- 1 January or 1 July.
  since date not null check (extract(day from since) = 1 and extract(month from since) in (1, 7)),
  -- Hundredths of a per cent a year, or øre.
  value bigint not null check (value > 0),
  -- The regulation or announcement that set it.
  source text not null,
  entered_at timestamptz not null,
  primary key (kind, since)
);
