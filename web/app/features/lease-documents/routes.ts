import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/lease-documents';

export const leaseDocuments = [
  route('lease/new', `${folder}/form/choose-home-page.tsx`),
  route('lease/settings', `${folder}/settings/settings-page.tsx`),
  route('my-listing/:listingId/lease', `${folder}/form/new-lease-page.tsx`),
  // On partner sites and on the public one.
  ...['lease', 'my-lease'].flatMap((root) => [
    route(`${root}/:id/edit`, `${folder}/form/edit-lease-page.tsx`, { id: `${root}-id-edit` }),
    route(`${root}/:id/preview`, `${folder}/preview/preview-page.tsx`, {
      id: `${root}-id-preview`,
    }),
  ]),
] satisfies RouteConfig;
