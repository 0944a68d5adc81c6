import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { tidyLine } from '@husvaer/domain/kernel/text';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { viewerOf } from '../accounts/public.ts';
import { expectBook } from '../ledger/public.ts';
import type { HttpContext } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import type { ReadWork } from '../../platform/work.ts';
import { receiveBankFile, type ReceivedFile } from './use-cases/receive-bank-file.ts';

const BY_ACCOUNT: Rule = { name: 'bank files account', points: 1000, seconds: 60 * 60 };
const NAME_MAX = 200;

/** Takes a bank's file from an agent, as a form with one file, and answers with what became of it. */
export function serveBanking(app: FastifyInstance, context: HttpContext): void {
  const { config, runner, limits } = context;
  const maxBytes = config.BANK_FILE_BYTES_MAX;

  void app.register(async (routes) => {
    await routes.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000 },
    });

    routes.post<{ Params: { partnerId: string } }>(
      '/api/bank/files/:partnerId',
      async (request, reply) => {
        const viewer = await viewerOf(request.headers.authorization, context);
        const partnerId = asUuid(request.params.partnerId);
        await runner.read(viewer, mayReceive, partnerId);
        if (viewer.kind === 'account') await limits.take(BY_ACCOUNT, viewer.id);
        const part = await openForm(request);
        const name = tidyLine(basename(part.filename)).slice(0, NAME_MAX) || 'bank-file';
        const path = await receive(part, join(config.BANK_DIR, 'uploads'));
        try {
          if (part.file.truncated) throw requestErrors.too_large({ maximum: maxBytes });
          const received = await receiveBankFile({ runner, maxBytes }, viewer, {
            path,
            name,
            partnerId,
          });
          // What was booked is kept, as the law on bookkeeping asks.
          if (received.state === 'booked') await keep(path, join(config.BANK_DIR, 'in/done'), name);
          reply.header('cache-control', 'no-store');
          return answerOf(received);
        } finally {
          await rm(path, { force: true });
        }
      },
    );
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function asUuid(id: string): string {
  if (!UUID.test(id)) throw requestErrors.not_found();
  return id;
}

const mayReceive = async (work: ReadWork, partnerId: string): Promise<void> =>
  void (await expectBook(work, partnerId, 'run'));

async function openForm(request: FastifyRequest): Promise<MultipartFile> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) throw bankingErrors.missing();
  return part;
}

/** Writes a file as it comes; where it lies. */
async function receive(part: MultipartFile, directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, `${newId()}.part`);
  try {
    await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
    return path;
  } catch {
    await rm(path, { force: true });
    throw bankingErrors.missing();
  }
}

async function keep(path: string, directory: string, name: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  await rename(path, join(directory, `${newId()} ${name}`));
}

/** What became of a file, in kroner. Throws what refused it. */
function answerOf(received: ReceivedFile): object {
  if (received.state === 'seen') throw bankingErrors.seen_before();
  if (received.state === 'refused') {
    const { problems, more } = received;
    throw bankingErrors.bad_file({ problems, more });
  }
  const [file] = received.files;
  return { _id: file?.id, sum: oreToKroner(file?.sum ?? 0n), ...file?.report };
}
