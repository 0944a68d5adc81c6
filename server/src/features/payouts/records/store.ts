import { sql as raw } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { moment, momentOfJson } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { AccountTables } from '../accounts/store.ts';
import { asLine, type PayoutLine } from './lines/store.ts';
import { waitsForAddress } from './settlements/store.ts';
import { asPayout, type Payout, type PayoutTables } from '../store.ts';

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
  PayoutTables & AccountTables & { ledger_book: { id: string; in_vat_register: boolean } }
>();

/** The payout records of these leases, by one statement. */
export async function findPayoutRecords(
  tx: ReadTx,
  leases: readonly { leaseId: string; landlordId: string }[],
  now: Temporal.Instant,
): Promise<Map<string, PayoutRecord>> {
  if (leases.length === 0) return new Map();
  const requested = leases.map(({ leaseId: lease_id, landlordId: landlord_id }) => ({
    lease_id,
    landlord_id,
  }));
  const rows = await sql(tx)
    .selectFrom(unnestRows('requested', { lease_id: 'uuid', landlord_id: 'uuid' }, requested))
    .select('requested.lease_id as leaseId')
    .select((of) => [
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
          .whereRef('payout.lease_id', '=', 'requested.lease_id')
          .orderBy('serial', (order) => order.desc().nullsFirst()),
      ).as('payouts'),
      of
        .selectFrom('payout_account')
        .select('account')
        .whereRef('payout_account.landlord_id', '=', 'requested.landlord_id')
        .where('counts_from', '<=', moment(now))
        .orderBy('set_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('account'),
      of
        .selectFrom('payout')
        .innerJoin('ledger_book', 'ledger_book.id', 'payout.book_id')
        .select('in_vat_register')
        .whereRef('payout.lease_id', '=', 'requested.lease_id')
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
            approved_at: momentOfJson(row.approved_at),
            given_up_at: momentOfJson(row.given_up_at),
            held_at: momentOfJson(row.held_at),
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
