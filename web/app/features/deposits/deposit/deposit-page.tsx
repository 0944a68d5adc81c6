import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  data,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError, type PageError } from '../../../platform/api.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { leasesGuard, partnerIdOf, useRoot } from '../../leases/public.tsx';
import { ReleaseRequest } from './release-request.tsx';
import { ClaimForm } from './claim-form.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositSteps } from './deposit-steps.tsx';
import { Deposit, type DepositQuery } from './deposit.graphql.ts';
import classes from './deposit.module.css';
import { ClaimAll } from './claim-all.tsx';
import { NoteForm } from './note-form.tsx';

export const handle = { namespaces: ['deposits', 'leases', 'accounts', 'files'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

/** The deposit of a lease, for its parties, on the site where the lease is read. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<DepositQuery> {
  leasesGuard(args);
  const contractId = args.params['id'] ?? '';
  try {
    const found = await args.context.get(apiContext)(Deposit, { contractId });
    if ((found.getSingleLeaseForPublicSite.partner?._id ?? null) !== partnerIdOf(args))
      throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
    return found;
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
      <Stack gap="xl" mt="xl" role="status" aria-label={t('deposit.loading')}>
        <Skeleton height={56} />
        <Skeleton height={220} radius="lg" />
      </Stack>
    </div>
  );
}

/** A deposit's status, and what each side may do about it when the lease has ended. */
export default function DepositPage({ loaderData }: { loaderData: DepositQuery }) {
  const { t } = useTranslation('deposits');
  const { id: contractId = '' } = useParams();
  const { getSingleLeaseForPublicSite: lease, getDeposit: deposit } = loaderData;
  const reader = { mayWrite: lease.mayWrite, agency: lease.partner?.name ?? null };
  return (
    <div className={classes.page}>
      <Head />
      <Title order={1}>{t('deposit.title')}</Title>
      <p className={classes.lead}>{lease.property.name}</p>
      {deposit && deposit.type !== 'no_deposit' ? (
        <>
          <DepositFacts deposit={deposit} reader={reader} />
          {deposit.release && (
            <ReleaseRequest deposit={deposit} release={deposit.release} contractId={contractId} />
          )}
          {deposit.mayClaim && deposit.side === 'landlord' && (
            <ClaimForm balance={deposit.balance} contractId={contractId} />
          )}
          {isOver(deposit) && deposit.rentNeedsConsent && deposit.side === 'landlord' && (
            <p className={classes.note}>{t('deposit.do.claim.elsewhere')}</p>
          )}
          {deposit.mayClaim && deposit.side === 'tenant' && (
            <ClaimAll balance={deposit.balance} contractId={contractId} />
          )}
          {lease.mayWrite && isNoted(deposit) && (
            <NoteForm deposit={deposit} contractId={contractId} />
          )}
          <DepositSteps deposit={deposit} reader={reader} />
        </>
      ) : (
        <p className={classes.card}>
          {t(lease.security === 'no_deposit' ? 'deposit.none' : 'deposit.none_yet')}
        </p>
      )}
    </div>
  );
}

/** Whether the lease is over, and money is left to divide. */
const isOver = ({ steps, balance }: NonNullable<DepositQuery['getDeposit']>): boolean =>
  balance > 0 && steps.some(({ name, state }) => name === 'settle' && state === 'now');

/** Whether the landlord's side records who gives the security. For an account the bank does. */
const isNoted = ({ type }: NonNullable<DepositQuery['getDeposit']>): boolean =>
  type === 'deposit_guarantee' || type === 'deposit_insurance';

function Head() {
  const { t } = useTranslation('deposits');
  const { id = '' } = useParams();
  const root = useRoot();
  return (
    <>
      <PageHead
        title={t('deposit.title')}
        description={t('deposit.description')}
        path={`${root}/${id}/deposit`}
        noindex
      />
      <BackLink to={`${root}/${id}`}>{t('kyc.back')}</BackLink>
    </>
  );
}
