import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { PayoutBadges } from '../payout-badges.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { LeaseLink, useMoneyFormat } from '../../ledger/public.tsx';
import { ApprovalCount } from './approval-count.tsx';
import type { Shown } from './filters.ts';
import { choose, mayApprove, type Chosen, type ListedPayout } from './choice.ts';
import classes from './payouts.module.css';

interface PayoutTableProps {
  payouts: readonly ListedPayout[];
  shown: Shown;
  /** Null if the list has no selection. */
  choosing: {
    accountId: string;
    chosen: Chosen;
    setChosen: (chosen: Chosen) => void;
  } | null;
  /** The URL that opens a payout next to the list. */
  toOpen: (id: string) => string;
}

/** One row per payout; its name opens it. */
export function PayoutTable({ payouts, shown, choosing, toOpen }: PayoutTableProps) {
  const { t } = useTranslation(['payout_back_office', 'payouts', 'invoices', 'ledger']);
  const format = useFormat();
  const { day, account, orNone } = useMoneyFormat();
  const nameOf = ({ serialId }: ListedPayout) =>
    serialId === null ? t('payouts:details.expected') : t('payouts.number', { serialId });
  const columns: Column<ListedPayout>[] = [
    {
      head: t('payouts.payout'),
      show: (payout) => (
        <div className={classes.name}>
          {choosing && (
            <Checkbox
              aria-label={t('payouts.choose', { name: nameOf(payout) })}
              checked={choosing.chosen.has(payout._id)}
              disabled={!mayApprove(payout, choosing.accountId)}
              onChange={({ currentTarget: { checked } }) =>
                choosing.setChosen(choose(choosing.chosen, [payout], checked))
              }
            />
          )}
          <Link
            to={toOpen(payout._id)}
            // It has no number yet: the home is added to the accessible name.
            {...(payout.serialId === null && {
              'aria-label': `${nameOf(payout)}, ${payout.propertyInfo?.name ?? ''}`,
            })}
            preventScrollReset
          >
            {nameOf(payout)}
          </Link>
        </div>
      ),
    },
    { head: t('invoices:stands'), show: (payout) => <PayoutBadges payout={payout} /> },
    {
      head: t('invoices:home'),
      isName: true,
      show: ({ contractId, propertyInfo, leaseNumber }) => (
        <span>
          <LeaseLink leaseId={contractId}>{propertyInfo?.name}</LeaseLink>
          {leaseNumber && <small>{t('ledger:lease_number', { number: leaseNumber })}</small>}
        </span>
      ),
    },
    {
      head: t('invoices:landlord'),
      isName: true,
      show: ({ accountInfo: { name, accountNumber } }) => (
        <span>
          {name}
          {accountNumber && <small>{account(accountNumber)}</small>}
        </span>
      ),
    },
    {
      head: t(shown === 'expected' ? 'payouts.expected' : 'payouts.date'),
      show: ({ payoutDate }) => orNone(payoutDate && day(payoutDate)),
    },
    ...(shown === 'expected'
      ? []
      : [
          {
            head: t('payouts.approvals'),
            show: (payout: ListedPayout) => <ApprovalCount order={payout} />,
          },
          {
            head: t('payouts.fails'),
            show: ({ numberOfFails: fails }: ListedPayout) => fails > 0 && format.number(fails),
          },
        ]),
    { head: t('invoices:amount'), isAmount: true, show: ({ amount }) => format.amount(amount) },
  ];
  return (
    <>
      {choosing && <ChooseAll payouts={payouts} {...choosing} />}
      <Table label={t('title')} columns={columns} rows={payouts} keyOf={({ _id }) => _id} />
    </>
  );
}

/** Selects all payouts of a page that may be approved, or clears the selection. */
function ChooseAll({
  payouts,
  accountId,
  chosen,
  setChosen,
}: { payouts: readonly ListedPayout[] } & NonNullable<PayoutTableProps['choosing']>) {
  const { t } = useTranslation('payout_back_office');
  const open = payouts.filter((payout) => mayApprove(payout, accountId));
  const count = open.filter(({ _id }) => chosen.has(_id)).length;
  if (open.length === 0) return null;
  return (
    <Checkbox
      className={classes.all}
      label={t('payouts.choose_page', { count: open.length })}
      checked={count === open.length}
      indeterminate={count > 0 && count < open.length}
      onChange={({ currentTarget: { checked } }) => setChosen(choose(chosen, open, checked))}
    />
  );
}
