import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { anId } from '../../../platform/input-id.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { attachmentCalled } from '../../../platform/http/content-disposition.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { receiptText } from './receipt.ts';
import { getReceipt } from './use-cases/get-receipt.ts';

const querySchema = z.object({ paymentId: anId, language: z.enum(['en', 'no']).default('no') });
const NAMES = { en: 'receipt', no: 'kvittering' } as const;

interface Requested {
  Params: { paymentId: string };
  Querystring: Record<string, string | undefined>;
}

/** Serves the receipt of a payment as a PDF, drawn on request. */
export function serveReceipts(app: FastifyInstance, context: HttpContext): void {
  const { runner, clock } = context;

  app.get<Requested>(
    '/api/payments/:paymentId/receipt.pdf',
    async ({ params, query, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const { paymentId, language } = parseInput(querySchema, { ...query, ...params }, 'queryData');
      const { receipt, logo } = await runner.read(viewer, getReceipt, paymentId);
      const pdf = await drawDocument(receiptText(language, receipt), {
        at: clock.now(),
        logo,
      });
      return reply
        .header('content-disposition', attachmentCalled(`${NAMES[language]}-${receipt.paidOn}.pdf`))
        .type('application/pdf')
        .send(pdf);
    },
  );
}
