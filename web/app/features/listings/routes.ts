import { layout, route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/listings';
/** The paths of the four steps of a listing. */
const STEPS = [
  'listing-details',
  'additional-feature',
  'description-and-photos',
  'preview-and-publish',
];

/** The editor under one of its root paths: a new listing has no id until it is saved. */
const editor = (root: string, id: string) =>
  layout(
    `${folder}/editor/editor-frame.tsx`,
    { id: root },
    STEPS.map((step) =>
      route(`${root}/${step}/${id}`, `${folder}/editor/${step}-page.tsx`, {
        id: `${root}-${step}`,
      }),
    ),
  );

export const listings = [
  route('listing/:listingId', `${folder}/listing-page.tsx`),
  route('list-your-place', `${folder}/editor/start-page.tsx`),
  route('list-your-place/:listingId', `${folder}/editor/resume-page.tsx`),
  editor('list-your-place', ':listingId?'),
  editor('edit-listing', ':listingId'),
  route('my-listing/:slug?', `${folder}/mine/my-listings-page.tsx`),
] satisfies RouteConfig;
