-- An auditor reads the books of an agency, or of the operator, until a day. Each request reads the day, so that
-- access ends by itself.

alter table account_grant
  add column ends_on date,
  add constraint account_grant_ends check ((role = 'auditor') = (ends_on is not null));

alter table invitation
  -- Null is the operator, who only invites auditors.
  alter column partner_id drop not null,
  add column ends_on date,
  -- When the access of an auditor was ended before its day.
  add column ended_at timestamptz,
  drop constraint invitation_register_as_check,
  add constraint invitation_register_as_check check (register_as in ('tenant', 'landlord', 'auditor')),
  add constraint invitation_auditor_ends check ((register_as = 'auditor') = (ends_on is not null)),
  add constraint invitation_has_partner check (partner_id is not null or register_as = 'auditor'),
  add constraint invitation_ended_is_auditor check (ended_at is null or register_as = 'auditor');
