import type { ReactNode } from 'react';

import classes from './badge.module.css';

export type BadgeColour = 'red' | 'green' | 'teal' | 'blue' | 'yellow' | 'grey';

interface BadgeProps {
  /** A word that came after this page did has none, and is grey. */
  colour: BadgeColour | undefined;
  children: ReactNode;
}

/** How something stands, in a word and a colour. */
export function Badge({ colour = 'grey', children }: BadgeProps) {
  return (
    <span className={classes.badge} data-colour={colour}>
      {children}
    </span>
  );
}
