import { IconHome2 } from '@tabler/icons-react';

import classes from './photo.module.css';

/** The placeholder for a home without pictures. */
export function NoPhoto({ text }: { text: string }) {
  return (
    <div className={classes.none}>
      <IconHome2 size={36} stroke={1.2} aria-hidden />
      {text}
    </div>
  );
}
