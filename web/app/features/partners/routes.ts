import { route, type RouteConfig } from '@react-router/dev/routes';

export const partners = [
  route('invitations', 'features/partners/invitations-page.tsx'),
] satisfies RouteConfig;
