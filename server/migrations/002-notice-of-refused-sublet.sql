-- contract: the check is replaced by one that also allows the ground of a tenant
alter table lease_notice drop constraint lease_notice_ground_check;
alter table lease_notice add constraint lease_notice_ground_check
  check (ground in ('own_use', 'rebuilding', 'breach', 'other', 'sublet_refused'));
comment on column lease_notice.ground is
  'A landlord''s (husleieloven § 9-5), or a tenant''s in a bound term (§ 7-5)';
