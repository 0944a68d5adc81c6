-- What an agency does about late rent. Without a row the house's own ways hold.
create table late_rent_settings (
  book_id uuid primary key references ledger_book,
  -- As domain/arrears/late-rent-settings has it; amounts in øre as text.
  settings jsonb not null
);

-- What was sent or made about late rent. It stays a fact whatever is paid.
create table rent_letter (
  id uuid primary key,
  lease_id uuid not null references lease,
  book_id uuid not null references ledger_book,
  kind text not null check (kind in
    ('pre_reminder', 'soft_reminder', 'reminder', 'second_reminder', 'notice', 'petition')),
  sent_on date not null,
  -- The last day to pay that it names.
  pay_by date,
  tells_nav boolean not null,
  total bigint not null check (total > 0),
  language text not null check (language in ('en', 'no')),
  -- Who writes to whom, and where the money goes, as it stood that day.
  parties jsonb not null,
  account text not null,
  kid text,
  -- When it was made, when it was mailed, and whether that failed.
  made_at timestamptz,
  sent_at timestamptz,
  sending_failed boolean not null default false,
  document_id uuid references document
);
create index rent_letter_lease on rent_letter (lease_id, sent_on);
create index rent_letter_document on rent_letter (document_id);

-- One invoice in a letter.
create table rent_letter_claim (
  letter_id uuid not null references rent_letter,
  position smallint not null,
  invoice_id uuid not null references invoice,
  -- What the letter is to this invoice; none where it is only listed.
  steps text[] not null,
  principal bigint not null check (principal >= 0),
  earlier bigint not null check (earlier >= 0),
  -- What it charges.
  fee bigint not null check (fee >= 0),
  interest bigint not null check (interest >= 0),
  -- The money had come before it was sent: what it charged is taken back.
  waived_at timestamptz,
  primary key (letter_id, position),
  unique (letter_id, invoice_id)
);
create index rent_letter_claim_invoice on rent_letter_claim (invoice_id);

create function refuse_change_of_letter() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{made_at,sent_at,sending_failed,document_id,waived_at}'::text[]
      = to_jsonb(old) - '{made_at,sent_at,sending_failed,document_id,waived_at}'::text[] then
    return new;
  end if;
  raise exception 'what was sent is not changed';
end $$;
create trigger rent_letter_stays before update or delete on rent_letter
for each row execute function refuse_change_of_letter();
create trigger rent_letter_claim_stays before update or delete on rent_letter_claim
for each row execute function refuse_change_of_letter();

-- A case of eviction: from its notice until the rent that it is about is paid, or the home is handed back.
create table eviction_case (
  id uuid primary key,
  lease_id uuid not null references lease,
  opened_on date not null,
  -- When eviction was petitioned for.
  petitioned_on date,
  closed_on date,
  -- How it ended.
  outcome text check (outcome in ('paid', 'evicted', 'called_off')),
  check ((closed_on is null) = (outcome is null))
);
create unique index eviction_case_open on eviction_case (lease_id) where closed_on is null;

-- Whether a lease's tenant wants NAV not to be told (husleieloven § 9-11).
alter table billing add column is_nav_refused boolean not null default false;

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
select document_id from invoice where document_id is not null
union all
select document_id from deposit_release_document
union all
select document_id from rent_letter where document_id is not null;
