import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../accounts/public.ts';
import { booksInPath, requireBook } from '../ledger/public.ts';
import type { HttpContext } from '../../platform/feature.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import type { ReadWork } from '../../platform/work.ts';
import { importUploadedFile, rehearseUploadedFile } from './import-uploaded-file.ts';
import type { Rehearsal } from './use-cases/rehearse-import.ts';

type Rehearsed = Extract<Rehearsal, { state: 'booked' }>;

const BY_ACCOUNT: Rule = { name: 'bank files account', points: 1000, seconds: 60 * 60 };

/**
 * Serves the upload of a bank's file by an agent, as a form with one file. The answer says what became of it, or
 * what would.
 */
export function serveBanking(app: FastifyInstance, context: HttpContext): void {
  const { config, runner, limits } = context;
  // One byte more shows that the file is too large.
  const fileSize = config.BANK_FILE_BYTES_MAX + 1;

  void app.register(async (routes) => {
    await routes.register(multipart, {
      limits: { fileSize, files: 1, fields: 5, parts: 6, fieldSize: 1000 },
    });

    routes.post<{ Params: { partnerId: string } }>(
      '/api/bank/files/:partnerId',
      { config: { isStreamed: true } },
      async (request) => {
        const viewer = await viewerOf(request.headers.authorization, context);
        const partnerId = parseInput(booksInPath, request.params.partnerId);
        await runner.read(viewer, mayReceive, partnerId);
        if (viewer.kind === 'account') await limits.consume(BY_ACCOUNT, viewer.id);
        const { file, filename: name } = await openForm(request);
        const { isRehearsal } = parseInput(uploadQuery, request.query);
        const sent = { file, name, partnerId };
        if (isRehearsal) return writeRehearsal(await rehearseUploadedFile(context, viewer, sent));
        const [booked] = await importUploadedFile(context, viewer, sent);
        return { _id: booked?.id, sum: oreToKroner(booked?.sum ?? 0n), ...booked?.report };
      },
    );
  });
}

/** `?isRehearsal=true` books nothing, and says what booking the file would do. */
const uploadQuery = z.strictObject({
  isRehearsal: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => value === 'true'),
});

const writeRehearsal = ({ sum, report, payments, more, contradictions }: Rehearsed) => ({
  ...{ ...report, sum: oreToKroner(sum), more, contradictions },
  payments: payments.map((payment) => ({ ...payment, amount: oreToKroner(payment.amount) })),
});

const mayReceive = async (work: ReadWork, partnerId: string | null): Promise<void> =>
  void (await requireBook(work, partnerId, 'run'));

async function openForm(request: FastifyRequest): Promise<MultipartFile> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) throw bankingErrors.missing();
  return part;
}
