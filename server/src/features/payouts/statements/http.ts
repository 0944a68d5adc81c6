import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { MOVEMENTS } from '@husvaer/domain/payouts/year';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { viewerOf } from '../../accounts/public.ts';
import { findLogo } from '../../partners/public.ts';
import { annualStatementText } from './annual-statement-text.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { attachmentCalled } from '../../../platform/http/content-disposition.ts';
import type { Cell } from '../../../platform/http/csv.ts';
import { sendTable, TABLE_KINDS } from '../../../platform/http/table-file.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import { payoutPolicy } from '../policy.ts';
import { getAnnualStatement } from './use-cases/get-annual-statement.ts';

const querySchema = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  partnerId: uuid.nullish().transform((id) => id ?? null),
  language: z.enum(['en', 'no']).default('no'),
});

const HEADS = {
  en: [
    'Home',
    'Address',
    'Month',
    'Invoiced',
    'Received',
    'Guaranteed',
    'Fees and expenses',
    'Paid out',
  ],
  no: [
    'Bolig',
    'Adresse',
    'Måned',
    'Fakturert',
    'Innbetalt',
    'Garantert',
    'Honorar og utlegg',
    'Utbetalt',
  ],
} as const;
const NAMES = { en: 'annual-statement', no: 'arsoppgave' } as const;

interface Requested {
  Params: { year: string };
  Querystring: Record<string, string | undefined>;
}

/** The logged-in viewer, checked before anything else in the request. Throws `accounts.login_required`. */
async function landlordOf(token: string | undefined, context: HttpContext): Promise<AccountViewer> {
  const viewer = await viewerOf(token, context);
  if (!payoutPolicy.account(viewer)) throw accountErrors.login_required();
  return viewer;
}

/** Serves a landlord's year as a PDF and as a spreadsheet; `partnerId` names the agency, if there is one. */
export function serveStatements(app: FastifyInstance, context: HttpContext): void {
  const { runner, clock } = context;

  app.get<Requested>(
    '/api/annual-statements/:year/statement.pdf',
    async ({ params, query, headers }, reply) => {
      const viewer = await landlordOf(headers.authorization, context);
      const { language, ...input } = parseInput(querySchema, { ...query, ...params }, 'queryData');
      const statement = await runner.read(viewer, getAnnualStatement, input);
      const pdf = await drawDocument(annualStatementText(language, statement), {
        at: clock.now(),
        logo: await runner.read(viewer, ({ tx }) => findLogo(tx, input.partnerId), undefined),
      });
      return reply
        .header('content-disposition', attachmentCalled(`${NAMES[language]}-${input.year}.pdf`))
        .type('application/pdf')
        .send(pdf);
    },
  );

  for (const kind of TABLE_KINDS)
    app.get<Requested>(
      `/api/annual-statements/:year/statement.${kind}`,
      async ({ params, query, headers }, reply) => {
        const viewer = await landlordOf(headers.authorization, context);
        const { language, ...input } = parseInput(
          querySchema,
          { ...query, ...params },
          'queryData',
        );
        const { homes } = await runner.read(viewer, getAnnualStatement, input);
        async function* rows() {
          for (const { name, address, months } of homes)
            yield months.map((month): Cell[] => [
              name,
              address,
              month.month.slice(0, 7),
              ...MOVEMENTS.map((kind) => month[kind]),
            ]);
        }
        void reply.header(
          'content-disposition',
          attachmentCalled(`${NAMES[language]}-${input.year}.${kind}`),
        );
        return sendTable(reply, kind, { head: HEADS[language], rows: rows() });
      },
    );
}
