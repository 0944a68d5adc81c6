import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import classes from './back-link.module.css';

/** The link above the heading to the page this one was reached from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} className={classes.back} c="inherit">
      <IconArrowLeft size={18} aria-hidden /> {children}
    </Anchor>
  );
}
