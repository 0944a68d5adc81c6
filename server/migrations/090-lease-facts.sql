-- Who insures in place of a deposit, as an agency's leases name it.
alter table deposit_settings add column insurer text check (char_length(insurer) between 1 and 100);

-- A lease's text in the language that it is not signed in, and the price of the insurance that it states, in øre:
-- both are fixed when it is sent, as its own text is.
alter table lease_paper add column translation jsonb;
alter table lease_paper add column insurance_fee bigint check (insurance_fee > 0);
