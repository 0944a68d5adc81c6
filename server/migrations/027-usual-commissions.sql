-- What an agency usually takes, for assignments that are written from now on; none without both.
alter table payout_settings
  add column brokering_type text check (brokering_type in ('percent', 'fixed')),
  add column brokering_amount bigint check (brokering_amount >= 0),
  add column management_type text check (management_type in ('percent', 'fixed')),
  add column management_amount bigint check (management_amount >= 0),
  add check ((brokering_type is null) = (brokering_amount is null)),
  add check ((management_type is null) = (management_amount is null));
