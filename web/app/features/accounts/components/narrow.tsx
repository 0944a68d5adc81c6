import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { PageHead } from '../../../platform/page-head.tsx';
import classes from './narrow.module.css';

interface NarrowProps {
  title: string;
  text: string;
  children: ReactNode;
  /** Other links, below the form. */
  below?: ReactNode;
  /** The page's path for search engines, if it is to be indexed. */
  path?: string;
}

/** A page with one short form in a narrow column. */
export function Narrow({ title, text, children, below, path }: NarrowProps) {
  const { pathname } = useLocation();
  return (
    <section className={classes.page}>
      <PageHead title={title} description={text} path={path ?? pathname} noindex={!path} />
      <Title order={1}>{title}</Title>
      <p className={classes.lead}>{text}</p>
      {children}
      {below && <div className={classes.below}>{below}</div>}
    </section>
  );
}
