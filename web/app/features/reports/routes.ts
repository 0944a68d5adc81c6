import { route, type RouteConfig } from '@react-router/dev/routes';

export const reports = [
  route('reports', 'features/reports/reports-page.tsx'),
  route('decision/:id', 'features/reports/decision-page.tsx'),
] satisfies RouteConfig;
