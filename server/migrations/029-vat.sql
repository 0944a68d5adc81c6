-- Value added tax of what an agency takes: of each line, included in its amount, as it was when the line
-- was made. Lines from before this say none, as their papers did.
alter table payout_line add column vat bigint not null default 0;
alter table invoice_line add column vat bigint not null default 0 check (vat between 0 and amount);

alter table ledger_line
  drop constraint ledger_line_account_check,
  add constraint ledger_line_account_check check (account in (
    'tenant_receivable', 'client_account', 'landlord_payable', 'commission_income', 'fee_income',
    'deposits_payable', 'suspense', 'rounding', 'losses', 'payouts_under_way', 'operating_account',
    'vat_payable'
  )) not valid;
