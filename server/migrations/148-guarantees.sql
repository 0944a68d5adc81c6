-- The months of unpaid rent that a payout guarantee pays at a time, as the assignment states them; null without a
-- guarantee. has_payout_guarantee is written for the release before.
alter table assignment add column guarantee_months smallint check (guarantee_months between 1 and 24);

-- Leases that were agreed before keep what their books say today.
-- back-fill: few assignments have a guarantee
update assignment set guarantee_months = coalesce(
    (select payout_settings.guarantee_months
      from property
      join ledger_book on ledger_book.partner_id is not distinct from property.partner_id
      join payout_settings on payout_settings.book_id = ledger_book.id
      where property.id = assignment.property_id),
    3)
  where has_payout_guarantee;
