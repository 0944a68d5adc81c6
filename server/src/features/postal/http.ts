import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';
import { POSTAL_LETTERS_MAX } from '@husvaer/domain/postal/letters';

import { viewerOf } from '../accounts/public.ts';
import { booksInPath } from '../ledger/public.ts';
import type { HttpContext } from '../../platform/feature.ts';
import { anId } from '../../platform/input-id.ts';
import { attachmentCalled } from '../../platform/http/content-disposition.ts';
import { printPostalLetters } from './use-cases/print-postal-letters.ts';

const querySchema = z.object({
  partnerId: booksInPath,
  /** Separated by commas. Empty by default, so that a viewer without permission gets that error first. */
  letterIds: z
    .string()
    .max(POSTAL_LETTERS_MAX * 40)
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(anId).max(POSTAL_LETTERS_MAX)),
});

/** Serves letters to print, one after the other. */
export function servePostalLetters(app: FastifyInstance, context: HttpContext): void {
  app.get<{ Params: { partnerId: string } }>(
    '/api/money/:partnerId/postal-letters.pdf',
    async ({ params, query, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const input = parseInput(querySchema, { ...(query as object), ...params }, 'queryData');
      const pdf = await context.runner.read(viewer, printPostalLetters, input);
      return reply
        .header('content-disposition', attachmentCalled('brev-til-posten.pdf'))
        .type('application/pdf')
        .send(Buffer.from(pdf));
    },
  );
}
