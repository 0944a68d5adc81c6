import type { FastifyReply } from 'fastify';

import { sendCsv, type Cell } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

/** What a table may be saved as, by the ending of its address. */
export const TABLE_KINDS = ['csv', 'xlsx'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** Answers with a file of these rows, which come a few at a time. A workbook is sent when it is whole. */
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
