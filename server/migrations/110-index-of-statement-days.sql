-- What the bank's statements say of a day is compared with what people brought.
create index bank_statement_entry_day on bank_statement_entry (account, booked_on);
