import { sql as raw } from 'kysely';

import type { FixedTermGround } from '@husvaer/domain/leases/enums';

import type { Tx } from '../../../platform/db/tx.ts';
import { sql } from '../store.ts';

/**
 * Sets the end of a lease to this day, or back to its own term; rent is paid until then, or until a later
 * day.
 */
export async function setEnd(
  tx: Tx,
  id: string,
  endedOn: string | null,
  rentEndsOn: string | null = null,
): Promise<void> {
  const row = { endedOn, rentEndsOn };
  await sql(tx).updateTable('lease').set(row).where('id', '=', id).execute();
}

/** Changes the term of a lease. */
export async function setTerm(
  tx: Tx,
  id: string,
  {
    endsOn,
    fixedTermGround = null,
    fixedTermReason,
  }: {
    endsOn: string | null;
    /** None in an agreement of the release before. */
    fixedTermGround?: FixedTermGround | null;
    fixedTermReason: string | null;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('lease')
    .set({
      endsOn,
      fixedTermGround: raw<FixedTermGround | null>`coalesce(${fixedTermGround}, fixed_term_ground)`,
      fixedTermReason: raw<string | null>`coalesce(${fixedTermReason}, fixed_term_reason)`,
      endedOn: null,
      rentEndsOn: null,
      endsSoonAt: null,
    })
    .where('id', '=', id)
    .execute();
}
