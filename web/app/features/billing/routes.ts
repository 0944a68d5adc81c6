import { route, type RouteConfig } from '@react-router/dev/routes';

/** Shown within the back office. */
export const billing = [
  route('invoices', 'features/billing/invoices-page.tsx'),
] satisfies RouteConfig;
