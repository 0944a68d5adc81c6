-- Leases that all have signed, and whose they are: what invoicing finds those by that it was not told of.
create view signed_lease as
select lease.id, property.partner_id
from lease join property on property.id = lease.property_id
where paper = 'signed';

-- The last day that a book's leases were looked through for such.
create table billing_sweep (
  book_id uuid primary key references ledger_book,
  swept_on date not null
);

create extension if not exists pg_trgm;

-- What an invoice is looked for by, a line each: the home, where it is, its landlord and its tenants.
create function words_of_parties(parties jsonb) returns text language sql immutable as $$
  select coalesce(parties -> 'home' ->> 'name', '') || E'\n' || coalesce(parties -> 'home' ->> 'address', '')
    || E'\n' || coalesce(parties -> 'landlord' ->> 'name', '') || coalesce((
      select string_agg(E'\n' || (tenant ->> 'name'), '') from jsonb_array_elements(parties -> 'tenants') tenant
    ), '')
$$;

alter table invoice add column about uuid not null
  generated always as (md5((parties ->> 'lease') || E'\n' || words_of_parties(parties))::uuid) stored;

-- The invoices of a lease say nearly always the same of it: each that was ever said stands here once.
create table invoice_about (
  lease_id uuid not null references lease,
  about uuid not null,
  book_id uuid not null references ledger_book,
  lease text not null,
  words text not null,
  primary key (lease_id, about)
);

create function note_invoice_about() returns trigger language plpgsql as $$
begin
  insert into invoice_about (lease_id, about, book_id, lease, words)
  select lease_id, about, book_id, parties ->> 'lease', words_of_parties(parties)
  from (
    select distinct on (lease_id, about) * from added
    where not exists (
      select from invoice_about known where known.lease_id = added.lease_id and known.about = added.about
    )
    order by lease_id, about
  ) fresh
  on conflict do nothing;
  return null;
end $$;
create trigger invoice_is_found after insert on invoice
referencing new table as added for each statement execute function note_invoice_about();

insert into invoice_about (lease_id, about, book_id, lease, words)
select distinct on (lease_id, about)
  lease_id, about, book_id, parties ->> 'lease', words_of_parties(parties) from invoice;
create index invoice_about_lease on invoice_about (book_id, lease text_pattern_ops);
create index invoice_about_words on invoice_about using gin (words gin_trgm_ops);

-- What is open is added up, and late leases are found, from the index alone.
drop index invoice_open;
create index invoice_open on invoice (book_id, due_on)
  include (lease_id, kind, credits_id, total, fees, paid, credited, lost, set_off, objected_at, said_paid_at,
    is_final_settlement)
  where paid + credited + lost + set_off < total + fees;

-- The desk's lists of one month, and of what was not sent yet, in their order.
create index invoice_month on invoice
  (book_id, coalesce(month, date_trunc('month', due_on::timestamp)::date), serial);
create index invoice_not_sent on invoice (book_id, serial) where sent_at is null;

-- What a payment that nobody took may be for: a KID of any account, just what is open, what the same
-- account paid before.
create index invoice_kid_kid on invoice_kid (kid);
create index invoice_open_amount on invoice (book_id, (total + fees - paid - credited - lost - set_off), due_on)
  where paid + credited + lost + set_off < total + fees and kid is not null;
