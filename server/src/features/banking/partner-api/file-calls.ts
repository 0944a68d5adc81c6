import { z } from 'zod';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { requireBook } from '../../ledger/public.ts';
import { cursorPage, pageAfter } from '../../partners/public.ts';
import type { DescribedCall } from '../../../platform/http/described-calls.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import type { PartnerViewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPassed } from '../passed/store.ts';
import { findFile, findFilesAfter } from '../store.ts';
import { importUploadedFile, type Sent } from '../import-uploaded-file.ts';
import type { ReceivedAlone } from '../use-cases/receive-bank-file.ts';
import { uploading } from './shapes.ts';
import { writeFile, writePassed } from './write.ts';

const FILES_BY_KEY: Rule = { name: 'partner bank files', points: 1000, seconds: 60 * 60 };

/** The position of an entry in its file's list. */
const place = z.string().regex(/^[1-9]\d{0,6}$/);

const reading = { method: 'GET', scope: 'money:read' } as const;

async function readFile(work: ReadWork, { viewer, id }: { viewer: PartnerViewer; id: string }) {
  const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
  const file = await findFile(work.tx, { id, bookId });
  if (!file) throw bankingErrors.not_found();
  return writeFile(file);
}

const mayReceive = async (work: ReadWork, partnerId: string): Promise<void> =>
  void (await requireBook(work, partnerId, 'run'));

/** The calls for the bank's files: those that were read, and new ones. */
export const fileCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/bank-files',
    operationId: 'getBankFiles',
    summary: 'Your bank’s files, booked or refused, oldest first',
    query: cursorPage,
    answers: { 200: ['A page.', 'BankFilePage'] },
    async read(work, { viewer, query }) {
      const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
      return pageAfter(parseInput(cursorPage, query), {
        key: uuid,
        find: (part) => findFilesAfter(work.tx, bookId, part),
        keyOf: ({ id }) => id,
        write: writeFile,
      });
    },
  },
  {
    ...reading,
    path: '/bank-files/{fileId}',
    operationId: 'getBankFile',
    summary: 'A file and its result',
    answers: { 200: ['The file.', 'BankFile'] },
    read: (work, { viewer, id }) => readFile(work, { viewer, id: id('fileId') }),
  },
  {
    ...reading,
    path: '/bank-files/{fileId}/passed-entries',
    operationId: 'getPassedBankEntries',
    summary: 'Entries of a file that were not booked, each with its reason',
    query: cursorPage,
    answers: { 200: ['A page.', 'PassedBankEntryPage'] },
    async read(work, { viewer, id, query }) {
      const { _id: fileId } = await readFile(work, { viewer, id: id('fileId') });
      return pageAfter(parseInput(cursorPage, query), {
        key: place,
        async find({ after, limit }) {
          const { entries } = await findPassed(work.tx, fileId, { after: Number(after), limit });
          return entries;
        },
        keyOf: ({ position }) => String(position),
        write: writePassed,
      });
    },
  },
  {
    method: 'POST',
    scope: 'money:write',
    path: '/bank-files',
    operationId: 'addBankFile',
    summary:
      'Imports a file of your bank: OCR giro, camt or pain.002, or a ZIP of them. Everything in it that is yours is booked, or nothing',
    query: uploading,
    limit: FILES_BY_KEY,
    answers: {
      201: ['It is booked.', 'BankFile'],
      202: ['It is about a day to come, and is booked on that day.', 'BankFile'],
      207: ['It is a ZIP of several files, each booked or refused by itself.', 'BankFilesOfZip'],
    },
    async receive({ runner, config }, { viewer, query }, file) {
      const { name } = parseInput(uploading, query);
      const { partnerId } = viewer;
      await runner.read(viewer, mayReceive, partnerId);
      const sent = { file, name, partnerId };
      const files = await importUploadedFile({ runner, config }, viewer, sent);
      const [only, another] = files;
      const find = async ({ result }: Sent<ReceivedAlone>) => {
        const id = idOf(result);
        return id === null ? null : runner.read(viewer, readFile, { viewer, id });
      };
      if (!another && only)
        return { status: only.result.state === 'waiting' ? 202 : 201, body: await find(only) };
      const data = [];
      for (const one of files)
        data.push({ name: one.name, state: one.result.state, file: await find(one) });
      return { status: 207, body: { data } };
    },
  },
];

/** The id of a file that was stored, booked or not. */
function idOf(result: ReceivedAlone): string | null {
  if (result.state === 'booked') return result.files[0]!.id;
  return 'id' in result ? result.id : null;
}
