import { moment, type Moment } from '../db/moment.ts';
import { owns, type ReadTx, type Tx } from '../db/tx.ts';

interface BounceTables {
  mail_bounce: { address: string; since: Moment };
}

const tables = owns<BounceTables>();

/** Days an address counts as one that takes no mail, where none was tried since. */
const KEEP_DAYS = 90;

/** Notes that an address was refused; since when, where it was before. */
export async function noteBounce(tx: Tx, address: string, at: Temporal.Instant): Promise<void> {
  await tables(tx)
    .insertInto('mail_bounce')
    .values({ address: address.toLowerCase(), since: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A mail was delivered: what was noted of its address is over. */
export async function forgetBounce(tx: Tx, address: string): Promise<void> {
  await tables(tx).deleteFrom('mail_bounce').where('address', '=', address.toLowerCase()).execute();
}

/** Whether the last mail to an address was refused for its sake. */
export async function isRefused(tx: ReadTx, address: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('mail_bounce')
    .select('since')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export async function purgeBounces(tx: Tx, now: Temporal.Instant): Promise<void> {
  await tables(tx)
    .deleteFrom('mail_bounce')
    .where('since', '<=', moment(now.subtract({ hours: 24 * KEEP_DAYS })))
    .execute();
}
