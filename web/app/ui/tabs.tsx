import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import classes from './tabs.module.css';

interface TabsProps {
  label: string;
  /** Links, each to its address; a number within stands in a `span`. */
  children: ReactNode;
  className?: string | undefined;
}

/** Ways among the parts of one page. The one that is open is `aria-current`, and in sight. */
export function Tabs({ label, children, className = '' }: TabsProps) {
  const ways = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // On a phone there are more of them than fit.
  useEffect(() => {
    const current = ways.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const place = ways.current?.getBoundingClientRect();
    if (!current || !place) return;
    const beyond =
      Math.max(current.right - place.right, 0) || Math.min(current.left - place.left, 0);
    ways.current?.scrollBy({ left: beyond });
  }, [key]);
  return (
    <nav ref={ways} className={`${classes.tabs} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}
