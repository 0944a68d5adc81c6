import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { PayoutBadges, PayoutDetails, PayoutDrawer } from '../../payouts/public.tsx';
import { Answered, Failed } from './answered.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { Payouts, type PayoutsQuery } from './payouts.graphql.ts';
import { useModalQuery } from './use-modal-query.ts';
import { useServerMessage } from './use-failure-message.ts';

interface PayoutHistoryProps extends ModalProps {
  lease: { _id: string };
}

type Payout = PayoutsQuery['getFullPayoutHistory']['data'][number];

/** The landlord's payouts for a lease, past and expected, with details in a drawer. */
export function PayoutHistory({ lease, ...modal }: PayoutHistoryProps) {
  const { t } = useTranslation('modals');
  /** The last one opened, and how many were. */
  const [shown, setShown] = useState<{ id: string; count: number } | null>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <Modal {...modal} title={t('payouts.title')} isBehind={isOver}>
        <ModalContent
          contractId={lease._id}
          onOpen={(id) => {
            setShown({ id, count: (shown?.count ?? 0) + 1 });
            setIsOver(true);
          }}
        />
      </Modal>
      {shown && (
        <Details key={shown.count} id={shown.id} opened={isOver} onClose={() => setIsOver(false)} />
      )}
    </>
  );
}

interface ModalContentProps {
  contractId: string;
  onOpen: (id: string) => void;
}

function ModalContent({ contractId, onOpen }: ModalContentProps) {
  const { t } = useTranslation('modals');
  const query = useModalQuery(Payouts, { contractId });
  return (
    <Answered
      {...query}
      none={({ getFullPayoutHistory: { data } }) => (data.length > 0 ? null : t('payouts.none'))}
    >
      {({ getFullPayoutHistory: { data } }) => <PayoutList payouts={data} onOpen={onOpen} />}
    </Answered>
  );
}

interface PayoutListProps {
  payouts: readonly Payout[];
  onOpen: (id: string) => void;
}

export function PayoutList({ payouts, onOpen }: PayoutListProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const dateOf = ({ payoutDate, status }: Payout) => {
    if (!payoutDate) return t('payouts.no_date');
    const date = format.day(payoutDate);
    return status === 'estimated' ? t('payouts.expected', { date }) : date;
  };
  /** Null for an expected payout before anything has been invoiced. */
  const amountOf = ({ amount, status }: Payout) =>
    status === 'estimated' && amount === 0 ? null : format.amount(amount);
  return (
    <ul className={classes.rows}>
      {payouts.map((payout) => (
        <li key={payout._id}>
          <div className={classes.head}>
            <span className={classes.what}>
              <span>{dateOf(payout)}</span>
              <PayoutBadges payout={payout} />
            </span>
            {amountOf(payout) && <strong>{amountOf(payout)}</strong>}
          </div>
          {payout.referanse && (
            <p className={classes.about}>
              {t('payouts.reference', { reference: payout.referanse })}
            </p>
          )}
          <div className={classes.actions}>
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={t('payouts.details', { amount: amountOf(payout) ?? dateOf(payout) })}
              onClick={() => onOpen(payout._id)}
            >
              {t('payouts.more')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Details({ id, ...drawer }: ModalProps & { id: string }) {
  const messageFor = useServerMessage();
  const { answer, reload } = useModalQuery(PayoutDetails, { id, isPublic: true }, { messageFor });
  return (
    <PayoutDrawer
      {...drawer}
      payout={
        answer.state === 'loaded'
          ? answer.data.payoutDetails
          : answer.state === 'loading'
            ? null
            : undefined
      }
      gone={
        answer.state === 'failed' && (
          <Failed error={answer.error} messageFor={messageFor} onAgain={reload} />
        )
      }
    />
  );
}
