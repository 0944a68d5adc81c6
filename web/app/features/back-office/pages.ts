/** The pages of the back office that are tabs. */
export const PAGES = {
  arrears: '/money',
  exceptions: '/money/exceptions',
  payouts: '/money/payouts',
  invoices: '/money/invoices',
  files: '/money/files',
  reconciliation: '/money/reconciliation',
  post: '/money/post',
  runs: '/money/runs',
  ledger: '/money/ledger',
  activity: '/money/activity',
  settings: '/money/settings',
} as const;
