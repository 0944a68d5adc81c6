import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { USUAL_PAYOUTS } from '@husvaer/domain/payouts/settings';

import { moment, momentOfJson } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { AccountTables } from '../accounts/store.ts';
import type { SettingsTables } from '../settings/store.ts';
import { asLine, asPayout, type Payout, type PayoutLine, type PayoutTables } from '../store.ts';

/** A lease's payouts with what they are made by. */
export interface PayoutRecord {
  /** The latest made first, after the one that is not made yet. */
  payouts: Payout[];
  lines: PayoutLine[];
  /** Where the landlord is paid now; null before an account counts. */
  account: string | null;
  /** Months of rent that may be unpaid and are paid out all the same. */
  guaranteeMonths: number;
}

const sql = owns<PayoutTables & AccountTables & SettingsTables>();

/** A lease's payouts with what they are made by, by one statement. */
export async function findPayoutRecord(
  tx: ReadTx,
  { leaseId, landlordId }: { leaseId: string; landlordId: string },
  now: Temporal.Instant,
): Promise<PayoutRecord> {
  const { payouts, account, settings } = await sql(tx)
    .selectNoFrom((of) => [
      jsonArrayFrom(
        of
          .selectFrom('payout')
          .selectAll('payout')
          .select((payout) =>
            jsonArrayFrom(
              payout
                .selectFrom('payout_line')
                .selectAll('payout_line')
                .whereRef('payout_id', '=', 'payout.id')
                .orderBy('position'),
            ).as('lines'),
          )
          .where('lease_id', '=', leaseId)
          .orderBy('serial', (order) => order.desc().nullsFirst()),
      ).as('payouts'),
      of
        .selectFrom('payout_account')
        .select('account')
        .where('landlord_id', '=', landlordId)
        .where('counts_from', '<=', moment(now))
        .orderBy('set_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('account'),
      jsonObjectFrom(
        of
          .selectFrom('payout_settings')
          .select('guarantee_months')
          .where('book_id', 'in', (own) =>
            own.selectFrom('payout').select('book_id').where('lease_id', '=', leaseId),
          )
          .limit(1),
      ).as('settings'),
    ])
    .executeTakeFirstOrThrow();
  return {
    payouts: payouts.map(({ lines: _, ...row }) =>
      asPayout({
        ...row,
        approved_at: momentOfJson(row.approved_at),
        given_up_at: momentOfJson(row.given_up_at),
        held_at: momentOfJson(row.held_at),
      }),
    ),
    lines: payouts.flatMap(({ lines }) => lines.map(asLine)),
    account,
    guaranteeMonths: settings?.guarantee_months ?? USUAL_PAYOUTS.guaranteeMonths,
  };
}
