import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../../platform/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { DepositBadge } from '../deposit-badge.tsx';
import type { Deposit } from './deposit.ts';
import { DepositNow } from './deposit-steps.tsx';
import type { StepReader } from './use-step-texts.ts';
import classes from './deposit.module.css';

/** The kind of security, its amount, its status, and what it waits for. */
export function DepositFacts({ deposit, reader }: { deposit: Deposit; reader: StepReader }) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  const { type, status, accounts, paidAmount, depositInsurancePayable: fee, bankNumber } = deposit;
  const isAccount = type === 'deposit_account';
  const isOpen = accounts.length > 0;
  return (
    <section className={classes.card} aria-label={t('deposit.facts.label')}>
      <p className={classes.amount}>
        <strong>{format.amount(deposit.amount)}</strong>
        <DepositBadge status={status} />
      </p>
      <p className="quiet">{t(`deposit.types.${type}`)}</p>
      <DepositNow deposit={deposit} reader={reader} />
      <Facts
        facts={[
          [t('deposit.facts.paid'), isAccount && isOpen && format.amount(paidAmount ?? 0)],
          [t('deposit.facts.balance'), isAccount && isOpen && format.amount(deposit.balance)],
          ...accounts.map(
            ({ name, number, bankName }) =>
              [
                accounts.length > 1
                  ? t('deposit.facts.account_of', { name })
                  : t('deposit.facts.account'),
                number && (
                  <>
                    {writeBankAccount(number)}
                    <small>{bankName}</small>
                  </>
                ),
              ] as const,
          ),
          [t('deposit.facts.fee'), fee !== null && format.amount(fee)],
          [t('deposit.facts.fee_paid'), fee !== null && format.amount(paidAmount ?? 0)],
          [
            t('deposit.facts.account'),
            type === 'deposit_insurance' && bankNumber && writeBankAccount(bankNumber),
          ],
          [t('deposit.facts.kid'), deposit.depositInsuranceKid],
          [t('deposit.facts.guarantor'), deposit.guarantor],
          [t('deposit.facts.reference'), deposit.referenceNumber],
          [t('deposit.facts.ends'), deposit.endsOn && format.date(deposit.endsOn)],
        ]}
      />
    </section>
  );
}
