import { route, type RouteConfig } from '@react-router/dev/routes';

const soon = 'features/accounts/soon-page.tsx';

export const accounts = [
  route('login', soon, { id: 'login' }),
  route('register-as-tenant', soon, { id: 'register-as-tenant' }),
  route('register-as-landlord', 'features/accounts/landlord-soon-page.tsx', {
    id: 'register-as-landlord',
  }),
  route('list-your-place', 'features/accounts/landlord-soon-page.tsx', { id: 'list-your-place' }),
] satisfies RouteConfig;
