import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Key, ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { ProtocolForm } from './fields.tsx';
import classes from './protocol.module.css';

interface RowsProps<Row> {
  form: ProtocolForm;
  /** The API's name: `rooms`. */
  name: string;
  rows: readonly Row[];
  keyOf?: (row: Row) => Key;
  max: number;
  /** The label of the button that adds a row. */
  add: string;
  blank: () => Row;
  /** The name of a row's first field. */
  first: string;
  children: (row: Row, index: number, remove: () => void) => ReactNode;
}

/** A list with rows to add and remove. A new row gets the focus; when one is removed, the button gets it. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { form, name, rows, keyOf, max, add, blank, first, children } = props;
  const { 'data-path': path } = form.getInputProps(name) as unknown as { 'data-path': string };
  return (
    <>
      {rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row, index) => (
            <li key={keyOf?.(row) ?? index}>
              {children(row, index, () => {
                form.removeListItem(name, index);
                form.getInputNode(name)?.focus();
              })}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={18} aria-hidden />}
          // Not `disabled`: the button keeps the focus that it got from a removed row.
          aria-disabled={rows.length >= max}
          data-disabled={rows.length >= max || undefined}
          data-path={path}
          onClick={() => {
            if (rows.length >= max) return;
            flushSync(() => form.insertListItem(name, blank()));
            form.getInputNode(`${name}.${rows.length}.${first}`)?.focus();
          }}
        >
          {add}
        </Button>
        {form.errors[name] && (
          <p role="alert" className={classes.refused}>
            {form.errors[name]}
          </p>
        )}
      </div>
    </>
  );
}
