-- What was said of a rent invoice before it is sent: a later due day, a line or a discount of that invoice alone.
create table coming_invoice (
  id uuid primary key,
  lease_id uuid not null references lease,
  -- The month's first day.
  month date not null,
  -- Null: as the lease says.
  due_on date,
  -- [{"kind", "name", "amount"}], in øre.
  lines jsonb not null,
  said_by uuid references account,
  said_at timestamptz not null,
  -- When it was invoiced, and by which invoice: none where nothing was left to pay.
  used_on date,
  invoice_id uuid references invoice
);
create unique index coming_invoice_once on coming_invoice (lease_id, month) where used_on is null;
create index coming_invoice_invoice on coming_invoice (invoice_id) where invoice_id is not null;
create index coming_invoice_said_by on coming_invoice (said_by) where said_by is not null;

-- A discount is a line below zero.
alter table invoice_line drop constraint invoice_line_amount_check;
alter table invoice_line add constraint invoice_line_amount_check
  check (amount <> 0 and (amount > 0 or kind = 'discount'));
alter table invoice_line drop constraint invoice_line_check;
alter table invoice_line add constraint invoice_line_check
  check (vat between 0 and greatest(amount, 0));
