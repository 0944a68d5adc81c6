-- The licence of an agency from Finanstilsynet, as its register has it, and who is responsible for its brokering. An
-- agency without them finds no tenants for landlords (eiendomsmeglingsloven § 1-2).
alter table partner
  add column licence text,
  add column responsible_broker text,
  add constraint partner_licence_check check ((licence is null) = (responsible_broker is null));
