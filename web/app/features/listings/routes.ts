import { route, type RouteConfig } from '@react-router/dev/routes';

export const listings = [
  route('listing/:listingId', 'features/listings/listing-page.tsx'),
] satisfies RouteConfig;
