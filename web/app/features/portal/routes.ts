import { route, type RouteConfig } from '@react-router/dev/routes';

const page = 'features/portal/lease-page.tsx';

/** The same page on partner sites and, for leases without an agency, on the public one. */
export const portal = [
  route('lease/:id', page, { id: 'lease-id' }),
  route('my-lease/:id', page, { id: 'my-lease-id' }),
  route('offline', 'features/portal/offline-page.tsx', { id: 'offline' }),
] satisfies RouteConfig;
