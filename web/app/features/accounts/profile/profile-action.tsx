import type { ReactNode } from 'react';

import classes from './profile-page.module.css';

/** Something one can do, what it means, and the button that does it. */
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
    <div className={classes.doing}>
      <p>
        {what}
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
