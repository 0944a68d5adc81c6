import { route, type RouteConfig } from '@react-router/dev/routes';

export const partners = [
  route('invitations', 'features/partners/invitations-page.tsx'),
  route('presentation', 'features/partners/presentation/presentation-page.tsx'),
] satisfies RouteConfig;
