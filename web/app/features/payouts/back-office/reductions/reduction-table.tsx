import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { STOP_REASON_MAX } from '@husvaer/domain/payments/reductions';

import { browserApi } from '../../../../platform/api.ts';
import { useFormat } from '../../../../platform/format.ts';
import { ActDialog } from '../../../../ui/act-dialog.tsx';
import { Table, type Column } from '../../../../ui/table.tsx';
import { LeaseLink, useAction, useIsAuditor, useMoneyFormat } from '../../../ledger/public.tsx';
import { AgreeToReduction } from './agree-to-reduction.graphql.ts';
import type { ReductionsQuery } from './reductions.graphql.ts';
import { StopReduction } from './stop-reduction.graphql.ts';
import { TakeBackWriteOff } from './take-back-write-off.graphql.ts';

type Reduction = ReductionsQuery['getReductions']['data'][number];

const ACTIONS = ['agree', 'stop', 'take_back'] as const;
type Action = (typeof ACTIONS)[number];

const actionsOf = ({ mayAgree, mayStop, mayTakeBack }: Reduction): Action[] => {
  const may: Record<Action, boolean> = { agree: mayAgree, stop: mayStop, take_back: mayTakeBack };
  return ACTIONS.filter((action) => may[action]);
};

/** One row per write-off or credit: what and why, its status, and the actions of the user. */
export function ReductionTable({ reductions }: { reductions: readonly Reduction[] }) {
  const { t } = useTranslation(['payout_back_office', 'invoices']);
  const format = useFormat();
  const { moment, orNone } = useMoneyFormat();
  const [chosen, setChosen] = useState<{ reduction: Reduction; action: Action } | null>(null);
  const [count, setCount] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const columns: Column<Reduction>[] = [
    {
      head: t('reductions.what'),
      isName: true,
      show: ({ kind, borneBy, invoiceSerialId: serial, ...of }) => (
        <span>
          {t(`reductions.kinds.${kind}`, { serial: serial ?? '' })}
          <small>
            <LeaseLink leaseId={of.contractId}>{of.propertyName}</LeaseLink>,{' '}
            {format.list(of.tenantNames)}
          </small>
          {borneBy && <small>{t(`reductions.bearers.${borneBy}`)}</small>}
        </span>
      ),
    },
    {
      head: t('invoices:stands'),
      isName: true,
      show: ({ status, endedByName, takenBackByName, stopReason, secondPeople }) => {
        const name = status === 'taken_back' ? takenBackByName : endedByName;
        return (
          <span>
            {t(`reductions.statuses.${status}`)}
            {name && <small>{t('reductions.ended_by', { name })}</small>}
            {stopReason && <small>{stopReason}</small>}
            {status === 'waiting' && <SecondPeople names={secondPeople} />}
          </span>
        );
      },
    },
    { head: t('reductions.why'), isName: true, show: ({ reason }) => orNone(reason) },
    {
      head: t('reductions.made'),
      show: ({ madeAt, madeByName }) => (
        <span>
          {moment(madeAt)}
          <small>{madeByName}</small>
        </span>
      ),
    },
    { head: t('invoices:amount'), isAmount: true, show: ({ amount }) => format.amount(amount) },
    {
      head: t('invoices:actions'),
      isPlain: true,
      show: (reduction) => (
        <Group gap="xs" justify="flex-end">
          {actionsOf(reduction).map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'agree' ? 'filled' : 'default'}
              aria-label={t(`reductions.do.${action}.label`, {
                amount: format.amount(reduction.amount),
                serial: reduction.invoiceSerialId ?? '',
              })}
              onClick={() => {
                setChosen({ reduction, action });
                setCount(count + 1);
                setIsOpen(true);
              }}
            >
              {t(`reductions.do.${action}.name`)}
            </Button>
          ))}
        </Group>
      ),
    },
  ];
  return (
    <>
      <Table
        label={t('reductions.tab')}
        columns={columns}
        rows={reductions}
        keyOf={({ _id }) => _id}
      />
      {chosen && (
        <ReductionDialog key={count} {...chosen} opened={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** Who may agree, or how to name somebody if nobody can. */
function SecondPeople({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const isAuditor = useIsAuditor();
  if (names.length > 0)
    return <small>{t('reductions.seconds', { names: format.list(names) })}</small>;
  return (
    <small>
      {t('reductions.no_second')}{' '}
      {!isAuditor && <Link to="/money/settings/approvals">{t('reductions.name_second')}</Link>}
    </small>
  );
}

interface DialogProps {
  reduction: Reduction;
  action: Action;
  opened: boolean;
  onClose: () => void;
}

function ReductionDialog({ reduction, action, opened, onClose }: DialogProps) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  const format = useFormat();
  const { act, isBusy } = useAction();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { _id: reductionId, kind, amount, borneBy, invoiceSerialId: serial } = reduction;
  const needsReason = action === 'stop';
  const calls = {
    agree: () => browserApi(AgreeToReduction, { inputData: { reductionId } }),
    stop: () => browserApi(StopReduction, { inputData: { reductionId, reason: reason.trim() } }),
    take_back: () => browserApi(TakeBackWriteOff, { inputData: { reductionId } }),
  } satisfies Record<Action, () => Promise<unknown>>;
  async function confirm() {
    const isWithout = needsReason && reason.trim() === '';
    setIsMissing(isWithout);
    if (isWithout) return;
    const call: () => Promise<unknown> = calls[action];
    if (await act(call, t(`reductions.do.${action}.done`))) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t(`reductions.do.${action}.title`)}
      confirm={t(`reductions.do.${action}.name`)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {t(`reductions.kinds.${kind}`, { serial: serial ?? '' })}: {format.amount(amount)}
        {borneBy && (
          <>
            <br />
            {t(`reductions.bearers.${borneBy}`)}
          </>
        )}
      </p>
      <p>{t(`reductions.do.${action}.text`)}</p>
      {needsReason && (
        <Textarea
          label={t('reductions.do.stop.reason')}
          autosize
          minRows={2}
          maxLength={STOP_REASON_MAX}
          value={reason}
          error={isMissing && t('ledger:wrong.reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
