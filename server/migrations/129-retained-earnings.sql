-- What SAF-T has for the results of earlier years (docs/decisions/042). Books with a mapping of their own would
-- otherwise be refused an export until somebody chooses it.
-- back-fill: one row for each set of books whose mapping was changed.
insert into saft_account (book_id, account, standard_account)
select distinct book_id, 'retained_earnings', '2050' from saft_account
on conflict do nothing;
