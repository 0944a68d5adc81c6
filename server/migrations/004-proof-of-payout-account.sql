alter table payout_account add column proved_by text
  check (proved_by in ('password', 'passkey', 'identity', 'social'));
comment on column payout_account.proved_by is
  'How its landlord had proved who they are when they named it; null for accounts named before this was kept';
