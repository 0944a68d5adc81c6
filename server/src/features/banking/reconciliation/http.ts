import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath, recordDownload } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { attachmentCalled } from '../../../platform/http/content-disposition.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { sendTable, TABLE_KINDS, type TableKind } from '../../../platform/http/table-file.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import {
  getBankReconciliation,
  type MonthReconciliation,
} from './use-cases/get-bank-reconciliation.ts';
import { reconciliationText } from './report-text.ts';
import { monthParameter } from './use-cases/sign-bank-reconciliation.ts';
import { TEXTS, type Language } from './report-texts.ts';

const querySchema = z.object({
  partnerId: booksInPath,
  month: monthParameter.nullish().transform((month) => month ?? null),
  language: z.enum(['en', 'no']).default('no'),
});

const NAMES = { en: 'bank-reconciliation', no: 'bankavstemming' } as const;

const nameOf = (language: Language, { month }: MonthReconciliation, kind: 'pdf' | TableKind) =>
  `${NAMES[language]}-${month.slice(0, 7)}.${kind}`;

interface Requested {
  Params: { partnerId: string };
  Querystring: Record<string, string | undefined>;
}

/**
 * Serves a month's reconciliation as a PDF and as a spreadsheet. Without `month`, the next one to sign off.
 */
export function serveReconciliations(app: FastifyInstance, context: HttpContext): void {
  const { runner, storage, clock } = context;
  app.get<Requested>(
    '/api/money/:partnerId/reconciliation.pdf',
    async ({ params, query, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const { language, ...request } = parseInput(
        querySchema,
        { ...query, ...params },
        'queryData',
      );
      const found = await runner.read(viewer, getBankReconciliation, request);
      const file = nameOf(language, found, 'pdf');
      await runner.run(viewer, recordDownload, { partnerId: request.partnerId, file });
      const pdf = await drawDocument(reconciliationText(language, found), {
        at: clock.now(),
        read: storage.read,
      });
      return reply
        .header('content-disposition', attachmentCalled(file))
        .type('application/pdf')
        .send(pdf);
    },
  );

  for (const kind of TABLE_KINDS)
    app.get<Requested>(
      `/api/money/:partnerId/reconciliation.${kind}`,
      async ({ params, query, headers }, reply) => {
        const viewer = await viewerOf(headers.authorization, context);
        const { language, ...request } = parseInput(
          querySchema,
          { ...query, ...params },
          'queryData',
        );
        const found = await runner.read(viewer, getBankReconciliation, request);
        const file = nameOf(language, found, kind);
        await runner.run(viewer, recordDownload, { partnerId: request.partnerId, file });
        const { account, day, bank, ledger, unexplained, what, payments, amount } = TEXTS[language];
        void reply.header('content-disposition', attachmentCalled(file));
        async function* rows() {
          yield rowsOf(language, found);
        }
        const head = [account('').trim(), day, what, payments, amount, bank, ledger, unexplained];
        return sendTable(reply, kind, { head, rows: rows() });
      },
    );
}

/** A row for each day with a statement, and for each difference on the last day. */
const rowsOf = (language: Language, { accounts }: MonthReconciliation): Cell[][] =>
  accounts.flatMap(({ account, days, differences }) => [
    ...days.map(({ on, bank, ledger, rest }): Cell[] => [
      account,
      on,
      null,
      null,
      null,
      bank,
      ledger,
      rest,
    ]),
    ...differences.map(({ kind, from, amount, count }): Cell[] => [
      account,
      from,
      TEXTS[language].kinds[kind],
      count,
      amount,
      null,
      null,
      null,
    ]),
  ]);
