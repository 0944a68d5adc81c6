-- Øre that a lease that is over was paid too much are written off.
alter table payment
  drop constraint payment_source_check,
  add constraint payment_source_check check (source in ('bank', 'direct', 'refund', 'write_off'));
