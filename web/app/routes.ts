import { index, route, type RouteConfig } from '@react-router/dev/routes';

import { accounting } from './features/accounting/routes.ts';
import { accounts } from './features/accounts/routes.ts';
import { arrears, petitionFile } from './features/arrears/routes.ts';
import { backOffice } from './features/back-office/routes.ts';
import { banking } from './features/banking/routes.ts';
import { billing } from './features/billing/routes.ts';
import { deposits } from './features/deposits/routes.ts';
import { interest } from './features/interest/routes.ts';
import { bulkActions, leaseChanges } from './features/lease-changes/routes.ts';
import { leaseDocuments } from './features/lease-documents/routes.ts';
import { leases } from './features/leases/routes.ts';
import { listings } from './features/listings/routes.ts';
import { messaging } from './features/messaging/routes.ts';
import { notifications } from './features/notifications/routes.ts';
import { partners } from './features/partners/routes.ts';
import { operations } from './features/operations/routes.ts';
import { portal } from './features/portal/routes.ts';
import { payoutBackOffice, payouts } from './features/payouts/routes.ts';
import { pages } from './features/pages/routes.ts';
import { postal } from './features/postal/routes.ts';
import { reports } from './features/reports/routes.ts';
import { search } from './features/search/routes.ts';
import { start } from './features/start/routes.ts';
import { signing } from './features/signing/routes.ts';

export default [
  index('home.ts'),
  ...search,
  ...listings,
  ...messaging,
  ...interest,
  ...signing,
  ...leases(bulkActions),
  ...leaseDocuments,
  ...leaseChanges,
  ...deposits,
  ...payouts,
  ...portal,
  ...petitionFile,
  ...backOffice([
    ...arrears,
    ...postal,
    ...billing,
    ...payoutBackOffice,
    ...banking,
    ...accounting,
  ]),
  ...reports,
  ...operations,
  ...start,
  ...accounts,
  ...notifications,
  ...partners,
  ...pages,
  route('locales/:language/:namespace', 'locales.ts'),
  route('manifest.webmanifest', 'web-manifest.ts'),
  route('maintenance', 'shell/maintenance-page.tsx'),
  route('404', 'shell/not-found-page.tsx', { id: 'not-found' }),
  route('*', 'shell/not-found-page.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
