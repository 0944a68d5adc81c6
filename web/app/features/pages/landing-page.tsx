import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { PageHead } from '../../platform/page-head.tsx';
import classes from './landing-page.module.css';

/** A page that presents something: a lead, its points, and links. */
export interface LandingPageText {
  title: string;
  description: string;
  lead: string;
  points: readonly { title: string; text: string }[];
}

interface LandingPageProps {
  text: LandingPageText;
  path: string;
  /** Links to other pages. */
  children: ReactNode;
}

export function LandingPage({ text, path, children }: LandingPageProps) {
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
