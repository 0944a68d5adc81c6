import type { FastifyInstance } from 'fastify';

import { booksInPath, serveBookTable } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { arrearsFilters } from '../../invoices/public.ts';
import { arrearsColumns } from './csv-columns.ts';
import { getArrears, type LateLease } from './use-cases/get-arrears.ts';

/** Rows read at a time. */
const AT_ONCE = 1000;

/** Serves an agency's late leases as a spreadsheet file, filtered like the list. */
export function serveArrearsFile(app: FastifyInstance, context: HttpContext): void {
  serveBookTable(app, context, {
    name: 'arrears',
    may: 'see',
    parameters: arrearsFilters.extend({ partnerId: booksInPath }),
    tableOf({ read, parameters, language }) {
      const words = arrearsColumns(language);
      async function* rows() {
        for (let skip = 0; ; skip += AT_ONCE) {
          const page = { sort: 'longest', limit: AT_ONCE, skip } as const;
          const { leases } = await read(getArrears, { ...parameters, ...page });
          yield leases.map((lease) => arrearsRow(lease, words));
          if (leases.length < AT_ONCE) return;
        }
      }
      return { head: words.head, rows: rows() };
    },
  });
}

type Words = ReturnType<typeof arrearsColumns>;

const namesOf = (tenants: readonly { name: string }[]) =>
  tenants.map(({ name }) => name).join(', ');

const arrearsRow = (lease: LateLease, { steps, stages, next, yes }: Words): Cell[] => [
  lease.parties.lease,
  lease.parties.home.name,
  lease.parties.home.address,
  namesOf(lease.parties.tenants),
  lease.parties.landlord.name,
  lease.overdue,
  lease.open,
  lease.oldestDueOn,
  lease.daysLate,
  lease.letterKind && steps[lease.letterKind],
  lease.letterSentOn,
  lease.stage && stages[lease.stage],
  lease.next && next[lease.next.step],
  lease.next?.on ?? null,
  lease.hasObjection ? yes : null,
  lease.isSaidPaid ? yes : null,
];
