import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { publicSiteOnly } from '../../platform/public-site-only.ts';
import { useSite } from '../../platform/site.ts';
import { Panel } from '../../ui/panel.tsx';
import { Checkup } from './checkup.tsx';
import { Failures } from './failures.tsx';
import { Jobs } from './jobs.tsx';
import { Operations, type OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';
import { PriceIndex } from './price-index.tsx';
import { Queues } from './queues.tsx';
import { Rates } from './rates.tsx';
import { UnprovedAccounts } from './unproved-accounts.tsx';

export const handle = { namespaces: ['operations'] };

export const loader = (args: LoaderFunctionArgs) =>
  publicSiteOnly(args.context) ?? loggedInOnly(args);

type PageData = OperationsQuery;

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  publicSiteOnly(args.context);
  loggedInOnly(args);
  try {
    return await args.context.get(apiContext)(Operations, {});
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('operations');
  return (
    <div className={classes.page}>
      <Head />
      <Stack role="status" aria-label={t('loading')} gap="lg">
        {[120, 320, 320].map((height, index) => (
          <Skeleton key={index} height={height} radius="lg" />
        ))}
      </Stack>
    </div>
  );
}

/** The status of the system, for operators: failed work can be retried here. */
export default function OperationsPage({
  loaderData: { getOperations, getRates, getLatestPriceIndex },
}: {
  loaderData: PageData;
}) {
  const { at, queues, jobs, failures, paymentsWaiting, payoutsWaiting } = getOperations;
  const { webhooksFailing, contradictory, unprovedAccounts } = getOperations;
  const { t } = useTranslation('operations');
  const { moment, day } = useFormat();
  const { today } = useSite();
  const { revalidate, state } = useRevalidator();
  const notes = [
    paymentsWaiting > 0 && t('payments', { count: paymentsWaiting }),
    payoutsWaiting > 0 && t('payouts', { count: payoutsWaiting }),
    webhooksFailing > 0 && t('webhooks', { count: webhooksFailing }),
    contradictory > 0 && t('contradictory', { count: contradictory }),
    unprovedAccounts.length > 0 && t('unproved.count', { count: unprovedAccounts.length }),
    ...getRates.ending.map((one) =>
      t(one.day <= today ? 'rates.missing' : 'rates.ending', {
        rate: t(`rates.kinds.${one.kind}`),
        day: day(one.day),
      }),
    ),
  ].filter(Boolean);
  return (
    <div className={classes.page}>
      <Head />
      <div className={classes.tools}>
        <p className="quiet">{t('seen', { time: moment(at) })}</p>
        <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('again')}
        </Button>
      </div>
      <div className={classes.notes} role="status">
        {notes.map((note, index) => (
          <p key={index}>{note}</p>
        ))}
        {notes.length === 0 && failures.length === 0 && <p>{t('calm')}</p>}
      </div>
      <Panel id="failed" title={t('failed.title')}>
        <Failures failures={failures} />
      </Panel>
      <Panel id="unproved" title={t('unproved.title')}>
        <UnprovedAccounts accounts={unprovedAccounts} />
      </Panel>
      <Panel id="jobs" title={t('jobs.title')}>
        <Jobs jobs={jobs} />
      </Panel>
      <Panel id="price-index" title={t('index.title')}>
        <PriceIndex latest={getLatestPriceIndex} />
      </Panel>
      <Panel id="rates" title={t('rates.title')}>
        <Rates rates={getRates} />
      </Panel>
      <Panel id="checkup" title={t('checkup.title')}>
        <Checkup />
      </Panel>
      <Panel id="queues" title={t('queues.title')}>
        <Queues queues={queues} />
      </Panel>
    </div>
  );
}

function Head() {
  const { t } = useTranslation('operations');
  return (
    <>
      <PageHead title={t('title')} description={t('text')} path="/operations" noindex />
      <Title order={1}>{t('title')}</Title>
      <p className={classes.lead}>{t('text')}</p>
    </>
  );
}
