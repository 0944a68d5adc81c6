import { route, type RouteConfig } from '@react-router/dev/routes';

export const operations = [
  route('operations', 'features/operations/operations-page.tsx'),
] satisfies RouteConfig;
