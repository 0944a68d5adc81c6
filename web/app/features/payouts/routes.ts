import { route, type RouteConfig } from '@react-router/dev/routes';

/** A landlord's own. */
export const payouts = [
  route('payout-details', 'features/payouts/account/account-page.tsx'),
] satisfies RouteConfig;

/** In the frame of the back office. */
export const payoutBackOffice = [
  route('payouts', 'features/payouts/back-office/payouts-page.tsx'),
] satisfies RouteConfig;
