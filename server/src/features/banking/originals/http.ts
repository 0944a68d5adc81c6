import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { attachmentCalled } from '../../../platform/http/content-disposition.ts';
import { getOriginal } from './use-cases/get-original.ts';
import { originalKey } from './original-key.ts';

const querySchema = z.object({ partnerId: booksInPath, fileId: uuid });

/** Serves a bank's file, byte by byte as it was sent. */
export function serveOriginals(app: FastifyInstance, context: HttpContext): void {
  app.get<{ Params: { partnerId: string; fileId: string } }>(
    '/api/money/:partnerId/bank-files/:fileId',
    async ({ params, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const input = parseInput(querySchema, params, 'queryData');
      const { sha256, name } = await context.runner.run(viewer, getOriginal, input);
      const bytes = await context.storage.read(originalKey(sha256));
      if (!bytes) throw bankingErrors.not_found();
      return reply
        .header('content-disposition', attachmentCalled(name))
        .type('application/octet-stream')
        .send(Buffer.from(bytes));
    },
  );
}
