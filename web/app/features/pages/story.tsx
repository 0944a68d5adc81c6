import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { PageHead } from '../../platform/page-head.tsx';
import classes from './story.module.css';

/** A page that presents something: a lead, its points, and links. */
export interface StoryText {
  title: string;
  description: string;
  lead: string;
  points: readonly { title: string; text: string }[];
}

interface StoryProps {
  text: StoryText;
  path: string;
  /** Links to other pages. */
  children: ReactNode;
}

export function Story({ text, path, children }: StoryProps) {
  return (
    <div className={classes.page}>
      <PageHead title={text.title} description={text.description} path={path} />
      <header className={classes.header}>
        <Title order={1}>{text.title}</Title>
        <p>{text.lead}</p>
        <div className={classes.actions}>{children}</div>
      </header>
      <div className={classes.points}>
        {text.points.map((point) => (
          <section key={point.title}>
            <h2>{point.title}</h2>
            <p>{point.text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
