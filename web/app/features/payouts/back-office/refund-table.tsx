import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { RefundBadge } from '../payout-badges.tsx';
import { LeaseLink, useAction, useMoneyFormat } from '../../ledger/public.tsx';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { ApprovalCount } from './approval-count.tsx';
import { ApproveRefunds } from './approve-refunds.graphql.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { refundActions, type Refund, type RefundAction } from './refund-actions.ts';
import { WithdrawRefund } from './withdraw-refund.graphql.ts';

interface RefundTableProps {
  refunds: readonly Refund[];
  accountId: string;
  approverIds: readonly string[];
  /** Whether the user runs these books, and may correct and withdraw them. */
  mayChange: boolean;
}

/** One row per refund: receiver, reason and actions. */
export function RefundTable({ refunds, accountId, approverIds, mayChange }: RefundTableProps) {
  const { t } = useTranslation(['payout_back_office', 'invoices', 'ledger']);
  const format = useFormat();
  const { moment, account, orNone } = useMoneyFormat();
  const [dialogState, setDialogState] = useState<DialogState | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const dialog = { opened: isOpen, onClose: () => setIsOpen(false) };
  const columns: Column<Refund>[] = [
    {
      head: t('refunds.to'),
      isName: true,
      show: ({ name, ...refund }) => (
        <span>
          {orNone(name)}
          <small>{account(refund.account)}</small>
          {refund.isAccountNamed && (
            <small>
              {refund.accountByName
                ? t('refunds.account_by', { name: refund.accountByName })
                : t('refunds.account_by_system')}
            </small>
          )}
        </span>
      ),
    },
    {
      head: t('invoices:stands'),
      isName: true,
      show: ({ status, reason }) => (
        <span>
          <RefundBadge status={status} />
          {reason && <small>{reason}</small>}
        </span>
      ),
    },
    {
      head: t('refunds.why'),
      isName: true,
      show: ({ note, contractId, propertyInfo, leaseNumber }) => (
        <span>
          {note}
          {contractId && (
            <small>
              <LeaseLink leaseId={contractId}>{propertyInfo?.name}</LeaseLink>{' '}
              {leaseNumber && t('ledger:lease_number', { number: leaseNumber })}
            </small>
          )}
        </span>
      ),
    },
    {
      head: t('refunds.asked'),
      show: ({ askedAt, askedByName }) => (
        <span>
          {moment(askedAt)}
          <small>{askedByName}</small>
        </span>
      ),
    },
    {
      head: t('payouts.approvals'),
      show: (refund) => <ApprovalCount order={refund} />,
    },
    { head: t('invoices:amount'), isAmount: true, show: ({ amount }) => format.amount(amount) },
    {
      head: t('invoices:actions'),
      isPlain: true,
      show(refund) {
        const actions = refundActions(refund, { accountId, approverIds, mayChange });
        return (
          actions.length > 0 && (
            <Group gap="xs" justify="flex-end">
              {actions.map((action) => (
                <Button
                  key={action}
                  size="sm"
                  variant={action === 'approve' ? 'filled' : 'default'}
                  aria-label={t(`refunds.do.${action}.label`, {
                    amount: format.amount(refund.amount),
                    name: refund.name,
                  })}
                  onClick={() => {
                    setDialogState({ refund, action, count: (dialogState?.count ?? 0) + 1 });
                    setIsOpen(true);
                  }}
                >
                  {t(`refunds.do.${action}.name`)}
                </Button>
              ))}
            </Group>
          )
        );
      },
    },
  ];
  return (
    <>
      <Table label={t('refunds.tab')} columns={columns} rows={refunds} keyOf={({ _id }) => _id} />
      {dialogState && (
        <ActionDialog key={dialogState.count} dialogState={dialogState} {...dialog} />
      )}
    </>
  );
}

interface DialogState {
  refund: Refund;
  action: RefundAction;
  /** Each request opens a new dialog. */
  count: number;
}
interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

function ActionDialog({ dialogState, ...dialog }: { dialogState: DialogState } & DialogProps) {
  const { refund, action } = dialogState;
  if (action === 'correct') return <CorrectDialog refund={refund} {...dialog} />;
  return <RefundDialog refund={refund} action={action} {...dialog} />;
}

function RefundDialog(
  props: { refund: Refund; action: Exclude<RefundAction, 'correct'> } & DialogProps,
) {
  const { refund, action, opened, onClose } = props;
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const { account, orNone } = useMoneyFormat();
  const { act, isBusy } = useAction();
  const { _id, amount, account: to, lastActNumber } = refund;
  const done = t(`refunds.do.${action}.done`);
  async function confirm() {
    const call = () =>
      action === 'approve'
        ? browserApi(ApproveRefunds, { refunds: [{ _id, amount, account: to, lastActNumber }] })
        : browserApi(WithdrawRefund, { refundId: _id });
    if (await act(call, done)) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t(`refunds.do.${action}.title`)}
      confirm={t(`refunds.do.${action}.name`)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {t(`refunds.do.${action}.text`, {
          amount: format.amount(refund.amount),
          name: orNone(refund.name),
          account: account(refund.account),
        })}
      </p>
    </ActDialog>
  );
}
