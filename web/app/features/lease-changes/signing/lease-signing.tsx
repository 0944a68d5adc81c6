import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { isSigned } from '../lifecycle/lease-phase.ts';
import { LastEnd, type Lease, Steps } from '../../leases/detail/public.tsx';
import { useTerms, signersToConfirm, signersToSign } from '../../leases/public.tsx';
import classes from './signing.module.css';
import { SignButton } from '../signers/sign-button.tsx';
import { SignerList } from '../signers/signer-list.tsx';
import { WriterActions } from '../../lease-documents/papers/public.tsx';

/** The progress of the lease until it is signed (specification, sections 2 and 9). */
const AT = { documentation: 0, tenant: 33, landlord: 66, signed: 99 } as const;
type Step = keyof typeof AT;
const STEPS: readonly Step[] = ['documentation', 'tenant', 'landlord', 'signed'];

function stepOf(lease: Lease): Step {
  if (isSigned(lease)) return 'signed';
  if (!lease.leaseContractPdfGenerated || lease.leaseStatus === 'new') return 'documentation';
  if (!lease.tenantLeaseSigningStatus.signed) return 'tenant';
  return lease.landlordLeaseSigningStatus.signed ? 'signed' : 'landlord';
}

interface LeaseSigningProps {
  lease: Lease;
  tenants: readonly { name: string }[];
  /** The path of the signed lease. */
  toLease: string;
}

/** The steps from the draft to the last signature, with the viewer's actions. */
export function LeaseSigning({ lease, tenants, toLease }: LeaseSigningProps) {
  const { t } = useTranslation('lease_changes');
  const step = stepOf(lease);
  const isDraft = lease.leaseStatus === 'new';
  const { tenantLeaseSigningStatus: tenant, landlordLeaseSigningStatus: landlord } = lease;
  return (
    <Panel id="signing" title={t('signing.title')}>
      <Steps
        label={t('signing.title')}
        progress={AT[step]}
        steps={STEPS.map((one) => ({ at: AT[one], title: t(`signing.steps.${one}`) }))}
      />
      {isDraft && <LastEnd end={lease.lastSigningEnd} />}
      <div role="status" className={classes.now}>
        <Now lease={lease} step={step} />
      </div>
      {lease.ownContract && step !== 'signed' && (
        <p className={classes.own}>{t('signing.own_contract')}</p>
      )}
      {lease.signers.length > 0 && !isDraft && (
        <SignerList
          signers={lease.signers}
          sentBy={lease.mayWrite ? { leaseId: lease._id } : undefined}
        />
      )}
      <div className={classes.actions}>
        {tenant.signingUrl && (
          <SignButton url={tenant.signingUrl} label={t('signing.read_and_sign')} />
        )}
        {landlord.signingUrl && <SignButton url={landlord.signingUrl} label={t('signing.sign')} />}
        {step === 'signed' && (
          <Anchor component={Link} to={toLease} underline="always">
            {t('signing.see_lease')}
          </Anchor>
        )}
        {lease.mayWrite && <WriterActions lease={lease} tenants={tenants} />}
      </div>
    </Panel>
  );
}

/** What the lease waits for, and until when. */
function Now({ lease, step }: { lease: Lease; step: Step }) {
  const { t } = useTranslation('lease_changes');
  const format = useFormat();
  const { day } = useTerms();
  const { leaseStatus, mayWrite, signers, signingExpiresAt } = lease;
  if (leaseStatus === 'new') return <p>{t(mayWrite ? 'signing.draft' : 'signing.draft_of')}</p>;
  if (step === 'documentation') return <p>{t('signing.being_made')}</p>;
  if (step === 'signed') return <p>{t('signing.all_signed')}</p>;
  const isMine =
    lease.tenantLeaseSigningStatus.signingUrl ?? lease.landlordLeaseSigningStatus.signingUrl;
  const names = signersToSign(signers).map(({ name }) => name);
  const toConfirm = signersToConfirm(signers);
  if (toConfirm.length > 0) {
    const names = format.list(toConfirm.map(({ name }) => name));
    return <p>{mayWrite ? t('signing.confirm_name', { names }) : t('signing.name_waits')}</p>;
  }
  return (
    <>
      <p>
        {isMine
          ? t('signing.your_turn')
          : t(step === 'tenant' ? 'signing.waiting_tenant' : 'signing.waiting_landlord', {
              names: format.list(names),
            })}
      </p>
      {signingExpiresAt && (
        <p className="quiet">{t('signing.until', { date: day(signingExpiresAt) })}</p>
      )}
    </>
  );
}
