import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The first page of the back office. */
export const arrears = [index('features/arrears/arrears-page.tsx')] satisfies RouteConfig;

// On partner sites and on the public one.
export const petitionFile = ['lease', 'my-lease'].map((root) =>
  route(`${root}/:id/petition`, 'features/arrears/petition-file/petition-file-page.tsx', {
    id: `${root}-id-petition`,
  }),
) satisfies RouteConfig;
