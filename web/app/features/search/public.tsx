import { lazy } from 'react';

import { Optional } from '../../ui/optional.tsx';

export { PlaceSearch } from './components/place-search.tsx';

const LazySuggestions = lazy(() => import('./components/suggestions.tsx'));

/** What one might look at next, where a page has nothing to show. */
export const Suggestions = () => (
  <Optional>
    <LazySuggestions />
  </Optional>
);
