import { route, type RouteConfig } from '@react-router/dev/routes';

export const pages = [
  route('privacy-policy', 'features/pages/privacy-page.tsx'),
  route('about-cookies', 'features/pages/cookies-page.tsx'),
  route('terms-conditions', 'features/pages/terms-page.tsx'),
  route('about-us', 'features/pages/about-page.tsx'),
  route('property-management', 'features/pages/property-management-page.tsx'),
  route('property-management/partner-api', 'features/pages/partner-api-page.tsx'),
] satisfies RouteConfig;
