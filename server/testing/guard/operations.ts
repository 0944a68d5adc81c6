import { ACCOUNTING } from './operations/accounting.ts';
import { ACCOUNTS } from './operations/accounts.ts';
import { ARREARS } from './operations/arrears.ts';
import { BANKING } from './operations/banking.ts';
import { BILLING } from './operations/billing.ts';
import { DEPOSITS } from './operations/deposits.ts';
import { FILES } from './operations/files.ts';
import { INTEREST } from './operations/interest.ts';
import { INVOICES } from './operations/invoices.ts';
import { LEASE_CHANGES } from './operations/lease-changes.ts';
import { LEASE_DOCUMENTS } from './operations/lease-documents.ts';
import { LEASES } from './operations/leases.ts';
import { LEDGER } from './operations/ledger.ts';
import { LISTINGS } from './operations/listings.ts';
import { MESSAGING } from './operations/messaging.ts';
import { NOTIFICATIONS } from './operations/notifications.ts';
import { OPERATORS } from './operations/operations.ts';
import { PARTNERS } from './operations/partners.ts';
import { PAYMENTS } from './operations/payments.ts';
import { PAYOUTS } from './operations/payouts.ts';
import { PORTAL } from './operations/portal.ts';
import { POSTAL } from './operations/postal.ts';
import { PROPERTIES } from './operations/properties.ts';
import { REPORTS } from './operations/reports.ts';
import { SEARCH } from './operations/search.ts';
import { SIGNING } from './operations/signing.ts';
import { START } from './operations/start.ts';
import type { Operation } from './row.ts';

/** The rows of each feature, in the order of features. A row is in the file of the feature that declares the operation. */
export const ROWS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  files: FILES,
  accounts: ACCOUNTS,
  notifications: NOTIFICATIONS,
  partners: PARTNERS,
  listings: LISTINGS,
  search: SEARCH,
  messaging: MESSAGING,
  interest: INTEREST,
  signing: SIGNING,
  ledger: LEDGER,
  postal: POSTAL,
  properties: PROPERTIES,
  leases: LEASES,
  'lease-documents': LEASE_DOCUMENTS,
  'lease-changes': LEASE_CHANGES,
  invoices: INVOICES,
  payments: PAYMENTS,
  billing: BILLING,
  arrears: ARREARS,
  deposits: DEPOSITS,
  payouts: PAYOUTS,
  banking: BANKING,
  accounting: ACCOUNTING,
  portal: PORTAL,
  reports: REPORTS,
  operations: OPERATORS,
  start: START,
};

/** Rows that end what rows of other features need: they come after all others. */
const LAST: readonly string[] = ['withdrawLease'];

/** Every GraphQL operation. */
export const OPERATIONS: Record<string, Operation> = Object.fromEntries(
  Object.values(ROWS)
    .flatMap((rows) => Object.entries(rows))
    .sort(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other)),
);
