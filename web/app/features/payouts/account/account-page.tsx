import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import narrow from '../../../ui/narrow-page.module.css';
import { PayoutAccount, type PayoutAccountQuery } from './payout-account.graphql.ts';
import { Settlements } from './settlements.tsx';
import { Statements } from './statements.tsx';
import { YourAccount } from './your-account.tsx';

export const handle = { namespaces: ['accounts', 'files', 'payouts'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

/** Only the browser knows the user: the server renders this page without their token. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  loggedInOnly(args);
  try {
    return await args.context.get(apiContext)(PayoutAccount, {});
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('payouts');
  return (
    <div className={narrow.page}>
      <Head />
      <Stack gap="xl" mt="xl" role="status" aria-label={t('account.loading')}>
        <Skeleton height={120} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    </div>
  );
}

/** A landlord's account, payouts and annual statements. */
export default function AccountPage({ loaderData }: { loaderData: PayoutAccountQuery }) {
  const { getPayoutAccount, getSettlements, getAnnualStatements } = loaderData;
  return (
    <div className={narrow.page}>
      <Head />
      <YourAccount account={getPayoutAccount} />
      <Settlements first={getSettlements} />
      <Statements statements={getAnnualStatements} />
    </div>
  );
}

function Head() {
  const { t } = useTranslation('payouts');
  return (
    <>
      <PageHead
        title={t('account.title')}
        description={t('account.text')}
        path="/payout-details"
        noindex
      />
      <Title order={1}>{t('account.title')}</Title>
      <p className={narrow.lead}>{t('account.text')}</p>
    </>
  );
}
