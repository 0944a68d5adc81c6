import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { publicSiteOnly } from '../../platform/public-site-only.ts';
import column from '../../ui/column-page.module.css';
import { Tabs } from '../../ui/tabs.tsx';
import { ReportCard } from './report-card.tsx';
import { Reports, type ReportsQuery } from './reports.graphql.ts';
import classes from './reports.module.css';

export const handle = { namespaces: ['reports'] };

export const loader = (args: LoaderFunctionArgs) =>
  publicSiteOnly(args.context) ?? loggedInOnly(args);

interface PageData {
  isDecided: boolean;
  found: ReportsQuery['getReports'];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  publicSiteOnly(args.context);
  loggedInOnly(args);
  const isDecided = new URL(args.request.url).searchParams.has('decided');
  try {
    const { getReports } = await args.context.get(apiContext)(Reports, { isDecided });
    return { isDecided, found: getReports };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('reports');
  return (
    <div className={column.page}>
      <Head />
      <Stack mt="xl" role="status" aria-label={t('loading')}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={220} radius="lg" />
        ))}
      </Stack>
    </div>
  );
}

/** Reports that wait for a decision by staff, the oldest first; and decided ones. */
export default function ReportsPage({
  loaderData: { isDecided, found },
}: {
  loaderData: PageData;
}) {
  const { t } = useTranslation('reports');
  return (
    <div className={column.page}>
      <Head />
      <Tabs label={t('tabs')} className={classes.tabs}>
        <Link to="/reports" aria-current={isDecided ? undefined : 'page'}>
          {t('open')} <span>{found.open}</span>
        </Link>
        <Link to="/reports?decided" aria-current={isDecided ? 'page' : undefined}>
          {t('decided')}
        </Link>
      </Tabs>
      {found.data.length === 0 && <p>{t(isDecided ? 'none_decided' : 'none_open')}</p>}
      <div className={classes.cards}>
        {found.data.map((report) => (
          <ReportCard key={report._id} report={report} />
        ))}
      </div>
    </div>
  );
}

function Head() {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHead title={t('title')} description={t('text')} path="/reports" noindex />
      <Title order={1}>{t('title')}</Title>
      <p className={column.lead}>{t('text')}</p>
    </>
  );
}
