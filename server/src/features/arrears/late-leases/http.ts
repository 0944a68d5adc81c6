import type { FastifyInstance } from 'fastify';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath, expectBook } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { sendTable, TABLE_KINDS } from '../../../platform/http/table-file.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { arrearsAsked } from '../../invoices/public.ts';
import { arrearsColumns } from './csv-columns.ts';
import { getArrears, type LateLease } from './use-cases/get-arrears.ts';

/** Rows read at a time. */
const AT_ONCE = 1000;

const inPath = { partnerId: booksInPath };

interface Asked {
  Params: { partnerId: string };
  Querystring: Record<string, string | undefined>;
}

/** An agency's late leases as a file for spreadsheets, filtered as the list is. */
export function serveArrearsFile(app: FastifyInstance, context: HttpContext): void {
  const { runner } = context;

  for (const kind of TABLE_KINDS)
    app.get<Asked>(
      `/api/money/:partnerId/arrears.${kind}`,
      async ({ params, query, headers }, reply) => {
        const viewer = await viewerOf(headers.authorization, context);
        const asked = parseInput(arrearsAsked.extend(inPath), { ...query, ...params }, 'queryData');
        await runner.read(viewer, maySee, asked.partnerId);
        const words = arrearsColumns(query['language']);
        async function* rows() {
          for (let skip = 0; ; skip += AT_ONCE) {
            const page = { sort: 'longest', limit: AT_ONCE, skip } as const;
            const { leases } = await runner.read(viewer, getArrears, { ...asked, ...page });
            yield leases.map((lease) => arrearsRow(lease, words));
            if (leases.length < AT_ONCE) return;
          }
        }
        return sendTable(reply, kind, { head: words.head, rows: rows() });
      },
    );
}

const maySee = async (work: ReadWork, partnerId: string | null): Promise<void> =>
  void (await expectBook(work, partnerId, 'see'));

type Words = ReturnType<typeof arrearsColumns>;

const namesOf = (tenants: readonly { name: string }[]) =>
  tenants.map(({ name }) => name).join(', ');

const arrearsRow = (lease: LateLease, { steps, yes }: Words): Cell[] => [
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
  lease.hasObjection ? yes : null,
  lease.isSaidPaid ? yes : null,
];
