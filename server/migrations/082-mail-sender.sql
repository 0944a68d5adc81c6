-- In whose name a mail goes out, an agency's for example; null where it is the house's own.
alter table mail add column sender text;
