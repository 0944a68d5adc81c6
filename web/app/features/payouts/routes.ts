import { route, type RouteConfig } from '@react-router/dev/routes';

/** The landlord's own page. */
export const payouts = [
  route('payout-details', 'features/payouts/account/account-page.tsx'),
] satisfies RouteConfig;

/** Shown within the back office. */
export const payoutBackOffice = [
  route('payouts', 'features/payouts/back-office/payouts-page.tsx'),
  route('payouts/reductions', 'features/payouts/back-office/reductions/reductions-page.tsx'),
] satisfies RouteConfig;
