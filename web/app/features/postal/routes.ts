import { route, type RouteConfig } from '@react-router/dev/routes';

/** Shown within the back office. */
export const postal = [route('post', 'features/postal/postal-page.tsx')] satisfies RouteConfig;
