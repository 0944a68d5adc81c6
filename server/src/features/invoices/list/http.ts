import type { FastifyInstance } from 'fastify';

import { booksInPath, serveBookTable } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { isToBePaid } from '../kinds.ts';
import type { ShownInvoice } from '../shown-invoices.ts';
import { invoiceColumns } from './csv-columns.ts';
import { invoiceFilters } from './filters.ts';
import { getInvoicesAfter } from './use-cases/get-invoices-after.ts';

/** Rows read at a time. */
const AT_ONCE = 1000;

/** Serves an agency's invoices as a spreadsheet file, filtered like the list. */
export function serveInvoiceFile(app: FastifyInstance, context: HttpContext): void {
  serveBookTable(app, context, {
    name: 'invoices',
    may: 'audit',
    parameters: invoiceFilters.extend({ partnerId: booksInPath }),
    tableOf({ read, parameters, language }) {
      const words = invoiceColumns(language);
      async function* rows() {
        for (let serial = 0; ;) {
          const after = { ...parameters, serial, limit: AT_ONCE };
          const invoices = await read(getInvoicesAfter, after);
          yield invoices.map((invoice) => invoiceRow(invoice, words));
          if (invoices.length < AT_ONCE) return;
          serial = invoices.at(-1)!.serial;
        }
      }
      return { head: words.head, rows: rows() };
    },
  });
}

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
