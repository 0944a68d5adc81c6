import type { FastifyReply } from 'fastify';

import { sendCsv, type Cell } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

/** File formats of a table, by the extension of its URL. */
export const TABLE_KINDS = ['csv', 'xlsx'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** Sends these rows as a file; the rows come in batches. A workbook is sent when it is complete. */
export async function sendTable(
  reply: FastifyReply,
  kind: TableKind,
  { head, rows }: { head: readonly string[]; rows: AsyncIterable<readonly Cell[][]> },
): Promise<FastifyReply> {
  if (kind === 'csv') return sendCsv(reply, head, rows);
  const file = await xlsxFile(head, rows);
  if (!reply.hasHeader('content-disposition'))
    void reply.header('content-disposition', 'attachment');
  return reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet').send(file);
}
