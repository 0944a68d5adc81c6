import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError, type PageError } from '../../../platform/api.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { agencyOf, leasesGuard } from '../../leases/public.tsx';
import { AdditionsForm } from './additions-form.tsx';
import { DaysForm } from '../../leases/settings/public.tsx';
import { LeaseSettings, type LeaseSettingsQuery } from './lease-settings.graphql.ts';
import classes from './settings.module.css';

export const handle = { namespaces: ['leases', 'lease_form', 'accounts', 'lease_documents'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

interface PageData {
  partnerId: string;
  found: LeaseSettingsQuery;
}

/** An agency's settings for leases, and its additions to contracts; for its agents. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  const partnerId = agencyOf(args);
  if (!partnerId) throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
  try {
    const found = await args.context.get(apiContext)(LeaseSettings, { partnerId });
    return { partnerId, found };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('leases');
  return (
    <div className={classes.page}>
      <Head />
      <Stack gap="xl" role="status" aria-label={t('settings.loading')}>
        <Skeleton height={180} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </Stack>
    </div>
  );
}

export default function SettingsPage({ loaderData }: { loaderData: PageData }) {
  const { partnerId, found } = loaderData;
  const { getLeaseSettings: settings, leaseAdditions, assignmentAdditions } = found;
  return (
    <div className={classes.page}>
      <Head />
      <DaysForm partnerId={partnerId} settings={settings} />
      <AdditionsForm partnerId={partnerId} kind="lease" additions={leaseAdditions} />
      <AdditionsForm partnerId={partnerId} kind="assignment" additions={assignmentAdditions} />
    </div>
  );
}

function Head() {
  const { t } = useTranslation('leases');
  return (
    <>
      <PageHead
        title={t('settings.title')}
        description={t('settings.text')}
        path="/lease/settings"
        noindex
      />
      <BackLink to="/lease">{t('list.title')}</BackLink>
      <Title order={1}>{t('settings.title')}</Title>
    </>
  );
}
