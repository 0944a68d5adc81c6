import { Button, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useActionWith } from '../../../platform/use-action-with.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FileList } from '../../files/public.tsx';
import { AcceptDepositClaim } from './accept-deposit-claim.graphql.ts';
import type { Deposit, Release } from './deposit.ts';
import classes from './deposit.module.css';
import { LawsuitForm } from './lawsuit-form.tsx';
import { WithdrawDepositClaim } from './withdraw-deposit-claim.graphql.ts';

interface ReleaseRequestProps {
  deposit: Deposit;
  release: Release;
  contractId: string;
}

type Action = 'accept' | 'withdraw';
const CALLS: Record<Action, (contractId: string) => Promise<unknown>> = {
  accept: (contractId) => browserApi(AcceptDepositClaim, { inputData: { contractId } }),
  withdraw: (contractId) => browserApi(WithdrawDepositClaim, { inputData: { contractId } }),
};

const nameOfRequester = (by: string | null, side: string) => {
  if (by === null) return 'both';
  if (by === side) return 'you';
  return by === 'landlord' ? 'landlord' : 'tenant';
};

/** A claim on the money: who made it, its status, and what each side may do about it. */
export function ReleaseRequest({ deposit, release, contractId }: ReleaseRequestProps) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  const { act } = useActionWith(useFailureText());
  const [action, setAction] = useState<Action>('accept');
  const [isOpen, setIsOpen] = useState(false);
  const [isSuing, setIsSuing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { side, proofs, balance, mayAccept, mayShowSuit, mayWithdraw } = deposit;
  const { ground, state, by, until } = release;
  const who = nameOfRequester(by, side);
  const texts = {
    amount: format.amount(ground === 'tenant_claim' ? balance : release.asked),
    date: format.date(release.claimedOn),
    until: until === null ? '' : format.date(until),
  };
  const openDialog = (one: Action) => {
    setAction(one);
    setIsOpen(true);
  };
  async function confirm() {
    if (await act(() => CALLS[action](contractId), t(`deposit.do.${action}.done`)))
      setIsOpen(false);
  }
  return (
    <section className={classes.section} aria-labelledby="asked">
      <Title order={2} id="asked" ref={heading} tabIndex={-1}>
        {t(`deposit.asked.title.${who}`)}
      </Title>
      <p>{t(`deposit.asked.${ground}`, texts)}</p>
      <p className={classes.note}>
        {t(
          `deposit.asked.states.${state}.${who === 'you' || who === 'both' ? who : 'other'}`,
          texts,
        )}
      </p>
      {(['landlord', 'tenant'] as const).map((owner) => {
        const files = proofs.filter((proof) => proof.side === owner).map(({ file }) => file);
        return (
          files.length > 0 && (
            <div key={owner} className={classes.proofs}>
              <h3>{t(`deposit.asked.proofs.${owner}`)}</h3>
              <FileList files={files} />
            </div>
          )
        );
      })}
      {isSuing && mayShowSuit ? (
        <LawsuitForm
          contractId={contractId}
          onClose={() => {
            setIsSuing(false);
            heading.current?.focus();
          }}
        />
      ) : (
        <div className={classes.actions}>
          {mayAccept && (
            <Button onClick={() => openDialog('accept')}>{t('deposit.do.accept.name')}</Button>
          )}
          {mayShowSuit && (
            <Button variant="default" onClick={() => setIsSuing(true)}>
              {t('deposit.do.suit.name')}
            </Button>
          )}
          {mayWithdraw && (
            <Button variant="default" onClick={() => openDialog('withdraw')}>
              {t('deposit.do.withdraw.name')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={isOpen}
        title={t(`deposit.do.${action}.title`)}
        words={{
          close: t('deposit.close'),
          cancel: t('deposit.cancel'),
          confirm: t(`deposit.do.${action}.name`),
        }}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
      >
        {t(`deposit.do.${action}.text`, texts)}
      </ConfirmDialog>
    </section>
  );
}
