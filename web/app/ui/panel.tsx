import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './panel.module.css';

interface PanelProps {
  /** The heading's, on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a page that stands for itself, under its own heading. */
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
