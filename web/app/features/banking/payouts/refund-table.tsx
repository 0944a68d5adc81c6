import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { RefundBadge } from '../../payouts/public.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { DeskTable, type Column } from '../parts/desk-table.tsx';
import { useAct } from '../use-act.ts';
import { useWords } from '../use-words.ts';
import { ApproveRefunds } from './approve-refunds.graphql.ts';
import { refundDoings, type Refund, type RefundDoing } from './refund-doings.ts';
import { WithdrawRefund } from './withdraw-refund.graphql.ts';

interface RefundTableProps {
  refunds: readonly Refund[];
  accountId: string;
  isApprover: boolean;
}

/** A refund a row: to whom, why, and what may be done about it. */
export function RefundTable({ refunds, accountId, isApprover }: RefundTableProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { moment, account, orNone } = useWords();
  const [asking, setAsking] = useState<{ refund: Refund; doing: RefundDoing } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
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
      head: t('invoices.stands'),
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
              <Link to={`/lease/${contractId}`}>{propertyInfo?.name}</Link>{' '}
              {leaseNumber && t('lease_number', { number: leaseNumber })}
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
      show: ({ approvals, approvalsNeeded: needed }) =>
        t('payouts.approvals_of', { count: approvals.length, needed }),
    },
    { head: t('invoices.amount'), isAmount: true, show: ({ amount }) => format.amount(amount) },
    {
      head: t('invoices.actions'),
      isPlain: true,
      show(refund) {
        const doings = refundDoings(refund, isApprover ? accountId : null);
        return (
          doings.length > 0 && (
            <Group gap="xs" justify="flex-end">
              {doings.map((doing) => (
                <Button
                  key={doing}
                  size="sm"
                  variant={doing === 'approve' ? 'filled' : 'default'}
                  aria-label={t(`refunds.do.${doing}.label`, {
                    amount: format.amount(refund.amount),
                    name: refund.name,
                  })}
                  onClick={() => {
                    setAsking({ refund, doing });
                    setIsOpen(true);
                  }}
                >
                  {t(`refunds.do.${doing}.name`)}
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
      <DeskTable
        label={t('refunds.tab')}
        columns={columns}
        rows={refunds}
        keyOf={({ _id }) => _id}
      />
      {asking && <RefundDialog {...asking} opened={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const CALLS = {
  approve: (id: string) => browserApi(ApproveRefunds, { refundIds: [id] }),
  withdraw: (id: string) => browserApi(WithdrawRefund, { refundId: id }),
} satisfies Record<RefundDoing, (id: string) => Promise<unknown>>;

function RefundDialog(props: {
  refund: Refund;
  doing: RefundDoing;
  opened: boolean;
  onClose: () => void;
}) {
  const { refund, doing, opened, onClose } = props;
  const { t } = useTranslation('money');
  const format = useFormat();
  const { account, orNone } = useWords();
  const { act, isBusy } = useAct();
  async function confirm() {
    if (await act(() => CALLS[doing](refund._id), t(`refunds.do.${doing}.done`))) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t(`refunds.do.${doing}.title`)}
      confirm={t(`refunds.do.${doing}.name`)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {t(`refunds.do.${doing}.text`, {
          amount: format.amount(refund.amount),
          name: orNone(refund.name),
          account: account(refund.account),
        })}
      </p>
    </ActDialog>
  );
}
