import type { FastifyInstance } from 'fastify';

import { accountingErrors } from '@husvaer/domain/accounting/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { attachmentCalled } from '../../../platform/http/content-disposition.ts';
import { readSaftExport } from './use-cases/read-saft-export.ts';

const querySchema = z.object({ partnerId: booksInPath, exportId: uuid });

/** Serves an export, as a ZIP with one file. */
export function serveSaftExports(app: FastifyInstance, context: HttpContext): void {
  app.get<{ Params: { partnerId: string; exportId: string } }>(
    '/api/money/:partnerId/saft/:exportId',
    async ({ params, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const input = parseInput(querySchema, params, 'queryData');
      const { key, name } = await context.runner.run(viewer, readSaftExport, input);
      const file = await context.storage.open(key);
      if (!file) throw accountingErrors.not_found();
      return reply
        .header('content-disposition', attachmentCalled(name))
        .header('content-length', file.size)
        .type('application/zip')
        .send(file.stream);
    },
  );
}
