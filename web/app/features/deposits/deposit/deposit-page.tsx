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
  return (
    <div className={classes.page}>
      <Head />
      <Title order={1}>{t('deposit.title')}</Title>
      <p className={classes.lead}>{lease.property.name}</p>
      {deposit ? (
        <>
          <DepositFacts deposit={deposit} />
          {deposit.release && (
            <ReleaseRequest deposit={deposit} release={deposit.release} contractId={contractId} />
          )}
          {deposit.mayClaim && deposit.side === 'landlord' && (
            <ClaimForm balance={deposit.balance} contractId={contractId} />
          )}
          {deposit.mayClaim && deposit.side === 'tenant' && (
            <ClaimAll balance={deposit.balance} contractId={contractId} />
          )}
          {lease.mayWrite && isNoted(deposit) && (
            <NoteForm deposit={deposit} contractId={contractId} />
          )}
          {deposit.type === 'deposit_account' && !deposit.mayClaim && !deposit.release && (
            <Later deposit={deposit} endsOn={lease.contractEndDate} />
          )}
        </>
      ) : (
        <p className={classes.card}>{t('deposit.none')}</p>
      )}
    </div>
  );
}

/** Whether the landlord's side records who gives the security. For an account the bank does. */
const isNoted = ({ type }: NonNullable<DepositQuery['getDeposit']>): boolean =>
  type === 'deposit_guarantee' || type === 'deposit_insurance';

/** Why a paid account has no actions yet. */
function Later({
  deposit: { status },
  endsOn,
}: {
  deposit: NonNullable<DepositQuery['getDeposit']>;
  endsOn: string | null;
}) {
  const { t } = useTranslation('deposits');
  if (!['partially_paid', 'paid', 'over_paid'].includes(status)) return null;
  return (
    <p className={classes.note}>{t(endsOn === null ? 'deposit.later_open' : 'deposit.later')}</p>
  );
}

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
