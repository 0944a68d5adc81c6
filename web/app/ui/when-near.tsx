import { useIntersection } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';

import { Optional } from './optional.tsx';

/** How far below what one sees it may still be. */
const NEAR = { rootMargin: '1200px' };

/** What stands far down the page: it is drawn, and its code fetched, when somebody comes near, and stays from then on. */
export function WhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const { ref, entry } = useIntersection(NEAR);
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  return (
    <div ref={ref} className={className}>
      {wasNear && <Optional>{children}</Optional>}
    </div>
  );
}
