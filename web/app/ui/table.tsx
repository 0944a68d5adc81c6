import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import classes from './table.module.css';

export interface Column<Row> {
  /** Also the label of the value on a phone. */
  head: string;
  /** The values need no label: only screen readers get the head. */
  isPlain?: boolean;
  isAmount?: boolean;
  /** Text of any length, such as what users write: it may wrap. */
  isName?: boolean;
  /**
   * The link that sorts by this column, and the current order. A phone shows no heads: it needs another way.
   */
  sort?: { to: string; is: 'ascending' | 'descending' | undefined };
  show: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * A table, or one card per row on a narrow screen. The first column names the row. It is a table by ARIA
 * roles only: a `table` element displayed as cards would lose its semantics.
 */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  const amount = ({ isAmount }: Column<Row>) => isAmount || undefined;
  return (
    <div className={classes.table} role="table" aria-label={label}>
      <div
        className={classes.heads}
        role="rowgroup"
        data-sorts={columns.some(({ sort }) => sort) || undefined}
      >
        <div role="row">
          {columns.map((column, index) => (
            <div
              key={index}
              role="columnheader"
              data-amount={amount(column)}
              aria-sort={column.sort?.is}
            >
              <Head {...column} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.rows} role="rowgroup">
        {rows.map((row) => (
          <div key={keyOf(row)} role="row">
            {columns.map((column, index) => (
              <div
                key={index}
                role={index === 0 ? 'rowheader' : 'cell'}
                data-head={column.isPlain ? undefined : column.head}
                data-amount={amount(column)}
                data-name={column.isName || undefined}
              >
                {column.show(row)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Head<Row>({ head, isPlain, sort }: Column<Row>) {
  if (isPlain) return <span className="visually-hidden">{head}</span>;
  if (!sort) return head;
  const Arrow = sort.is === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <Link to={sort.to} preventScrollReset className={classes.sort}>
      {head}
      {sort.is && <Arrow size={14} aria-hidden />}
    </Link>
  );
}
