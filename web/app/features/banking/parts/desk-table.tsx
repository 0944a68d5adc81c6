import type { ReactNode } from 'react';

import classes from './desk-table.module.css';

export interface Column<Row> {
  /** Also what stands beside the value on a phone. */
  head: string;
  /** The values say themselves what they are: the head is only heard. */
  isPlain?: boolean;
  isAmount?: boolean;
  /** Words of people’s own, of any length. */
  isName?: boolean;
  show: (row: Row) => ReactNode;
}

interface DeskTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * A table where there is room for one, and a card a row where there is not. The first column names
 * the row. It is a table by its roles alone: a `table` that is drawn as cards would be none any more.
 */
export function DeskTable<Row>({ label, columns, rows, keyOf }: DeskTableProps<Row>) {
  const amount = ({ isAmount }: Column<Row>) => isAmount || undefined;
  return (
    <div className={classes.table} role="table" aria-label={label}>
      <div className={classes.heads} role="rowgroup">
        <div role="row">
          {columns.map((column, index) => (
            <div key={index} role="columnheader" data-amount={amount(column)}>
              {column.isPlain ? (
                <span className="visually-hidden">{column.head}</span>
              ) : (
                column.head
              )}
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
