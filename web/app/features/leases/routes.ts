import { index, route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/leases';

/** The same list on partner sites and, for leases without an agency, on the public one. */
export const leases = (bulkActions: string) =>
  [
    ...['lease', 'my-lease'].map((root) =>
      route(root, `${folder}/list/lease-list-page.tsx`, { id: root }, [
        index(bulkActions, { id: `${root}-bulk` }),
      ]),
    ),
    route('lease/homes', `${folder}/homes/homes-page.tsx`),
  ] satisfies RouteConfig;
