import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/lease-changes';

/** A child route of the list of leases: the actions for the selected ones. */
export const bulkActions = `${folder}/bulk/bulk-actions-page.tsx`;

// On partner sites and on the public one.
export const leaseChanges = ['lease', 'my-lease'].map((root) =>
  route(`${root}/:id/protocol/:kind`, `${folder}/protocol/protocol-page.tsx`, {
    id: `${root}-id-protocol-kind`,
  }),
) satisfies RouteConfig;
