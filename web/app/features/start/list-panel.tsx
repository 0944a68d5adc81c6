import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Panel } from '../../ui/panel.tsx';
import classes from './start.module.css';
import { SiteLink } from './site-link.tsx';

interface ListRow {
  id: string;
  href: string;
  title: string;
  /** More details of the row. */
  about?: ReactNode;
  /** At the end of the row: an amount or a day. */
  end?: ReactNode;
  isBad?: boolean;
}

interface ListPanelProps {
  id: string;
  title: string;
  /** The total number of rows. */
  total: number;
  rows: readonly ListRow[];
  /** A link to the full list. */
  all?: { href: string; label: string } | undefined;
  /** Shown above the rows. */
  children?: ReactNode;
}

/** A list of tasks: the first few rows, the total, and a link to the rest. */
export function ListPanel({ id, title, total, rows, all, children }: ListPanelProps) {
  const { t } = useTranslation('start');
  return (
    <Panel id={id} title={title}>
      {children}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={classes.what}>
              <SiteLink href={row.href}>{row.title}</SiteLink>
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
          <SiteLink href={all.href}>{all.label}</SiteLink>
          {total > rows.length && (
            <span className="quiet"> {t('of', { shown: rows.length, total })}</span>
          )}
        </p>
      )}
    </Panel>
  );
}
