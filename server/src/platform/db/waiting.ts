import { sql } from 'kysely';

/**
 * The columns of a `QueueState` in a queue's store: the number of rows, and the first of them by `column`.
 */
export const waitingBy = (column: 'due_at' | 'created_at' | 'start_after') =>
  [
    sql<bigint>`count(*)`.as('waiting'),
    sql<Temporal.Instant | null>`min(${sql.ref(column)})`.as('since'),
  ] as const;
