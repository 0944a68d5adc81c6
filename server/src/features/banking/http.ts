import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../accounts/public.ts';
import { booksInPath, requireBook } from '../ledger/public.ts';
import type { HttpContext } from '../../platform/feature.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import type { ReadWork } from '../../platform/work.ts';
import { importUploadedFile, rehearseUploadedFile, type Sent } from './import-uploaded-file.ts';
import type { BookedFile } from './use-cases/import-bank-file.ts';
import type { ReceivedAlone } from './use-cases/receive-bank-file.ts';
import type { Rehearsed } from './use-cases/rehearse-import.ts';
import { rehearseWaitingFile } from './waiting/use-cases/rehearse-waiting-file.ts';

const BY_ACCOUNT: Rule = { name: 'bank files account', points: 1000, seconds: 60 * 60 };

/**
 * Serves the upload of a bank's file by an agent, as a form with one file. The answer says what became of it, or
 * what would; or of each of several files in a ZIP. And says what a file that waits will do.
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
        const files = isRehearsal
          ? (await rehearseUploadedFile(context, viewer, sent)).map(written(writeRehearsed))
          : (await importUploadedFile(context, viewer, sent)).map(written(writeReceived));
        return { files };
      },
    );

    routes.post<{ Params: { partnerId: string; fileId: string } }>(
      '/api/bank/files/:partnerId/:fileId/rehearsal',
      async (request) => {
        const viewer = await viewerOf(request.headers.authorization, context);
        const file = parseInput(waitingFile, request.params);
        if (viewer.kind === 'account') await limits.consume(BY_ACCOUNT, viewer.id);
        const rehearsed = await rehearseWaitingFile(context, viewer, file);
        return { files: [written(writeRehearsed)(rehearsed)] };
      },
    );
  });
}

const waitingFile = z.strictObject({ partnerId: booksInPath, fileId: uuid });

/** `?isRehearsal=true` books nothing, and says what booking the file would do. */
const uploadQuery = z.strictObject({
  isRehearsal: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => value === 'true'),
});

const written =
  <Result>(write: (result: Result) => object) =>
  ({ name, result }: Sent<Result>) => ({ name, ...write(result) });

const writeRehearsed = (result: Rehearsed) => {
  if (result.state !== 'booked' && result.state !== 'waiting') return result;
  const { sum, report, payments, more, contradictions, settles, ...state } = result;
  return {
    ...state,
    ...report,
    sum: oreToKroner(sum),
    more,
    contradictions,
    settles,
    payments: payments.map((payment) => ({ ...payment, amount: oreToKroner(payment.amount) })),
  };
};

const writeReceived = (result: ReceivedAlone) => {
  if (result.state !== 'booked') return result;
  const [{ id, sum, report }] = result.files as [BookedFile];
  return { state: result.state, _id: id, sum: oreToKroner(sum), ...report };
};

const mayReceive = async (work: ReadWork, partnerId: string | null): Promise<void> =>
  void (await requireBook(work, partnerId, 'run'));

async function openForm(request: FastifyRequest): Promise<MultipartFile> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) throw bankingErrors.missing();
  return part;
}
