import { route, type RouteConfig } from '@react-router/dev/routes';

export const signing = [
  route('sign/:signerId', 'features/signing/sign-page.tsx'),
] satisfies RouteConfig;
