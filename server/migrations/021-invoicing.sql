-- What a lease owes, by due date, as invoicing tells it: what a status needs, and no more.
create table lease_owed (
  lease_id uuid not null references lease,
  due_on date not null,
  -- Still to be paid, and what of it was paid already; øre.
  owed bigint not null check (owed > 0),
  paid bigint not null check (paid >= 0),
  primary key (lease_id, due_on)
);
create index lease_owed_due on lease_owed (due_on);

create table lease_money (
  lease_id uuid primary key references lease,
  -- Paid beyond all that was invoiced.
  surplus bigint not null default 0 check (surplus >= 0),
  has_payout boolean not null default false,
  -- Of a case of eviction that is open: when its notice was sent, and when eviction was petitioned for.
  notice_sent_on date,
  petitioned_on date
);

-- How an agency invoices. Without a row the house's own ways hold.
create table invoicing_settings (
  book_id uuid primary key references ledger_book,
  -- Days before rent is due that it is invoiced.
  lead_days smallint not null check (lead_days between 1 and 31)
);

-- How an account's KIDs are put together. Each has a length of its own, so that none is two invoices';
-- the latest is in use. A bank takes three of an account.
create table kid_layout (
  book_id uuid not null references ledger_book,
  length smallint not null check (length between 4 and 25),
  -- [{"name", "width"}]
  parts jsonb not null,
  since timestamptz not null,
  primary key (book_id, length)
);

-- The numbers of a book that are counted without gaps: its invoices, and its leases in KIDs.
create table invoice_count (
  book_id uuid primary key references ledger_book,
  invoices integer not null default 0,
  leases integer not null default 0
);

-- How far a lease has been invoiced.
create table billing (
  lease_id uuid primary key references lease,
  book_id uuid not null references ledger_book,
  -- Its number in KIDs, and how many of its invoices have one.
  number integer not null,
  kids integer not null default 0,
  -- The last day that rent was invoiced for, and when the next is due; null when there is none.
  invoiced_to date not null,
  next_due_on date,
  -- What a bank's own services know the payer by, where they said so.
  efaktura_reference text check (char_length(efaktura_reference) <= 50),
  avtalegiro_kid text check (char_length(avtalegiro_kid) <= 25),
  unique (book_id, number)
);
create index billing_due on billing (book_id, next_due_on) where next_due_on is not null;

-- What is paid each month on account of what the tenant uses (husleieloven § 3-4).
create table lease_charge (
  lease_id uuid not null references lease,
  cost text not null check (cost in ('electricity', 'fuel', 'water', 'sewage')),
  since date not null,
  until date check (until >= since - 1),
  amount bigint not null check (amount > 0),
  primary key (lease_id, cost, since)
);

create table invoice (
  id uuid primary key,
  book_id uuid not null references ledger_book,
  lease_id uuid not null references lease,
  kind text not null
    check (kind in ('rent', 'credit_note', 'deposit_insurance', 'landlord', 'landlord_credit_note')),
  -- Without gaps in a book.
  serial integer not null,
  -- Rent's month by its first day, and the first day it is for.
  month date,
  starts_on date,
  issued_on date not null,
  due_on date not null,
  -- Where it is paid to.
  account text not null,
  kid text,
  total bigint not null check (total > 0),
  -- The invoice that a credit note takes back from, and why.
  credits_id uuid references invoice,
  reason text check (char_length(reason) <= 500),
  language text not null check (language in ('en', 'no')),
  -- Who writes, and to whom, as it stood that day.
  parties jsonb not null,
  -- What of it is known by now. Fees are those that letters charged and nobody took back.
  fees bigint not null default 0 check (fees >= 0),
  paid bigint not null default 0 check (paid >= 0),
  surplus bigint not null default 0 check (surplus >= 0),
  credited bigint not null default 0 check (credited between 0 and total),
  credited_on date,
  lost bigint not null default 0 check (lost >= 0),
  set_off bigint not null default 0 check (set_off >= 0),
  -- When the last of it was paid.
  settled_on date,
  -- When the tenant said that the landlord had it directly, until somebody confirms or denies it; and
  -- when an objection was registered, until it is settled.
  said_paid_at timestamptz,
  objected_at timestamptz,
  objection text check (char_length(objection) <= 1000),
  made_at timestamptz,
  sent_at timestamptz,
  sending_failed boolean not null default false,
  document_id uuid references document,
  unique (book_id, serial),
  check ((kind in ('credit_note', 'landlord_credit_note')) = (credits_id is not null)),
  check ((kind = 'rent') = (starts_on is not null)),
  check (objected_at is null or objection is not null),
  check (paid + credited + lost + set_off <= total + fees)
);
create index invoice_lease on invoice (lease_id, month desc);
create index invoice_open on invoice (book_id, due_on) where paid + credited + lost + set_off < total + fees;
create index invoice_document on invoice (document_id);
create index invoice_credits on invoice (credits_id) where credits_id is not null;
-- No day is invoiced twice, unless the first time was taken back whole.
create unique index invoice_once on invoice (lease_id, starts_on) where kind = 'rent' and credited < total;

