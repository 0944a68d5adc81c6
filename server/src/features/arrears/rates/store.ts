import type { IsoDate } from '@husvaer/domain/kernel/dates';
import {
  endingRates,
  PUBLISHED_RATES,
  type LegalRate,
  type RateKind,
} from '@husvaer/domain/legal/rates';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { LateTables } from '../store.ts';

interface RateTables {
  legal_rate: {
    kind: RateKind;
    since: string;
    value: bigint;
    source: string;
    entered_at: Moment;
  };
}

const sql = owns<RateTables & Pick<LateTables, 'rent_letter' | 'rent_letter_claim'>>();

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
    .selectFrom('legal_rate')
    .select(['kind', 'since', 'value', 'source', 'entered_at as enteredAt'])
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
  const entered = { value, source, entered_at: at.toString() };
  await sql(tx)
    .insertInto('legal_rate')
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
    .selectFrom('rent_letter')
    .innerJoin('rent_letter_claim', 'letter_id', 'id')
    .select('sent_on')
    .where('sent_on', '>=', since)
    .$if(kind === 'late_interest', (all) => all.where('interest', '>', 0n))
    .$if(kind === 'reminder_fee', (all) => all.where('fee', '>', 0n))
    .$if(kind === 'court_fee', (all) => all.where('kind', '=', 'petition'))
    .orderBy('sent_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.sent_on ?? null;
}
