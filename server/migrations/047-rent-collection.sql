-- How a landlord without an agency has the rent: collected by the operator, or directly from the tenants.
-- Empty where an agency lets, and of leases from before: what was begun to be invoiced goes on.
alter table lease add column rent_collection text check (rent_collection in ('collected', 'direct'));
-- Where tenants pay then, eleven digits.
alter table lease add column rent_account text;

create or replace view signed_lease as
select lease.id, property.partner_id, lease.rent_collection
from lease join property on property.id = lease.property_id
where paper = 'signed';
