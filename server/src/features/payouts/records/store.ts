import { sql as raw } from 'kysely';
import { jsonArrayFrom } from '../../../platform/db/json.ts';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { moment, momentOfJson } from '../../../platform/db/moment.ts';
import { COLUMNS, type Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { asLine, type PayoutLine, type PayoutLineRow } from './lines/store.ts';
import { waitsForAddress } from './settlements/store.ts';
import { asPayout, type Payout } from '../store.ts';

/** A lease's payouts, and the data they are calculated from. */
interface PayoutRecord {
  /** The one that is not made yet first, then the latest made. */
  payouts: Payout[];
  lines: PayoutLine[];
  /** The account the landlord is paid to now; null before an account counts. */
  account: string | null;
  /** Whether a settlement waits for the landlord's address. */
  needsAddress: boolean;
  /** Whether the book of the latest payout is in the VAT register. */
  hasVat: boolean;
}

const sql = owns<
  Pick<Tables, 'payout' | 'payoutAccount' | 'ledgerBook'> & { payoutLine: PayoutLineRow }
>();

/** The payout records of these leases, by one statement. */
export async function findPayoutRecords(
  tx: ReadTx,
  leases: readonly { leaseId: string; landlordId: string }[],
  now: Temporal.Instant,
): Promise<Map<string, PayoutRecord>> {
  if (leases.length === 0) return new Map();
  const requested = leases.map(({ leaseId, landlordId }) => ({
    leaseId,
    landlordId,
  }));
  const rows = await sql(tx)
    .selectFrom(unnestRows('requested', { leaseId: 'uuid', landlordId: 'uuid' }, requested))
    .select('requested.leaseId')
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('payout')
          .select(COLUMNS.payout)
          .select((payout) =>
            jsonArrayFrom(
              payout
                .selectFrom('payoutLine')
                .select(COLUMNS.payoutLine)
                .whereRef('payoutId', '=', 'payout.id')
                .orderBy('position'),
            ).as('lines'),
          )
          .whereRef('payout.leaseId', '=', 'requested.leaseId')
          .orderBy('serial', (order) => order.desc().nullsFirst()),
      ).as('payouts'),
      of
        .selectFrom('payoutAccount')
        .select('account')
        .whereRef('payoutAccount.landlordId', '=', 'requested.landlordId')
        .where('countsFrom', '<=', moment(now))
        .orderBy('setAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('account'),
      of
        .selectFrom('payout')
        .innerJoin('ledgerBook', 'ledgerBook.id', 'payout.bookId')
        .select('inVatRegister')
        .whereRef('payout.leaseId', '=', 'requested.leaseId')
        .orderBy('serial', (order) => order.desc().nullsFirst())
        .limit(1)
        .as('hasVat'),
      raw<boolean>`exists (
        select from settlement join payout on payout.id = settlement.payout_id
        where payout.lease_id = requested.lease_id and ${waitsForAddress})`.as('needsAddress'),
    ])
    .execute();
  return new Map(
    rows.map(({ leaseId, payouts, account, hasVat, needsAddress }) => [
      leaseId,
      {
        payouts: payouts.map(({ lines: _, ...row }) =>
          asPayout({
            ...row,
            approvedAt: momentOfJson(row.approvedAt),
            givenUpAt: momentOfJson(row.givenUpAt),
            heldAt: momentOfJson(row.heldAt),
          }),
        ),
        lines: payouts.flatMap(({ lines }) => lines.map(asLine)),
        account,
        needsAddress,
        hasVat: hasVat ?? false,
      },
    ]),
  );
}
