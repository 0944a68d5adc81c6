import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** Above the title: a symbol or a number. */
  mark?: ReactNode;
  /** Links to other pages. */
  children?: ReactNode;
  /** Other suggestions, at the bottom. */
  below?: ReactNode;
}

/** A page with one message and links. */
export function Notice({ title, text, mark, children, below }: NoticeProps) {
  return (
    <section className={classes.notice} data-short={below ? true : undefined}>
      <div className={classes.mark} aria-hidden>
        {mark ?? <Gable />}
      </div>
      <Title order={1}>{title}</Title>
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.actions}>{children}</div>}
      {below && <div className={classes.below}>{below}</div>}
    </section>
  );
}

/** A drawing of a house in the evening. */
function Gable() {
  return (
    <svg viewBox="0 0 120 80" width="120" height="80" focusable="false">
      <path d="M0 76h120" className={classes.ground} />
      <path d="M28 76V38L60 12l32 26v38z" className={classes.home} />
      <path d="M20 44 60 11l40 33" className={classes.roof} />
      <rect x="52" y="52" width="16" height="24" rx="2" className={classes.door} />
      <rect x="38" y="46" width="9" height="11" rx="1.5" className={classes.light} />
      <rect x="73" y="46" width="9" height="11" rx="1.5" className={classes.light} />
    </svg>
  );
}
