import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { Panel } from '../../../ui/panel.tsx';
import {
  SendAssignment,
  SendDialog,
  WithdrawDialog,
} from '../../lease-documents/papers/public.tsx';
import { LastEnd, type Lease, Steps } from '../../leases/detail/public.tsx';
import { useAction } from '../../leases/public.tsx';
import classes from './signing.module.css';
import { SignButton } from '../signers/sign-button.tsx';
import { SignerList } from '../signers/signer-list.tsx';

/** The progress of the assignment (specification, sections 2 and 9): the agent signs, then the landlord. */
const AT = { agent: 0, landlord: 50, signed: 99 } as const;
const STEPS = ['agent', 'landlord', 'signed'] as const;

/** The names of the agency's agent and of the landlord. */
const names = ({ agent, landlord }: Lease) => ({
  agent: agent?.name ?? '',
  name: landlord?.name ?? '',
});

/** The assignment between landlord and agency; shown to the two of them until both have signed. */
export function AssignmentSigning({ lease }: { lease: Lease }) {
  const { t } = useTranslation('lease_changes');
  const { enabledEsigning: isOut } = lease;
  const { agentAssignmentSigningStatus, landlordAssignmentSigningStatus } = lease;
  const isSigned = agentAssignmentSigningStatus.signed && landlordAssignmentSigningStatus.signed;
  if (isSigned || (!isOut && !lease.mayWrite)) return null;
  const step = agentAssignmentSigningStatus.signed ? 'landlord' : 'agent';
  const url = agentAssignmentSigningStatus.signingUrl ?? landlordAssignmentSigningStatus.signingUrl;
  const now = !isOut
    ? 'not_sent'
    : !lease.assignmentContractPdfGenerated
      ? 'being_made'
      : url
        ? 'your_turn'
        : step;
  return (
    <Panel id="assignment" title={t('assignment.signing')}>
      {isOut && (
        <Steps
          label={t('assignment.signing')}
          progress={AT[step]}
          steps={STEPS.map((one) => ({ at: AT[one], title: t(`assignment.steps.${one}`) }))}
        />
      )}
      <LastEnd end={lease.lastAssignmentSigningEnd} />
      <div role="status" className={classes.now}>
        <p>{t(`assignment.now.${now}`, names(lease))}</p>
      </div>
      {isOut && (
        <SignerList
          signers={lease.assignmentSigners}
          sentBy={lease.mayWrite ? { leaseId: lease._id } : undefined}
        />
      )}
      <div className={classes.actions}>
        {url && <SignButton url={url} label={t('assignment.sign')} />}
        {!isOut && <SendButton lease={lease} />}
        {isOut && lease.mayWrite && <WithdrawButton leaseId={lease._id} />}
      </div>
    </Panel>
  );
}

function WithdrawButton({ leaseId }: { leaseId: string }) {
  const { t } = useTranslation('lease_changes');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('assignment.withdraw')}
      </Button>
      <WithdrawDialog
        what="assignment"
        opened={opened}
        leaseId={leaseId}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

function SendButton({ lease }: { lease: Lease }) {
  const { t } = useTranslation('lease_changes');
  const { _id: id } = lease;
  const { agent, name } = names(lease);
  const { act } = useAction();
  const [isSending, setIsSending] = useState(false);
  const close = () => setIsSending(false);
  return (
    <>
      <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => setIsSending(true)}>
        {t('assignment.send')}
      </Button>
      <SendDialog
        opened={isSending}
        title={t('assignment.send_title')}
        onClose={close}
        onSend={async (language) => {
          await act(() => browserApi(SendAssignment, { id, language }), t('assignment.sent'));
          close();
        }}
      >
        <li>{t('assignment.send_agent', { name: agent })}</li>
        <li>{t('assignment.send_landlord', { name })}</li>
      </SendDialog>
    </>
  );
}
