-- What the partner API shows of a lease, an invoice or a payment: when it changed last, by an act or by a day
-- that came. `notified` is what the last events said of it. A record gets its row when its agency has a key.
create table partner_record (
  id uuid primary key,
  partner_id uuid not null references partner on delete cascade,
  kind text not null check (kind in ('lease', 'invoice', 'payment')),
  -- SHA-256 of the answer of the partner API.
  digest text not null,
  notified jsonb not null,
  version integer not null check (version > 0),
  updated_at timestamptz not null
);
create index partner_record_updated on partner_record (partner_id, kind, updated_at);

-- The day of the last write-off that stands.
alter table invoice add column lost_on date;
-- back-fill: few invoices are written off
update invoice set lost_on = (
  select max((at at time zone 'Europe/Oslo')::date) from lease_event
  where lease_event.lease_id = invoice.lease_id and name = 'written_off'
    and payload ->> 'invoiceSerial' = invoice.serial::text)
where lost > 0;
