import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { endingRates, PUBLISHED_RATES, type LegalRate } from '@husvaer/domain/legal/rates';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'legalRate' | 'rentLetter' | 'rentLetterClaim'>>();

/** A rate, and when an operator entered it; null if the release has it. */
export interface KnownRate extends LegalRate {
  enteredAt: Temporal.Instant | null;
}

/**
 * All rates that are known, of each kind the oldest first: the release's, and those that operators entered,
 * which come before the release's.
 */
export async function findRates(tx: ReadTx): Promise<KnownRate[]> {
  const rows = await sql(tx)
    .selectFrom('legalRate')
    .select(['kind', 'since', 'value', 'source', 'enteredAt'])
    .execute();
  const isEntered = ({ kind, since }: LegalRate) =>
    rows.some((row) => row.kind === kind && row.since === since);
  const published = PUBLISHED_RATES.filter((rate) => !isEntered(rate));
  return [...published.map((rate) => ({ ...rate, enteredAt: null })), ...rows].toSorted(
    (one, other) => (one.since < other.since ? -1 : 1),
  );
}

/** The number of kinds whose rate ends soon, or has ended. */
export const countEndingRates = async (tx: ReadTx, today: IsoDate): Promise<number> =>
  endingRates(await findRates(tx), today).length;

/** Saves a rate in place of the one of the same day. */
export async function saveRate(
  tx: Tx,
  { kind, since, value, source }: LegalRate,
  at: Temporal.Instant,
): Promise<void> {
  const entered = { value, source, enteredAt: at.toString() };
  await sql(tx)
    .insertInto('legalRate')
    .values({ kind, since, ...entered })
    .onConflict((conflict) => conflict.columns(['kind', 'since']).doUpdateSet(entered))
    .execute();
}

/** The day of the last letter or petition from a day on that was drawn with a rate of this kind; null without one. */
export async function findLastUse(
  tx: ReadTx,
  { kind, since }: Pick<LegalRate, 'kind' | 'since'>,
): Promise<string | null> {
  const last = await sql(tx)
    .selectFrom('rentLetter')
    .innerJoin('rentLetterClaim', 'letterId', 'id')
    .select('sentOn')
    .where('sentOn', '>=', since)
    .$if(kind === 'late_interest', (all) => all.where('interest', '>', 0n))
    .$if(kind === 'reminder_fee', (all) => all.where('fee', '>', 0n))
    .$if(kind === 'court_fee', (all) => all.where('kind', '=', 'petition'))
    .orderBy('sentOn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.sentOn ?? null;
}
