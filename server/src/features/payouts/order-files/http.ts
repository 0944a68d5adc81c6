import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { attachmentCalled } from '../../../platform/http/content-disposition.ts';
import { contentOf, orderFile } from '../orders/write-order.ts';
import { getOrder } from './use-cases/get-order.ts';

const querySchema = z.object({ partnerId: booksInPath, messageId: z.string().max(35) });

/**
 * Serves an order file as it is in the banks' folder, for agencies that upload it to their bank themselves.
 */
export function serveOrderFiles(app: FastifyInstance, context: HttpContext): void {
  app.get<{ Params: { partnerId: string; messageId: string } }>(
    '/api/money/:partnerId/payment-orders/:messageId',
    async ({ params, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const input = parseInput(querySchema, params, 'queryData');
      const order = await context.runner.read(viewer, getOrder, input);
      return reply
        .header('content-disposition', attachmentCalled(orderFile(order)))
        .type('application/xml; charset=utf-8')
        .send(contentOf(order));
    },
  );
}
