import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/notifications';

export const notifications = [
  route('notifications', `${folder}/notifications-page.tsx`),
  route('notifications/settings', `${folder}/settings-page.tsx`),
  route('unsubscribe/:token', `${folder}/unsubscribe-page.tsx`),
] satisfies RouteConfig;
