import type { FastifyInstance } from 'fastify';

import { z } from '@husvaer/domain/kernel/zod';

import { booksInPath, serveBookTable } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findLinesAfter, type ExportCursor } from './store.ts';
import { lineColumns } from './csv-columns.ts';

/** Rows read at a time. */
const AT_ONCE = 1000;

const parameters = z.object({
  partnerId: booksInPath,
  state: z.enum(['all', 'waiting']).default('all'),
});

/**
 * Serves an agency's payments as a spreadsheet file: all, or with `state=waiting` those that no feature
 * accepted.
 */
export function serveBankLines(app: FastifyInstance, context: HttpContext): void {
  serveBookTable(app, context, {
    name: 'bank-lines',
    may: 'see',
    parameters,
    tableOf({ read, parameters: { state }, bookId, language }) {
      const { head, states, reasons } = lineColumns(language);
      async function* rows() {
        for (let after: ExportCursor | null = null; ;) {
          const part = { bookId, isWaiting: state === 'waiting', after, limit: AT_ONCE };
          const lines: Awaited<ReturnType<typeof findLinesAfter>> = await read(getLinesAfter, part);
          yield lines.map((line) => [
            line.bookedOn,
            line.paidOn,
            line.amount,
            line.kid,
            line.name,
            line.account,
            line.text,
            line.reference,
            states[line.state],
            line.reason && reasons[line.reason],
            line.file,
          ]);
          if (lines.length < AT_ONCE) return;
          const { bookedOn, id } = lines.at(-1)!;
          after = { bookedOn, id };
        }
      }
      return { head, rows: rows() };
    },
  });
}

const getLinesAfter = ({ tx }: ReadWork, part: Parameters<typeof findLinesAfter>[1]) =>
  findLinesAfter(tx, part);
