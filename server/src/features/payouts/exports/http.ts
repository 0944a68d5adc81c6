import type { FastifyInstance } from 'fastify';

import { z } from '@husvaer/domain/kernel/zod';
import { COMMISSION_LINES, PAYOUT_STATUSES } from '@husvaer/domain/payouts/enums';

import { booksInPath, serveBookTable } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { getPayouts, type PayoutListQuery } from '../use-cases/get-payouts.ts';
import type { PayoutView } from '../use-cases/view-payouts.ts';
import { payoutColumns, type PayoutColumns } from './csv-columns.ts';

/** Rows read at a time. */
const AT_ONCE = 500;

const parameters = z.object({
  partnerId: booksInPath,

  status: z
    .enum(PAYOUT_STATUSES)
    .nullish()
    .transform((status) => status ?? null),
  isHeld: z
    .enum(['true', 'false'])
    .default('false')
    .transform((isHeld) => isHeld === 'true'),
});

/** Serves an agency's payouts as a spreadsheet file, filtered like its list, the latest first. */
export function servePayouts(app: FastifyInstance, context: HttpContext): void {
  serveBookTable(app, context, {
    name: 'payouts',
    may: 'audit',
    parameters,
    tableOf({ read, parameters: request, language }) {
      const words = payoutColumns(language);
      async function* rows() {
        for (let before: number | null = null, skip = 0; ;) {
          const page: PayoutListQuery = { ...request, before, limit: AT_ONCE, skip };
          const { data } = await read(getPayouts, page);
          yield data.map((payout) => rowOf(payout, words));
          if (data.length < AT_ONCE) return;
          before = data.at(-1)!.serial;
          // Expected payouts have no number yet to continue from.
          if (before === null) skip += AT_ONCE;
        }
      }
      return { head: words.head, rows: rows() };
    },
  });
}

function rowOf(payout: PayoutView, { statuses, yes }: PayoutColumns): Cell[] {
  const { lines, amount, rent } = payout;
  const sumOf = (isOf: (type: (typeof lines)[number]['type']) => boolean): bigint =>
    lines.reduce((sum, line) => (isOf(line.type) ? sum + line.amount : sum), 0n);
  const invoiced = sumOf((type) => type === 'rent_invoice' || type === 'credit_rent_invoice');
  const commissions = sumOf((type) => COMMISSION_LINES.includes(type));
  return [
    payout.serial,
    statuses[payout.status],
    payout.heldAt === null ? null : yes,
    rent?.number ?? null,
    rent?.property.name ?? null,
    payout.landlord?.name ?? null,
    payout.account,
    payout.madeOn ?? payout.dueOn,
    invoiced,
    commissions,
    lines.reduce((sum, { vat }) => sum + vat, 0n),
    amount - invoiced - commissions,
    amount,
    payout.madeOn && `${payout.approvals.length}/${payout.approvalsNeeded}`,
    payout.fails,
    payout.bookedOn,
    payout.endToEndId,
  ];
}
