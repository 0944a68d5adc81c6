import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/interest';

export const interest = [
  route('listing/:listingId/interest', `${folder}/form/form-page.tsx`),
  route('my-interest', `${folder}/mine/my-interest-page.tsx`),
  route('viewings', `${folder}/viewings/viewings-page.tsx`),
  route('my-listing/:listingId/interest', `${folder}/landlord/interested-page.tsx`),
] satisfies RouteConfig;
