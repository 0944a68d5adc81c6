import type { FastifyInstance } from 'fastify';

import { parseInput } from '@husvaer/domain/kernel/validation';
import type { z } from '@husvaer/domain/kernel/zod';

import { viewerOf } from '../accounts/public.ts';
import type { HttpContext } from '../../platform/feature.ts';
import type { Cell } from '../../platform/http/csv.ts';
import { sendTable, TABLE_KINDS } from '../../platform/http/table-file.ts';
import type { ReadWork } from '../../platform/work.ts';
import { recordDownload } from './auditors/record-download.ts';
import { requireBook } from './books/require-book.ts';

type Read = <Input, Output>(
  useCase: (work: ReadWork, input: Input) => Promise<Output>,
  input: Input,
) => Promise<Output>;

interface BookTable<Parameters extends { partnerId: string | null }> {
  /** The last part of its path, without the extension: `invoices`. */
  name: string;
  /** The permission on the books that it needs. */
  may: 'see' | 'audit';
  /** The parameters of the request: `partnerId` is `booksInPath`. */
  parameters: z.ZodType<Parameters>;
  tableOf(request: {
    /** Reads as the caller, each time in its own transaction. */
    read: Read;
    parameters: Parameters;
    bookId: string;
    language: string | undefined;
  }): { head: readonly string[]; rows: AsyncIterable<readonly Cell[][]> };
}

/**
 * Serves a list of one agency as a spreadsheet file, `GET /api/money/:partnerId/<name>.csv` and `.xlsx`, to
 * those with the permission on its money. Throws `ledger.not_found` before anything is sent.
 */
export function serveBookTable<Parameters extends { partnerId: string | null }>(
  app: FastifyInstance,
  context: HttpContext,
  { name, may, parameters: schema, tableOf }: BookTable<Parameters>,
): void {
  const { runner } = context;
  for (const kind of TABLE_KINDS)
    app.get<{ Params: { partnerId: string }; Querystring: Record<string, string | undefined> }>(
      `/api/money/:partnerId/${name}.${kind}`,
      async ({ params, query, headers }, reply) => {
        const viewer = await viewerOf(headers.authorization, context);
        const parameters = parseInput(schema, { ...query, ...params }, 'queryData');
        const { id: bookId } = await runner.run(
          viewer,
          async (work) => {
            const book = await requireBook(work, parameters.partnerId, may);
            const { partnerId } = parameters;
            await recordDownload(work, { partnerId, file: `${name}.${kind}` });
            return book;
          },
          undefined,
        );
        const table = tableOf({
          read: (useCase, input) => runner.read(viewer, useCase, input),
          parameters,
          bookId,
          language: query['language'],
        });
        return sendTable(reply, kind, table);
      },
    );
}
