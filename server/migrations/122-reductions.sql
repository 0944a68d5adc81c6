-- Write-offs and credits of claims by people (docs/decisions/041). Above a limit of the book a second person
-- agrees before anything is booked. A write-off can be taken back while the month of its booking is open.

alter table invoicing_settings
  -- What one person writes off or credits on a lease alone, øre.
  add column alone_limit bigint not null default 100000 check (alone_limit >= 0);

alter table invoice
  -- The part of what was written off of which the agency bears the rent.
  add column lost_by_agency bigint not null default 0,
  add constraint invoice_lost_by_agency check (lost_by_agency between 0 and lost);

create table claim_reduction (
  id uuid primary key,
  kind text not null check (kind in ('write_off', 'credit')),
  book_id uuid not null references ledger_book,
  lease_id uuid not null references lease,
  invoice_id uuid not null references invoice,
  amount bigint not null check (amount > 0),
  -- Who bears rent that is written off.
  borne_by text check (borne_by in ('landlord', 'agency')),
  reason text check (char_length(reason) between 1 and 500),
  -- Null when they are gone, or for a key that nobody made.
  made_by_id uuid references account,
  made_at timestamptz not null,
  status text not null check (status in ('waiting', 'booked', 'stopped', 'void', 'taken_back')),
  -- Whether a second person agreed.
  is_agreed boolean not null default false,
  -- The second person, or who stopped it.
  ended_by_id uuid references account,
  ended_at timestamptz,
  stop_reason text check (char_length(stop_reason) between 1 and 500),
  booked_on date,
  taken_back_by_id uuid references account,
  taken_back_at timestamptz,
  check ((status = 'waiting') = (ended_at is null)),
  check ((status in ('booked', 'taken_back')) = (booked_on is not null)),
  check ((status = 'taken_back') = (taken_back_at is not null)),
  check ((kind = 'write_off') = (borne_by is not null)),
  check (kind = 'write_off' or status <> 'taken_back')
);
create unique index claim_reduction_waits on claim_reduction (invoice_id) where status = 'waiting';
create index claim_reduction_book on claim_reduction (book_id, made_at desc, id);
create index claim_reduction_lease on claim_reduction (lease_id);
