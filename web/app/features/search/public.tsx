import { lazy } from 'react';

import { Optional } from '../../ui/optional.tsx';

export { SearchBox } from './components/search-box.tsx';

const LazyWhereNext = lazy(() => import('./components/where-next.tsx'));

/** Suggestions for a page without content. */
export const WhereNext = () => (
  <Optional>
    <LazyWhereNext />
  </Optional>
);
