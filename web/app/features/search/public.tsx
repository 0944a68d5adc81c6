import { lazy } from 'react';

import { Optional } from '../../ui/optional.tsx';

export { SearchBox } from './components/search-box.tsx';

const LazyWhereNext = lazy(() => import('./components/where-next.tsx'));

/** Suggestions for a page that has nothing to show. */
export const WhereNext = () => (
  <Optional>
    <LazyWhereNext />
  </Optional>
);
