-- Payouts whose landlord was told that they are late: each once.
create table late_payout_told (
  payout_id uuid primary key references payout,
  told_at timestamptz not null
);
