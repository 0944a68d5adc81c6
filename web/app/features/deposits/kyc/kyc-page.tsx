import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Kyc } from './answers.ts';
import { KycForm } from './kyc-form.tsx';
import { DepositKyc } from './kyc.graphql.ts';
import classes from './kyc.module.css';

export const handle = { namespaces: ['deposits', 'accounts'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

/** A tenant's own form; no other user can read it. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Kyc> {
  loggedInOnly(args);
  const referenceNumber = args.params['referenceNumber'] ?? '';
  try {
    const { getDepositKyc } = await args.context.get(apiContext)(DepositKyc, { referenceNumber });
    return getDepositKyc;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('deposits');
  return (
    <div className={classes.page}>
      <Head />
      <Title order={1}>{t('kyc.title')}</Title>
      <Stack gap="xl" role="status" aria-label={t('kyc.loading')}>
        {[90, 68, 68, 68].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  );
}

/**
 * The page where a tenant answers a bank's questions before it opens a deposit account, and then continues to
 * signing.
 */
export default function KycPage({ loaderData: kyc }: { loaderData: Kyc }) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  if (kyc.submittedAt) return <Submitted kyc={kyc} />;
  return (
    <div className={classes.page}>
      <Head />
      <BackLink to={kyc.returnTo}>{t('kyc.back')}</BackLink>
      <Title order={1}>{t('kyc.title')}</Title>
      <p className={classes.lead}>
        {t('kyc.text', { home: kyc.propertyName, amount: format.amount(kyc.depositAmount) })}
      </p>
      <p className={classes.privacy}>
        <IconLock size={20} aria-hidden />
        <span>{t('kyc.privacy')}</span>
      </p>
      <KycForm kyc={kyc} />
      <p className={classes.reference}>
        {t('kyc.reference')} <code>{kyc.referenceNumber}</code>
      </p>
    </div>
  );
}

function Head() {
  const { t } = useTranslation('deposits');
  const { referenceNumber = '' } = useParams();
  return (
    <PageHead
      title={t('kyc.title')}
      description={t('kyc.description')}
      path={`/deposit/kyc_form/${referenceNumber}`}
      noindex
    />
  );
}

/** The form has been sent to us, and maybe on to the bank. */
function Submitted({ kyc }: { kyc: Kyc }) {
  const { t } = useTranslation('deposits');
  const { signingUrl, returnTo, identificationHint } = kyc;
  return (
    <>
      <Head />
      <Notice
        title={t('kyc.submitted.title')}
        text={t('kyc.submitted.text', { number: identificationHint })}
      >
        {signingUrl ? (
          <Button component="a" href={signingUrl} size="md">
            {t('kyc.submitted.sign')}
          </Button>
        ) : (
          <Button component={Link} to={returnTo} size="md">
            {t('kyc.back')}
          </Button>
        )}
      </Notice>
    </>
  );
}
