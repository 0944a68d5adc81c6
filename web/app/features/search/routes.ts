import { route, type RouteConfig } from '@react-router/dev/routes';

const page = 'features/search/find-home-page.tsx';

export const search = [
  route('find-home', page, { id: 'find-home' }),
  // A partner's homes on the public site.
  route('find-home/:partnerId', page, { id: 'find-home-partner' }),
] satisfies RouteConfig;
