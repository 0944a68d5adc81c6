import { Button } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useAction, useTerms, signersToSign } from '../../leases/public.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import classes from './signer-list.module.css';
import type { LeaseSignerLineFragment } from '../../leases/paper.fragment.graphql.ts';
import { ConfirmSignerName } from './confirm-signer-name.graphql.ts';
import { ResendSigning } from './resend-signing.graphql.ts';

interface SignerListProps {
  signers: readonly LeaseSignerLineFragment[];
  /** The lease, for users who write its documents: they send reminders and change a signer's address. */
  sentBy?: { leaseId: string } | undefined;
  /** Whether all signers are asked at the same time. */
  isByAll?: boolean;
}

/** The signers in their order, and the status of each. */
export function SignerList({ signers, sentBy, isByAll = false }: SignerListProps) {
  const { t } = useTranslation(['lease_changes', 'leases']);
  const toSign = isByAll ? signers : signersToSign(signers);
  return (
    <ul className={classes.signers} aria-label={t('signing.signers')}>
      {signers.map((signer, index) => (
        <li key={index} data-signed={signer.signedAt !== null || undefined}>
          {signer.signedAt === null ? (
            <IconClock size={18} aria-hidden />
          ) : (
            <IconCheck size={18} aria-hidden />
          )}
          <span>
            <strong>{signer.name}</strong>
            <span className="quiet"> · {t(`leases:roles.${signer.role as 'tenant'}`)}</span>
          </span>
          <HowFar signer={signer} />
          {signer.otherName && !(signer.signedAt && !signer.otherNameConfirmedAt) && (
            <OtherName sentBy={sentBy} signer={signer} otherName={signer.otherName} />
          )}
          {sentBy && signer.signedAt === null && (
            <Reach leaseId={sentBy.leaseId} signer={signer} isToSign={toSign.includes(signer)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The latest status of a signer: signed, opened, seen, or none of these. */
function HowFar({ signer: { signedAt, openedAt, seenAt } }: { signer: LeaseSignerLineFragment }) {
  const { t } = useTranslation('lease_changes');
  const { day } = useTerms();
  return (
    <span className="quiet">
      {signedAt
        ? t('signing.signed_on', { date: day(signedAt) })
        : openedAt
          ? t('signing.opened_on', { date: day(openedAt) })
          : seenAt
            ? t('signing.seen_on', { date: day(seenAt) })
            : t('signing.not_signed')}
    </span>
  );
}

interface OtherNameProps {
  sentBy: SignerListProps['sentBy'];
  signer: LeaseSignerLineFragment;
  otherName: string;
}

/**
 * That a signer's BankID has another name than the document, and the confirmation that both are theirs, or that
 * they sign for the organisation.
 */
function OtherName({ sentBy, signer, otherName }: OtherNameProps) {
  const { t } = useTranslation('lease_changes');
  const { day } = useTerms();
  const { act, isBusy } = useAction();
  const { _id: signerId, name, otherNameConfirmedAt, mayConfirmName, isOrganisation } = signer;
  if (otherNameConfirmedAt)
    return (
      <span className="quiet">
        {t('other_name.confirmed', { name: otherName, date: day(otherNameConfirmedAt) })}
      </span>
    );
  if (!sentBy) return null;
  if (!mayConfirmName)
    return <strong className={classes.reach}>{t('other_name.own', { name: otherName })}</strong>;
  const kind = isOrganisation ? 'organisation' : 'person';
  return (
    <span className={classes.reach}>
      <strong>{t(`other_name.ask.${kind}`, { name, other: otherName })}</strong>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        aria-label={t(`other_name.label.${kind}`, { name, other: otherName })}
        onClick={() =>
          void act(
            () => browserApi(ConfirmSignerName, { id: sentBy.leaseId, signerId, otherName }),
            t('other_name.done', { name }),
          )
        }
      >
        {t(`other_name.confirm.${kind}`)}
      </Button>
    </span>
  );
}

interface ReachProps {
  leaseId: string;
  signer: LeaseSignerLineFragment;
  isToSign: boolean;
}

/** Sends the request to a signer again, or to another address. */
function Reach({ leaseId, signer, isToSign }: ReachProps) {
  const { t } = useTranslation('lease_changes');
  const { act, isBusy } = useAction();
  const [isChanging, setIsChanging] = useState(false);
  const { _id: signerId, name, mayMove } = signer;
  if (!isToSign && !mayMove) return null;
  return (
    <span className={classes.reach}>
      {isToSign && (
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          aria-label={t('resend.label', { name })}
          onClick={() =>
            void act(
              () => browserApi(ResendSigning, { id: leaseId, signerId }),
              t('resend.done', { name }),
            )
          }
        >
          {t('resend.button')}
        </Button>
      )}
      {mayMove && (
        <Button
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          aria-label={t('change_email.label', { name })}
          onClick={() => setIsChanging(true)}
        >
          {t('change_email.button')}
        </Button>
      )}
      <ChangeEmailDialog
        opened={isChanging}
        leaseId={leaseId}
        signerId={signerId}
        name={name}
        onClose={() => setIsChanging(false)}
      />
    </span>
  );
}
