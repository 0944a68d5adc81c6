import { sql } from 'kysely';

import { moment } from '../db/moment.ts';
import type { Tables } from '../db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../db/tx.ts';

const tables = owns<Pick<Tables, 'mailBounce' | 'mailSent'>>();

/** Days an address is marked as refusing mail, if no mail was sent to it since. */
const KEEP_DAYS = 90;
/** Days after which a mail no longer comes back: mail servers retry for five (RFC 5321, section 4.5.4.1). */
const RETURN_DAYS = 7;

/** Records that an address refused a mail. An earlier start date stays. */
export async function recordBounce(tx: Tx, address: string, at: Temporal.Instant): Promise<void> {
  await tables(tx)
    .insertInto('mailBounce')
    .values({
      address: address.toLowerCase(),
      since: at.toString(),
      returnedAt: null,
      retriedAt: null,
    })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ retriedAt: null }))
    .execute();
}

/**
 * Records the recipient of a mail, for reports that may come back. If mails to the address came back before,
 * the mark ends when none comes back for {@link RETURN_DAYS} days.
 */
export async function recordSent(
  tx: Tx,
  { id, recipient }: { id: string; recipient: string },
  at: Temporal.Instant,
): Promise<void> {
  await tables(tx)
    .insertInto('mailSent')
    .values({ id, recipient, sentAt: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tables(tx)
    .updateTable('mailBounce')
    .set({ retriedAt: at.toString() })
    .where('address', '=', recipient.toLowerCase())
    .where('returnedAt', 'is not', null)
    .where('retriedAt', 'is', null)
    .execute();
}

/** Records that a mail came back permanently: once for each mail of the last days. Returns whether it did. */
export async function recordReturned(tx: Tx, id: string, at: Temporal.Instant): Promise<boolean> {
  const sent = await tables(tx)
    .deleteFrom('mailSent')
    .where('id', '=', id)
    .returning('recipient')
    .executeTakeFirst();
  if (!sent) return false;
  const returnedAt = at.toString();
  await tables(tx)
    .insertInto('mailBounce')
    .values({
      address: sent.recipient.toLowerCase(),
      since: returnedAt,
      returnedAt,
      retriedAt: null,
    })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ returnedAt, retriedAt: null }),
    )
    .execute();
  return true;
}

/**
 * Removes the mark from a refusal at sending, after a mail was accepted. A mark from a returned mail stays:
 * the next may come back too.
 */
export async function deleteBounce(tx: Tx, address: string): Promise<void> {
  await tables(tx)
    .deleteFrom('mailBounce')
    .where('address', '=', address.toLowerCase())
    .where('returnedAt', 'is', null)
    .execute();
}

/** The addresses among these that refuse mail, in lower case. */
export async function findRefused(tx: ReadTx, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await tables(tx)
    .selectFrom('mailBounce')
    .select('address')
    .where(
      'address',
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .execute();
  return new Set(rows.map(({ address }) => address));
}

/** Whether mails to an address are refused or come back. */
export const isRefused = async (tx: ReadTx, address: string): Promise<boolean> =>
  (await findRefused(tx, [address])).size > 0;

export async function purgeBounces(tx: Tx, now: Temporal.Instant): Promise<void> {
  const ago = (days: number) => moment(now.subtract({ hours: 24 * days }));
  await tables(tx)
    .deleteFrom('mailBounce')
    .where((is) =>
      is.or([
        is(sql<Temporal.Instant>`coalesce(returned_at, since)`, '<=', ago(KEEP_DAYS)),
        is('retriedAt', '<=', ago(RETURN_DAYS)),
      ]),
    )
    .execute();
  await tables(tx).deleteFrom('mailSent').where('sentAt', '<=', ago(RETURN_DAYS)).execute();
}
