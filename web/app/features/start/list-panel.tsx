import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Panel } from '../../ui/panel.tsx';
import classes from './start.module.css';
import { To } from './to.tsx';

export interface ListRow {
  id: string;
  href: string;
  title: string;
  /** What else one needs to know to choose. */
  about?: ReactNode;
  /** At the end of the row: an amount, a day. */
  end?: ReactNode;
  isBad?: boolean;
}

interface ListPanelProps {
  id: string;
  title: string;
  /** How many there are in all. */
  total: number;
  rows: readonly ListRow[];
  /** Where all of them are worked off. */
  all?: { href: string; label: string } | undefined;
  /** Above the rows. */
  children?: ReactNode;
}

/** A list that somebody works off: the first few rows, how many there are, and where the rest is. */
export function ListPanel({ id, title, total, rows, all, children }: ListPanelProps) {
  const { t } = useTranslation('start');
  return (
    <Panel id={id} title={title}>
      {children}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={classes.what}>
              <To href={row.href}>{row.title}</To>
              {row.about && <span className={classes.about}>{row.about}</span>}
            </span>
            {row.end && (
              <span className={classes.end} data-is={row.isBad ? 'bad' : undefined}>
                {row.end}
              </span>
            )}
          </li>
        ))}
      </ul>
      {all && (
        <p className={classes.all}>
          <To href={all.href}>{all.label}</To>
          {total > rows.length && (
            <span className="quiet"> {t('of', { shown: rows.length, total })}</span>
          )}
        </p>
      )}
    </Panel>
  );
}
