import { sql } from 'kysely';

import { moment, type MaybeMoment, type Moment } from '../db/moment.ts';
import { owns, type ReadTx, type Tx } from '../db/tx.ts';

interface BounceTables {
  mail_bounce: {
    address: string;
    since: Moment;
    /** When a mail came back that the mail server had taken; null where all were refused at sending. */
    returned_at: MaybeMoment;
    /** When the first mail after that went out. */
    retried_at: MaybeMoment;
  };
  mail_sent: { id: string; recipient: string; sent_at: Moment };
}

const tables = owns<BounceTables>();

/** Days an address counts as one that takes no mail, where none was tried since. */
const KEEP_DAYS = 90;
/** Days after which nothing comes back of a mail any more: mail servers try for five (RFC 5321, section 4.5.4.1). */
const RETURN_DAYS = 7;

/** Notes that an address was refused; since when, where it was before. */
export async function recordBounce(tx: Tx, address: string, at: Temporal.Instant): Promise<void> {
  await tables(tx)
    .insertInto('mail_bounce')
    .values({
      ...{ address: address.toLowerCase(), since: at.toString() },
      ...{ returned_at: null, retried_at: null },
    })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ retried_at: null }))
    .execute();
}

/**
 * Notes to whom a mail goes, for what may come back of it. Where mails to the address came back before,
 * that is over when nothing comes back for days.
 */
export async function recordSent(
  tx: Tx,
  { id, recipient }: { id: string; recipient: string },
  at: Temporal.Instant,
): Promise<void> {
  await tables(tx)
    .insertInto('mail_sent')
    .values({ id, recipient, sent_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tables(tx)
    .updateTable('mail_bounce')
    .set({ retried_at: at.toString() })
    .where('address', '=', recipient.toLowerCase())
    .where('returned_at', 'is not', null)
    .where('retried_at', 'is', null)
    .execute();
}

/** Notes that a mail came back for good: once for each, of those that were sent in the last days. Returns whether it was. */
export async function recordReturned(tx: Tx, id: string, at: Temporal.Instant): Promise<boolean> {
  const sent = await tables(tx)
    .deleteFrom('mail_sent')
    .where('id', '=', id)
    .returning('recipient')
    .executeTakeFirst();
  if (!sent) return false;
  const returned_at = at.toString();
  await tables(tx)
    .insertInto('mail_bounce')
    .values({
      ...{ address: sent.recipient.toLowerCase(), since: returned_at },
      ...{ returned_at, retried_at: null },
    })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ returned_at, retried_at: null }),
    )
    .execute();
  return true;
}

/** A mail was taken: what was noted of its address at sending is over. What came back later may do so again. */
export async function forgetBounce(tx: Tx, address: string): Promise<void> {
  await tables(tx)
    .deleteFrom('mail_bounce')
    .where('address', '=', address.toLowerCase())
    .where('returned_at', 'is', null)
    .execute();
}

/** Which of these addresses take no mail, in small letters. */
export async function findRefused(tx: ReadTx, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await tables(tx)
    .selectFrom('mail_bounce')
    .select('address')
    .where(
      'address',
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .execute();
  return new Set(rows.map(({ address }) => address));
}

/** Whether mails to an address are refused, or come back. */
export const isRefused = async (tx: ReadTx, address: string): Promise<boolean> =>
  (await findRefused(tx, [address])).size > 0;

export async function purgeBounces(tx: Tx, now: Temporal.Instant): Promise<void> {
  const ago = (days: number) => moment(now.subtract({ hours: 24 * days }));
  await tables(tx)
    .deleteFrom('mail_bounce')
    .where((is) =>
      is.or([
        is(sql<Temporal.Instant>`coalesce(returned_at, since)`, '<=', ago(KEEP_DAYS)),
        is('retried_at', '<=', ago(RETURN_DAYS)),
      ]),
    )
    .execute();
  await tables(tx).deleteFrom('mail_sent').where('sent_at', '<=', ago(RETURN_DAYS)).execute();
}
