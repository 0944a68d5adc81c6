import { Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { COMPLAINT_MONTHS } from '@husvaer/domain/reports/decision';

import { apiContext, asPageError } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import column from '../../ui/column-page.module.css';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReportDecision, type ReportDecisionQuery } from './decision.graphql.ts';
import classes from './reports.module.css';

export const handle = { namespaces: ['reports'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type PageData = ReportDecisionQuery['getReportDecision'];

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  try {
    const api = args.context.get(apiContext);
    return (await api(ReportDecision, { id: args.params['id'] ?? '' })).getReportDecision;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('reports');
  return (
    <div className={column.page} role="status" aria-label={t('loading')}>
      <Skeleton height={320} radius="lg" />
    </div>
  );
}

/** A decision with its reasons, for the user it concerns and the reporter (DSA, articles 16 and 17). */
export default function DecisionPage({
  loaderData: { decision, isAbout },
}: {
  loaderData: PageData;
}) {
  const { t } = useTranslation('reports');
  const { moment } = useFormat();
  const { kind, outcome, ground, rule, reason, title, decidedAt } = decision;
  const { reversedAt, reversalReason } = decision;
  const head = t('notice.title', { title });
  return (
    <div className={column.page}>
      <PageHead title={head} description={head} path="/decision" noindex />
      <Title order={1}>{head}</Title>
      <p className={column.lead}>{t(isAbout ? 'notice.about' : `notice.reported.${kind}`)}</p>
      <div className={classes.cards}>
        {reversedAt && (
          <Panel id="reversed" title={t('reverse.reversed')}>
            <p>{t(`reverse.text.${kind}`)}</p>
            <Facts
              facts={[
                [t('notice.at'), moment(reversedAt)],
                [t('notice.reason'), isAbout && reversalReason],
              ]}
            />
          </Panel>
        )}
        <Panel
          id="decision"
          title={t(reversedAt ? 'notice.original' : `notice.outcomes.${outcome}`)}
        >
          <Facts
            facts={[
              [t('notice.outcome'), reversedAt && t(`outcomes.${outcome}`)],
              [t('notice.at'), moment(decidedAt)],
              [t('notice.reason'), (isAbout || outcome === 'nothing') && reason],
              [t(`notice.grounds.${ground ?? 'terms'}`), isAbout && rule],
              [t('notice.how'), t('notice.by_a_person')],
            ]}
          />
        </Panel>
        {!reversedAt && (
          <Panel id="complain" title={t('notice.complain')}>
            <p>{t('notice.complain_text', { months: COMPLAINT_MONTHS })}</p>
          </Panel>
        )}
      </div>
    </div>
  );
}
