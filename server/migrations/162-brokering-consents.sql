-- When the landlord let the brokering commission be taken off the rent. Their consent counts only after the lease
-- is made (eiendomsmeglingsloven § 7-4). Leases from before were agreed with an assignment that took it off.
-- back-fill: only signed leases, once, at the first start of this version
alter table lease add column brokering_consented_at timestamptz;
update lease set brokering_consented_at = created_at where paper = 'signed';
