import { route, type RouteConfig } from '@react-router/dev/routes';

export const deposits = [
  route('deposit/kyc_form/:referenceNumber', 'features/deposits/kyc/kyc-page.tsx'),
] satisfies RouteConfig;
