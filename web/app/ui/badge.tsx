import type { ReactNode } from 'react';

import classes from './badge.module.css';

export type BadgeColour = 'red' | 'green' | 'teal' | 'blue' | 'yellow' | 'grey';

interface BadgeProps {
  /** A status that was added to the API after this page was loaded has no colour of its own, and is grey. */
  colour: BadgeColour | undefined;
  children: ReactNode;
}

/** A status as a word and a colour. */
export function Badge({ colour = 'grey', children }: BadgeProps) {
  return (
    <span className={classes.badge} data-colour={colour}>
      {children}
    </span>
  );
}
