import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/messaging';

export const messaging = [
  route('inbox', `${folder}/inbox-page.tsx`, [route(':chatId', `${folder}/conversation-page.tsx`)]),
] satisfies RouteConfig;
