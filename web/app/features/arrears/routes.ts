import { index, type RouteConfig } from '@react-router/dev/routes';

/** The first page of the back office. */
export const arrears = [index('features/arrears/arrears-page.tsx')] satisfies RouteConfig;
