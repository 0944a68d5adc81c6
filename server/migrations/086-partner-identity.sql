-- What the registers know an agency by, as the one who opens its books says it.
alter table partner
  add column legal_name text,
  add column org_number text;
update partner
set legal_name = ledger_book.name, org_number = ledger_book.org_number
from ledger_book
where ledger_book.partner_id = partner.id;
