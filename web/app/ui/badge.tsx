import type { ReactNode } from 'react';

import classes from './badge.module.css';

export type BadgeColour = 'red' | 'green' | 'teal' | 'blue' | 'yellow' | 'grey';

/** How something stands, in a word and a colour. */
export function Badge({ colour, children }: { colour: BadgeColour; children: ReactNode }) {
  return (
    <span className={classes.badge} data-colour={colour}>
      {children}
    </span>
  );
}
