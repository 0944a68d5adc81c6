import { route, type RouteConfig } from '@react-router/dev/routes';

export const payouts = [
  route('payout-details', 'features/payouts/account/account-page.tsx'),
] satisfies RouteConfig;
