import { lazy } from 'react';

import { Optional } from '../../ui/optional.tsx';

export { SearchBox } from './components/search-box.tsx';

const LazyNextSteps = lazy(() => import('./components/next-steps.tsx'));

/** Suggestions for a page without content. */
export const NextSteps = () => (
  <Optional>
    <LazyNextSteps />
  </Optional>
);
