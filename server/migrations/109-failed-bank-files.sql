-- Why a bank's file could not be read the last time. An operator sees it when it was tried three times.
alter table bank_original add column problem text;
