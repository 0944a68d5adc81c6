import type { Kysely } from 'kysely';

declare const reads: unique symbol;
declare const writes: unique symbol;

/** Proof that reading is allowed here. It has no methods; only {@link owns} turns it into SQL. */
export interface ReadTx {
  readonly [reads]: true;
}

/** Proof of an open transaction. */
export interface Tx extends ReadTx {
  readonly [writes]: true;
}

type Reader<Tables> = Pick<
  Kysely<Tables>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'dynamic'
>;

/**
 * Gives a store access to the tables it names, and to no others: `const sql = owns<Pick<Tables, 'listing'>>()`,
 * then `sql(tx).selectFrom('listing')`. With a {@link ReadTx} it can only read.
 */
export function owns<Tables>(): {
  (tx: Tx): Kysely<Tables>;
  (tx: ReadTx): Reader<Tables>;
} {
  return (tx: ReadTx) => tx as unknown as Kysely<Tables>;
}

/** Wraps a Kysely instance as a proof. Only the runner calls it. */
export const proof = (kysely: Kysely<never>): Tx => kysely as unknown as Tx;
