-- Where letters reach a landlord whose profile has no address, as a petition stated it: landlord invoices name it.
alter table billing add column landlord_address text;
update billing set landlord_address = facts -> 'landlord' ->> 'address'
from petition_facts
where petition_facts.lease_id = billing.lease_id and facts is not null;
