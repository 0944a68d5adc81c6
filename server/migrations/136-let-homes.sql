-- A home is taken off when everybody has signed its lease: the first day of that lease. Null while it is advertised.
alter table listing add column let_from date;

-- Whether a form was declined because the home was let. Its sender may send it again if the home is offered again.
alter table interest add column is_let boolean not null default false;
