import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './panel.module.css';

interface PanelProps {
  /** The id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
