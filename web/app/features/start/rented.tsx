import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import { writeBankAmount } from '@husvaer/domain/ledger/bank-amount';

import { useFormat } from '../../platform/format.ts';
import { useSite } from '../../platform/site.ts';
import { Copy } from '../../ui/copy.tsx';
import { Facts } from '../../ui/facts.tsx';
import { NewAccount } from '../invoices/public.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ListPanel } from './list-panel.tsx';
import classes from './start.module.css';
import type { StartPageQuery } from './start-page.graphql.ts';
import { SiteLink } from './site-link.tsx';

type Rented = StartPageQuery['getStartPage']['rented'][number];

/** The number of further leases shown. */
const SHOWN = 8;

/** The lease with the next payment, or the latest one: what to pay, by when and how. */
export function FirstRented({ rented: [lease] }: { rented: readonly Rented[] }) {
  return lease && <RentCard lease={lease} />;
}

/** The other leases, one per row. */
export function OtherRented({ rented }: { rented: readonly Rented[] }) {
  const { t } = useTranslation('start');
  const { partner } = useSite();
  const about = useAbout();
  const rest = rented.slice(1);
  return (
    <ListPanel
      id="other-leases"
      title={t('rented.others')}
      total={rest.length}
      rows={rest.slice(0, SHOWN).map((lease) => ({
        id: lease._id,
        href: lease.href,
        title: lease.home,
        about: about(lease).text,
        end: about(lease).amount,
        isBad: lease.due?.isLate ?? false,
      }))}
      all={{ href: partner ? '/lease' : '/my-lease', label: t('rented.all') }}
    />
  );
}

/** Returns a sentence on the status of a lease's rent, for its tenant. */
function useAbout() {
  const { t } = useTranslation('start');
  const { amount, date } = useFormat();
  return (lease: Rented): { text: string; amount: string | null } => {
    const { due, status, isInvoiced, nextInvoiceDate: next, dueDay } = lease;
    if (status === 'in_progress') return { text: t('rented.unsigned'), amount: null };
    if (due)
      return {
        text: t(`rented.${dueText(due)}`, {
          date: date(due.on),
          by: due.payBy ? date(due.payBy) : '',
        }),
        amount: amount(due.amount),
      };
    if (!isInvoiced)
      return { text: t('rented.direct', { day: dueDay }), amount: amount(lease.monthlyRentAmount) };
    const text = next ? t('rented.paid_next', { date: date(next) }) : t('rented.paid');
    return { text, amount: null };
  };
}

/** The key of the text about an amount to pay: how far it has come, and its last day. */
const dueText = ({ isLate, stage, payBy }: NonNullable<Rented['due']>) => {
  if (!isLate) return 'due';
  if (stage === 'petitioned' || stage === 'notice_over') return stage;
  if (payBy === null) return 'was_due';
  return stage === 'noticed' ? 'noticed' : 'pay_by';
};

function RentCard({ lease }: { lease: Rented }) {
  const { t } = useTranslation('start');
  const { amount } = useFormat();
  const about = useAbout()(lease);
  const { due, accountNumber: account, accountChange, kidNumber: kid } = lease;
  return (
    <Panel id="rent" title={t('rented.title')}>
      <p className={classes.home}>
        <SiteLink href={lease.href}>{lease.home}</SiteLink>
        {lease.partnerName && <span className="quiet"> · {lease.partnerName}</span>}
      </p>
      {about.amount && (
        <p className={classes.figure} data-is={due?.isLate ? 'bad' : undefined}>
          {about.amount}
        </p>
      )}
      <p className={about.amount ? 'quiet' : classes.calm}>{about.text}</p>
      {due && account && accountChange && <NewAccount account={account} change={accountChange} />}
      {due && (
        <Facts
          facts={[
            [t('rented.payee'), lease.payee],
            [
              t('rented.account'),
              account && (
                <Copy
                  key="account"
                  value={account}
                  written={writeBankAccount(account)}
                  label={t('rented.account')}
                />
              ),
            ],
            [t('rented.kid'), kid && <Copy key="kid" value={kid} label={t('rented.kid')} />],
            [
              t('rented.amount'),
              <Copy
                key="amount"
                value={writeBankAmount(due.amount)}
                written={amount(due.amount)}
                label={t('rented.amount')}
              />,
            ],
            ...(due.invoices.length > 1 ? due.invoices : []).map(
              ({ kind, invoiceSerialId: serial, amount: part }) =>
                [
                  kind === 'rent' ? t('rented.rent_of', { serial }) : t('rented.insurance'),
                  amount(part),
                ] as const,
            ),
          ]}
        />
      )}
      <div className={classes.actions}>
        <Button component="a" href={lease.href} variant={due?.isLate ? 'filled' : 'default'}>
          {t(due?.isLate ? 'rented.see_what_to_do' : 'rented.open')}
        </Button>
      </div>
    </Panel>
  );
}
