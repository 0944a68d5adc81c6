import { route, type RouteConfig } from '@react-router/dev/routes';

const page = (name: string) => `features/accounts/${name}-page.tsx`;
/** One page under several addresses. */
const routes = (name: string, ...paths: string[]) =>
  paths.map((path) => route(path, page(name), { id: path.replaceAll(/[/:*]+/g, '-') }));

export const accounts = [
  ...routes('log-in', 'login'),
  ...routes('partner-log-in', 'login/:id'),
  ...routes('reset-password', 'reset-password', 'reset-password/:id'),
  ...routes('create-new-password', 'create-new-password/*'),
  ...routes('confirm-email', 'confirm-email/*'),
  ...routes('provide-new-password', 'provide-new-password'),
  ...routes('verify-email', 'verify-email', 'verify-email/:id'),
  ...routes(
    'register-tenant',
    'register-as-tenant',
    'register-as-tenant/create-account',
    'register-as-tenant/:id',
  ),
  ...routes(
    'register-landlord',
    'register-as-landlord',
    'register-as-landlord/create-account',
    'register-as-landlord/:id',
  ),
  ...routes('accept-invitation', 'acceptInvitation'),
  ...routes('proved', 'proved'),
  ...routes('profile', 'profile'),
] satisfies RouteConfig;
