import { accounting } from './features/accounting/feature.ts';
import { accounts } from './features/accounts/feature.ts';
import { arrears } from './features/arrears/feature.ts';
import { banking } from './features/banking/feature.ts';
import { billing } from './features/billing/feature.ts';
import { deposits } from './features/deposits/feature.ts';
import { files } from './features/files/feature.ts';
import { interest } from './features/interest/feature.ts';
import { invoices } from './features/invoices/feature.ts';
import { leaseChanges } from './features/lease-changes/feature.ts';
import { leaseDocuments } from './features/lease-documents/feature.ts';
import { leases } from './features/leases/feature.ts';
import { ledger } from './features/ledger/feature.ts';
import { listings } from './features/listings/feature.ts';
import { messaging } from './features/messaging/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { operations } from './features/operations/feature.ts';
import { partners } from './features/partners/feature.ts';
import { payments } from './features/payments/feature.ts';
import { payouts } from './features/payouts/feature.ts';
import { portal } from './features/portal/feature.ts';
import { postal } from './features/postal/feature.ts';
import { properties } from './features/properties/feature.ts';
import { reports } from './features/reports/feature.ts';
import { search } from './features/search/feature.ts';
import { signing } from './features/signing/feature.ts';
import { start } from './features/start/feature.ts';
import type { Feature } from './platform/feature.ts';

/** All features, the lowest layer first. */
export const features: readonly Feature[] = [
  files,
  accounts,
  notifications,
  partners,
  listings,
  search,
  messaging,
  interest,
  signing,
  ledger,
  postal,
  properties,
  leases,
  leaseDocuments,
  leaseChanges,
  invoices,
  payments,
  billing,
  arrears,
  deposits,
  payouts,
  banking,
  accounting,
  portal,
  reports,
  operations,
  start,
];
