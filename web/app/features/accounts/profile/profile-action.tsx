import type { ReactNode } from 'react';

import classes from './profile-page.module.css';

/** An action with its explanation and its button. */
export function ProfileAction({
  what,
  text,
  children,
}: {
  what: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.action}>
      <p>
        {what}
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
