import type { FastifyInstance } from 'fastify';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath, expectBook } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { sendTable, TABLE_KINDS } from '../../../platform/http/table-file.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { isToBePaid } from '../kinds.ts';
import type { ShownInvoice } from '../use-cases/get-invoice.ts';
import { invoiceColumns } from './csv-columns.ts';
import { invoicesAsked } from './filters.ts';
import { getInvoicesAfter } from './use-cases/get-invoices-after.ts';

/** Rows read at a time. */
const AT_ONCE = 1000;

const inPath = { partnerId: booksInPath };

interface Asked {
  Params: { partnerId: string };
  Querystring: Record<string, string | undefined>;
}

/** An agency's invoices as a file for spreadsheets, filtered as the list is. */
export function serveInvoiceFile(app: FastifyInstance, context: HttpContext): void {
  const { runner } = context;

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
        const words = invoiceColumns(query['language']);
        async function* rows() {
          for (let serial = 0; ;) {
            const after = { ...asked, serial, limit: AT_ONCE };
            const invoices = await runner.read(viewer, getInvoicesAfter, after);
            yield invoices.map((invoice) => invoiceRow(invoice, words));
            if (invoices.length < AT_ONCE) return;
            serial = invoices.at(-1)!.serial;
          }
        }
        return sendTable(reply, kind, { head: words.head, rows: rows() });
      },
    );
}

const maySee = async (work: ReadWork, partnerId: string | null): Promise<void> =>
  void (await expectBook(work, partnerId, 'see'));

type Words = ReturnType<typeof invoiceColumns>;

const namesOf = (tenants: readonly { name: string }[]) =>
  tenants.map(({ name }) => name).join(', ');

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
