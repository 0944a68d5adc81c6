import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import classes from './tabs.module.css';

interface TabsProps {
  label: string;
  /** Links; a number in one is a `span`. */
  children: ReactNode;
  className?: string | undefined;
}

/** Links between the parts of a page. The current one has `aria-current` and is scrolled into view. */
export function Tabs({ label, children, className = '' }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // On a phone there are more tabs than fit.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const place = nav.current?.getBoundingClientRect();
    if (!current || !place) return;
    const beyond =
      Math.max(current.right - place.right, 0) || Math.min(current.left - place.left, 0);
    nav.current?.scrollBy({ left: beyond });
  }, [key]);
  return (
    <nav ref={nav} className={`${classes.tabs} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}
