import type { FastifyInstance } from 'fastify';

import { z } from '@husvaer/domain/kernel/zod';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath, expectBook } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { sendTable, TABLE_KINDS } from '../../../platform/http/table-file.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findLinesAfter, type Place } from './store.ts';
import { lineWords } from './words.ts';

/** Rows read at a time. */
const AT_ONCE = 1000;

const said = z.object({
  partnerId: booksInPath,
  state: z.enum(['all', 'waiting']).default('all'),
});

interface Asked {
  Params: { partnerId: string };
  Querystring: Record<string, string | undefined>;
}

/** An agency's payments as a file for spreadsheets: all, or with `state=waiting` those that nobody took. */
export function serveBankLines(app: FastifyInstance, context: HttpContext): void {
  const { runner } = context;

  for (const kind of TABLE_KINDS)
    app.get<Asked>(
      `/api/money/:partnerId/bank-lines.${kind}`,
      async ({ params, query, headers }, reply) => {
        const viewer = await viewerOf(headers.authorization, context);
        const { partnerId, state } = parseInput(said, { ...query, ...params }, 'queryData');
        const bookId = await runner.read(viewer, bookOf, partnerId);
        const { head, states, reasons } = lineWords(query['language']);
        async function* rows() {
          for (let after: Place | null = null; ;) {
            const part = { bookId, isWaiting: state === 'waiting', after, limit: AT_ONCE };
            const lines: Awaited<ReturnType<typeof findLinesAfter>> = await runner.read(
              viewer,
              ({ tx }) => findLinesAfter(tx, part),
              undefined,
            );
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
        return sendTable(reply, kind, { head, rows: rows() });
      },
    );
}

const bookOf = async (work: ReadWork, partnerId: string | null): Promise<string> =>
  (await expectBook(work, partnerId, 'see')).id;
