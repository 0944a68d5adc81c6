import type { FastifyInstance } from 'fastify';

import { accountingErrors } from '@husvaer/domain/accounting/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';

import { viewerOf } from '../../accounts/public.ts';
import { booksInPath, recordDownload, serveBookTable } from '../../ledger/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { attachmentCalled } from '../../../platform/http/content-disposition.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { journalParameters, readFilter, statementParameters } from '../journal/read-filter.ts';
import { TEXTS, type Language } from '../messages/texts-by-language.ts';
import { journalText, statementText, type Heading } from './paper.ts';
import { asOfNow, readJournal, readStatement, readTotals, type Read } from './read-all.ts';
import { balanceRow, journalHead, journalRows, statementHead, statementRows } from './rows.ts';

/** Lines of a PDF, at most: it is drawn in memory. */
const LINES_MAX = 2000;

const ofBooks = { partnerId: booksInPath };
const inLanguage = { language: z.enum(['en', 'no']).default('no') };
const journals = journalParameters.safeExtend(ofBooks);
const statements = statementParameters.safeExtend(ofBooks);

const textsIn = (language: string | undefined) => TEXTS[language === 'en' ? 'en' : 'no'];

/** Serves a book's journal as a spreadsheet file and as a PDF; its parameters are those of the page. */
export function serveJournals(app: FastifyInstance, context: HttpContext): void {
  serveBookTable(app, context, {
    name: 'journal',
    may: 'audit',
    parameters: journals,
    tableOf({ read, parameters, language }) {
      const texts = textsIn(language);
      async function* rows() {
        const request = await asOfNow(read, parameters);
        for await (const vouchers of readJournal(read, request)) yield journalRows(texts, vouchers);
      }
      return { head: journalHead(texts), rows: rows() };
    },
  });
  servePaper(app, context, {
    name: 'journal',
    parameters: journals,
    async paperOf({ read, parameters, heading }) {
      const vouchers = await allOf(readJournal(read, parameters), (parts) =>
        parts.reduce((sum, { lines }) => sum + lines.length, 0),
      );
      return journalText(heading, vouchers);
    },
  });
}

/** Serves an account statement as a spreadsheet file and as a PDF; its parameters are those of the page. */
export function serveAccountStatements(app: FastifyInstance, context: HttpContext): void {
  serveBookTable(app, context, {
    name: 'account-statement',
    may: 'audit',
    parameters: statements,
    tableOf({ read, parameters, language }) {
      const texts = textsIn(language);
      async function* rows() {
        const request = await asOfNow(read, parameters);
        const { opening, closing } = await readTotals(read, request);
        yield [balanceRow(texts.opening, opening)];
        for await (const lines of readStatement(read, request, opening))
          yield statementRows(texts, lines);
        yield [balanceRow(texts.closing, closing)];
      }
      return { head: statementHead(texts), rows: rows() };
    },
  });
  servePaper(app, context, {
    name: 'account-statement',
    parameters: statements,
    async paperOf({ read, parameters, heading }) {
      const totals = await readTotals(read, parameters);
      const lines = await allOf(
        readStatement(read, parameters, totals.opening),
        ({ length }) => length,
      );
      return statementText(heading, { ...totals, account: parameters.account, lines });
    },
  });
}

/** All parts together. Throws `accounting.too_many_lines`. */
async function allOf<One>(
  parts: AsyncIterable<One[]>,
  countOf: (part: One[]) => number,
): Promise<One[]> {
  const all: One[] = [];
  let count = 0;
  for await (const part of parts) {
    count += countOf(part);
    if (count > LINES_MAX) throw accountingErrors.too_many_lines({ maximum: LINES_MAX });
    all.push(...part);
  }
  return all;
}

interface Paper<Parameters> {
  name: 'journal' | 'account-statement';
  parameters: z.ZodType<Parameters>;
  paperOf(request: { read: Read; parameters: Parameters; heading: Heading }): Promise<DocumentText>;
}

/** Serves `GET /api/money/:partnerId/<name>.pdf`, to those who may see the books. */
function servePaper<Parameters extends z.output<typeof journals>>(
  app: FastifyInstance,
  context: HttpContext,
  { name, parameters: schema, paperOf }: Paper<Parameters>,
): void {
  const { runner, storage, clock } = context;
  app.get<{ Params: { partnerId: string }; Querystring: Record<string, string | undefined> }>(
    `/api/money/:partnerId/${name}.pdf`,
    async ({ params, query, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const given = { ...query, ...params };
      const read: Read = (useCase, input) => runner.read(viewer, useCase, input);
      const { language } = parseInput(z.object(inLanguage), given, 'queryData');
      const request = parseInput(schema, given, 'queryData');
      const { book } = await read(readFilter, request);
      const { partnerId } = request;
      await runner.run(viewer, recordDownload, { partnerId, file: `${name}.pdf` });
      const parameters = await asOfNow(read, request);
      const heading = headingOf(language, { ...parameters, name: book.name });
      const pdf = await drawDocument(await paperOf({ read, parameters, heading }), {
        at: clock.now(),
        read: storage.read,
      });
      const file = TEXTS[language].files[name === 'journal' ? 'journal' : 'statement'];
      return reply
        .header('content-disposition', attachmentCalled(`${file}.pdf`))
        .type('application/pdf')
        .send(pdf);
    },
  );
}

const headingOf = (
  language: Language,
  { name, from, to }: { name: string; from: string; to: string },
): Heading => ({ language, name, from, to });
