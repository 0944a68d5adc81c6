import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/lease-changes';

/** A child of the list of leases: what is done to those that are chosen there. */
export const doneToMany = `${folder}/bulk/done-to-many.tsx`;

// On partner sites and on the public one.
export const leaseChanges = ['lease', 'my-lease'].map((root) =>
  route(`${root}/:id/protocol/:kind`, `${folder}/protocol/protocol-page.tsx`, {
    id: `${root}-id-protocol-kind`,
  }),
) satisfies RouteConfig;
