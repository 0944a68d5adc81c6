import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import type { Payout } from '../details/payout.ts';
import { useAction } from '../../ledger/public.tsx';
import { ApprovePayouts } from './approve-payouts.graphql.ts';
import { choose, mayApprove, toApprove } from './choice.ts';
import { HoldPayout } from './hold-payout.graphql.ts';
import classes from './payouts.module.css';
import { ReleasePayout } from './release-payout.graphql.ts';

const REASON_MAX = 500;
/** Statuses in which a payout can be held back. */
const HELD: readonly string[] = ['pending_for_approval', 'approved', 'failed'];

interface PayoutActionsProps {
  payout: Payout;
  accountId: string;
  isApprover: boolean;
  /** Called when the payout has changed and its selection no longer applies. */
  onDone: () => void;
}

/** An agent's actions for the open payout, by its status. */
export function PayoutActions({ payout, accountId, isApprover, onDone }: PayoutActionsProps) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const { act, isBusy } = useAction();
  const [isHolding, setIsHolding] = useState(false);
  const { _id: payoutId, status, amount, holdPayout, isGivenUp } = payout;
  const name = t('payouts.number', { serialId: payout.serialId ?? '' });
  const isToApprove = isApprover && mayApprove(payout, accountId);
  const isToHold = !holdPayout && !isGivenUp && HELD.includes(status);
  // The focused element is removed by the action.
  const place = useRef<HTMLDivElement>(null);
  async function attempt(call: () => Promise<unknown>, done: string) {
    if (await act(call, done)) finish();
  }
  function finish() {
    setIsHolding(false);
    onDone();
    place.current?.focus();
  }
  const approve = () =>
    attempt(
      () => browserApi(ApprovePayouts, { payouts: toApprove(choose(new Map(), [payout], true)) }),
      t('payouts.do.approve.done', { count: 1 }),
    );
  const release = () =>
    attempt(() => browserApi(ReleasePayout, { payoutId }), t('payouts.do.release.done', { name }));
  const hold = (reason: string) =>
    attempt(
      () => browserApi(HoldPayout, { inputData: { payoutId, reason } }),
      t('payouts.do.hold.done', { name }),
    );
  return (
    <div ref={place} tabIndex={-1} className={classes.actions}>
      {isHolding && isToHold ? (
        <HoldForm isBusy={isBusy} onHold={hold} onClose={() => setIsHolding(false)} />
      ) : (
        <Group>
          {isToApprove && (
            <Button loading={isBusy} onClick={() => void approve()}>
              {t('payouts.do.approve.confirm', { sum: format.amount(amount) })}
            </Button>
          )}
          {isToHold && (
            <Button variant="default" onClick={() => setIsHolding(true)}>
              {t('payouts.do.hold.name')}
            </Button>
          )}
          {holdPayout && (
            <Button loading={isBusy} onClick={() => void release()}>
              {t('payouts.do.release.name')}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}

interface HoldFormProps {
  isBusy: boolean;
  onHold: (reason: string) => Promise<void>;
  onClose: () => void;
}

function HoldForm({ isBusy, onHold, onClose }: HoldFormProps) {
  const { t } = useTranslation(['payout_back_office', 'ledger', 'shell']);
  const [reason, setReason] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the form has been removed.
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setIsInvalid(isEmpty);
    if (!isEmpty) void onHold(reason);
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Textarea
          label={t('payouts.do.hold.reason')}
          description={t('payouts.do.hold.text')}
          autosize
          ref={field}
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          error={isInvalid && t('ledger:wrong.reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('payouts.do.hold.confirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
