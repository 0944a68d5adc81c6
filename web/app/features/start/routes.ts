import { route, type RouteConfig } from '@react-router/dev/routes';

export const start = [route('home', 'features/start/start-page.tsx')] satisfies RouteConfig;
