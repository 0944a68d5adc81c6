import type { ReactNode } from 'react';

import classes from './tabs.module.css';

interface TabsProps {
  label: string;
  /** Links, each to its address; a number within stands in a `span`. */
  children: ReactNode;
  className?: string | undefined;
}

/** Ways among the parts of one page. The one that is open is `aria-current`. */
export function Tabs({ label, children, className = '' }: TabsProps) {
  return (
    <nav className={`${classes.tabs} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}
