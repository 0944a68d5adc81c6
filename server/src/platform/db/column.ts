import type { ColumnType } from 'kysely';

/** A column that the database fills when a row does not state it. */
export type WithDefault<Column> = [Column] extends [
  ColumnType<infer Read, infer Written, infer Changed>,
]
  ? ColumnType<Read, Written | undefined, Changed>
  : ColumnType<Column, Column | undefined, Column>;

/** A row whose store states what some of its columns hold, such as JSON that only its feature knows. */
export type Stated<Row, Columns> = Omit<Row, keyof Columns> & Columns;
