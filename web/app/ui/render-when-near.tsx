import { useIntersection } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';

import { Optional } from './optional.tsx';

/** How far below the visible part the content is rendered. */
const NEAR = { rootMargin: '1200px' };

/** Content far down the page. It is rendered, and its code fetched, when the user scrolls near it, and it stays. */
export function RenderWhenNear({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const { ref, entry } = useIntersection(NEAR);
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  return (
    <div ref={ref} className={className}>
      {wasNear && <Optional>{children}</Optional>}
    </div>
  );
}
