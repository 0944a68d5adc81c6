import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { waitsForAnother } from '@husvaer/domain/payouts/approval';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../../platform/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { useRoot } from '../../leases/public.tsx';
import { useIsAuditor } from '../../ledger/public.tsx';
import { PayoutBadges } from '../payout-badges.tsx';
import classes from './details.module.css';
import type { Payout } from './payout.ts';

/** The amount, the status, the receiver, and the approvers. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  const { t } = useTranslation('payouts');
  const format = useFormat();
  const root = useRoot();
  // Auditors may not read leases.
  const isAuditor = useIsAuditor();
  const { contractId, leaseNumber, propertyInfo, accountInfo, paidDate, payoutDate } = payout;
  const { approvals, approvalsNeeded, numberOfFails: fails, status } = payout;
  const estimated = payout.events.findLast(({ event }) => event === 'estimated')?.date;
  const facts = [
    [
      t('details.home'),
      <>
        {isAuditor ? (
          propertyInfo?.name
        ) : (
          <Link to={`${root}/${contractId}`}>{propertyInfo?.name}</Link>
        )}
        {leaseNumber && <small>{t('details.lease', { number: leaseNumber })}</small>}
      </>,
    ],
    [t('details.landlord'), accountInfo.name],
    [t('details.tenants'), format.list(payout.tenantsInfo.map(({ name }) => name))],
    [
      t('details.account'),
      accountInfo.accountNumber === null
        ? t('no_account')
        : writeBankAccount(accountInfo.accountNumber),
    ],
    [t('details.agent'), payout.agentInfo?.name],
    [t('details.branch'), payout.branchInfo?.name],
    [t('details.dates.expected'), !paidDate && estimated && format.date(estimated)],
    [
      t('details.dates.made'),
      !paidDate && status !== 'estimated' && payoutDate && format.date(payoutDate),
    ],
    [t('details.dates.paid'), paidDate && format.date(paidDate)],
    [t('details.bank_ref'), payout.bankRef],
    [
      t('details.fails'),
      status !== 'completed' && fails > 0 && t('details.times', { count: fails }),
    ],
    [
      t('details.approvals'),
      status !== 'estimated' && (
        <>
          {t(waitsForAnother(payout) ? 'details.approvals_another' : 'details.approvals_of', {
            count: approvals.length,
            needed: approvalsNeeded,
          })}
          {approvals.map(({ _id, name, at }) => (
            <small key={_id}>
              {name}, {format.moment(at)}
            </small>
          ))}
        </>
      ),
    ],
  ] as const;
  return (
    <>
      <p className={classes.amount}>
        <strong>{format.amount(payout.amount)}</strong>
        <PayoutBadges payout={payout} />
      </p>
      <Facts facts={facts} />
    </>
  );
}
