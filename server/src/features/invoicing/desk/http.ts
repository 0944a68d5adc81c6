import type { FastifyInstance } from 'fastify';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath, expectBook } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { sendTable, TABLE_KINDS } from '../../../platform/http/table-file.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { isToBePaid } from '../allocation/work-out.ts';
import type { ShownInvoice } from '../use-cases/get-invoices.ts';
import { arrearsAsked, invoicesAsked } from './asked.ts';
import { getArrears, getInvoicesAfter, type LateLease } from './read-desk.ts';
import { deskWords } from './words.ts';

/** Rows read at a time. */
const AT_ONCE = 1000;

const inPath = { partnerId: booksInPath };

interface Asked {
  Params: { partnerId: string };
  Querystring: Record<string, string | undefined>;
}

/** An agency's arrears and invoices as files for spreadsheets, filtered as its lists are. */
export function serveDesk(app: FastifyInstance, context: HttpContext): void {
  const { runner } = context;

  for (const kind of TABLE_KINDS)
    app.get<Asked>(
      `/api/money/:partnerId/arrears.${kind}`,
      async ({ params, query, headers }, reply) => {
        const viewer = await viewerOf(headers.authorization, context);
        const asked = parseInput(arrearsAsked.extend(inPath), { ...query, ...params }, 'queryData');
        await runner.read(viewer, maySee, asked.partnerId);
        const words = deskWords(query['language']);
        async function* rows() {
          for (let skip = 0; ; skip += AT_ONCE) {
            const page = { sort: 'longest', limit: AT_ONCE, skip } as const;
            const { leases } = await runner.read(viewer, getArrears, { ...asked, ...page });
            yield leases.map((lease) => arrearsRow(lease, words));
            if (leases.length < AT_ONCE) return;
          }
        }
        return sendTable(reply, kind, { head: words.arrears, rows: rows() });
      },
    );

  for (const kind of TABLE_KINDS)
    app.get<Asked>(
      `/api/money/:partnerId/invoices.${kind}`,
      async ({ params, query, headers }, reply) => {
        const viewer = await viewerOf(headers.authorization, context);
        const asked = parseInput(
          invoicesAsked.extend(inPath),
          { ...query, ...params },
          'queryData',
        );
        await runner.read(viewer, maySee, asked.partnerId);
        const words = deskWords(query['language']);
        async function* rows() {
          for (let serial = 0; ;) {
            const after = { ...asked, serial, limit: AT_ONCE };
            const invoices = await runner.read(viewer, getInvoicesAfter, after);
            yield invoices.map((invoice) => invoiceRow(invoice, words));
            if (invoices.length < AT_ONCE) return;
            serial = invoices.at(-1)!.serial;
          }
        }
        return sendTable(reply, kind, { head: words.invoices, rows: rows() });
      },
    );
}

const maySee = async (work: ReadWork, partnerId: string | null): Promise<void> =>
  void (await expectBook(work, partnerId, 'see'));

type Words = ReturnType<typeof deskWords>;

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

const invoiceRow = (invoice: ShownInvoice, { kinds, statuses }: Words): Cell[] => [
  invoice.serial,
  kinds[isToBePaid(invoice) ? 'final_settlement' : invoice.kind],
  statuses[invoice.status],
  invoice.parties.lease,
  invoice.parties.home.name,
  invoice.parties.home.address,
  namesOf(invoice.parties.tenants),
  invoice.month?.slice(0, 7) ?? null,
  invoice.issuedOn,
  invoice.dueOn,
  invoice.kid,
  invoice.total,
  invoice.fees,
  invoice.paid,
  invoice.credited,
  invoice.lost,
  invoice.open,
];