-- Whose a KID is: a lease's, and one invoice's where each has its own.
create table invoice_kid (
  account text not null,
  kid text not null,
  lease_id uuid not null references lease,
  invoice_id uuid references invoice,
  primary key (account, kid)
);

create table invoice_line (
  invoice_id uuid not null references invoice,
  position smallint not null,
  kind text not null,
  -- Of a use cost, or what else it is for.
  cost text,
  name text,
  from_on date,
  to_on date,
  -- What the whole month would cost.
  monthly bigint,
  amount bigint not null check (amount > 0),
  primary key (invoice_id, position)
);

-- What was invoiced stays: only what is known of it by now changes.
create function refuse_change_of_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    new.id, new.book_id, new.lease_id, new.kind, new.serial, new.month, new.starts_on, new.issued_on,
    new.due_on, new.account, new.kid, new.total, new.credits_id, new.reason, new.language, new.parties
  ) is not distinct from (
    old.id, old.book_id, old.lease_id, old.kind, old.serial, old.month, old.starts_on, old.issued_on,
    old.due_on, old.account, old.kid, old.total, old.credits_id, old.reason, old.language, old.parties
  ) then
    return new;
  end if;
  raise exception 'what was invoiced is not changed';
end $$;
create trigger invoice_stays before update or delete on invoice
for each row execute function refuse_change_of_invoice();
create trigger invoice_line_stays before update or delete or truncate on invoice_line
for each statement execute function refuse_change_of_ledger();

-- Invoices and letters whose PDF is to be made and sent. A row goes when it is done.
create table paper_delivery (
  of_id uuid primary key,
  what text not null check (what in ('invoice', 'letter')),
  due_at timestamptz not null,
  attempts smallint not null default 0
);
create index paper_delivery_due on paper_delivery (due_at);

-- Money that came in for a lease, or below zero was taken back.
create table payment (
  id uuid primary key,
  lease_id uuid not null references lease,
  book_id uuid not null references ledger_book,
  -- Whose KID it came with.
  invoice_id uuid references invoice,
  amount bigint not null check (amount <> 0),
  paid_on date not null,
  source text not null check (source in ('bank', 'direct')),
  -- Of a bank file, and who said so otherwise.
  bank_line_id uuid unique,
  said_by uuid references account,
  -- What was said of money the landlord had directly, and taken back.
  takes_back_id uuid unique references payment,
  created_at timestamptz not null
);
create index payment_lease on payment (lease_id, paid_on desc);

-- Which payment pays what of which invoice; worked out from both (domain/payments/allocation).
create table payment_part (
  payment_id uuid not null references payment,
  invoice_id uuid not null references invoice,
  lease_id uuid not null,
  paid_on date not null,
  amount bigint not null check (amount > 0),
  primary key (payment_id, invoice_id)
);
create index payment_part_lease on payment_part (lease_id);
create index payment_part_invoice on payment_part (invoice_id);

create function refuse_change_of_payment() returns trigger language plpgsql as $$
begin
  -- That somebody is forgotten changes who said it, and nothing else.
  if tg_op = 'UPDATE' and new.said_by is null
    and to_jsonb(new) - 'said_by' = to_jsonb(old) - 'said_by' then
    return new;
  end if;
  raise exception 'a payment is not changed';
end $$;
create trigger payment_stays before update or delete on payment
for each row execute function refuse_change_of_payment();

create or replace view document_in_use as
select document_id from message_attachment
union all
select document_id from interest_attachment
union all
select document_id from signing_document
union all
select document_id from lease_paper where document_id is not null
union all
select signed_document_id from lease_paper where signed_document_id is not null
union all
select document_id from lease_protocol_photo
union all
select document_id from invoice where document_id is not null;
