import { useTranslation } from 'react-i18next';

import type { LeaseStatus } from '@husvaer/domain/leases/enums';

import { useFormat } from '../../platform/format.ts';

interface Signer {
  name: string;
  role: string;
  signedAt: string | null;
  otherName: string | null;
  otherNameConfirmedAt: string | null;
}

interface WaitingLease {
  leaseStatus: LeaseStatus;
  mayWrite: boolean;
  leaseContractPdfGenerated: boolean;
  signers: readonly Signer[];
  tenantLeaseSigningStatus: { signingUrl: string | null };
  landlordLeaseSigningStatus: { signingUrl: string | null };
}

/** The signers whose turn it is: the tenants first, then an agent, the landlord last. */
export function signersToSign<One extends Signer>(signers: readonly One[]): readonly One[] {
  const left = signers.filter(({ signedAt }) => signedAt === null);
  const turns = ['tenant', 'agent', 'landlord'].map((turn) =>
    left.filter(({ role }) => role === turn),
  );
  return turns.find(({ length }) => length > 0) ?? left;
}

/**
 * The signers whose electronic identity has another name than the document. They sign once the letting side has
 * confirmed that both names are theirs. Only the letting side and the signer see them.
 */
export const signersToConfirm = <One extends Signer>(signers: readonly One[]): readonly One[] =>
  signers.filter(
    ({ signedAt, otherName, otherNameConfirmedAt }) =>
      signedAt === null && otherName !== null && otherNameConfirmedAt === null,
  );

/** Returns what a lease that is not binding yet waits for; null if nothing. */
export function useWaiting() {
  const { t } = useTranslation('leases');
  const format = useFormat();
  return (lease: WaitingLease): { text: string; isMine: boolean } | null => {
    const { leaseStatus, mayWrite, signers } = lease;
    if (leaseStatus === 'new') return mayWrite ? { text: t('waiting.send'), isMine: true } : null;
    if (leaseStatus !== 'in_progress') return null;
    if (!lease.leaseContractPdfGenerated) return { text: t('waiting.contract'), isMine: false };
    const [toConfirm] = signersToConfirm(signers);
    if (toConfirm)
      return mayWrite
        ? { text: t('waiting.confirm_name', { name: toConfirm.name }), isMine: true }
        : { text: t('waiting.name'), isMine: false };
    const { tenantLeaseSigningStatus: tenant, landlordLeaseSigningStatus: landlord } = lease;
    if (tenant.signingUrl ?? landlord.signingUrl) return { text: t('waiting.you'), isMine: true };
    const names = signersToSign(signers).map(({ name }) => name);
    if (names.length === 0) return null;
    return {
      text: t('waiting.sign', { names: format.list(names), count: names.length }),
      isMine: false,
    };
  };
}
