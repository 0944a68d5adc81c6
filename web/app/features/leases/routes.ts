import { index, route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/leases';

/** The same pages on partner sites and, of what one lets or rents without an agency, on the public one. */
const both = (path: string, file: string) =>
  ['lease', 'my-lease'].map((root) =>
    route(`${root}${path}`, `${folder}/${file}`, {
      id: `${root}${path.replaceAll(/[/:]+/g, '-')}`,
    }),
  );

export const leases = [
  ...['lease', 'my-lease'].map((root) =>
    route(root, `${folder}/list/lease-list-page.tsx`, { id: root }, [
      index(`${folder}/list/bulk-bar.tsx`, { id: `${root}-bulk` }),
    ]),
  ),
  route('lease/new', `${folder}/form/choose-home-page.tsx`),
  route('lease/settings', `${folder}/settings/settings-page.tsx`),
  route('lease/homes', `${folder}/homes/homes-page.tsx`),
  ...both('/:id/edit', 'form/edit-lease-page.tsx'),
  ...both('/:id/preview', 'preview/preview-page.tsx'),
  ...both('/:id/protocol/:kind', 'protocol/protocol-page.tsx'),
  route('my-listing/:listingId/lease', `${folder}/form/new-lease-page.tsx`),
] satisfies RouteConfig;
