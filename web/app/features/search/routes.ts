import { route, type RouteConfig } from '@react-router/dev/routes';

const page = 'features/search/find-home-page.tsx';

export const search = [
  route('find-home', page, { id: 'find-home' }),
  // A partner's homes on the public site.
  route('find-home/:partnerId', page, { id: 'find-home-partner' }),
  route('favourites', 'features/search/saved/favourites-page.tsx'),
  route('favourites/:shareId', 'features/search/saved/shared-favourites-page.tsx'),
  route('saved-searches', 'features/search/saved/saved-searches-page.tsx'),
] satisfies RouteConfig;
