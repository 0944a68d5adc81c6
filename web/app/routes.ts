import { index, route, type RouteConfig } from '@react-router/dev/routes';

import { listings } from './features/listings/routes.ts';
import { search } from './features/search/routes.ts';

export default [
  index('home.ts'),
  ...search,
  ...listings,
  route('locales/:language/:namespace', 'locales.ts'),
  route('404', 'shell/not-found-page.tsx', { id: 'not-found' }),
  route('*', 'shell/not-found-page.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
