import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../../platform/format.ts';
import { Copy } from '../../../ui/copy.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { DepositBadge } from '../../deposits/public.tsx';
import { Answered } from './answered.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import { Security, type SecurityQuery } from './security.graphql.ts';
import { useModalQuery } from './use-modal-query.ts';

interface SecurityDetailsProps extends ModalProps {
  lease: { _id: string };
}

/** The security of the lease, and how it is paid. */
export function SecurityDetails({ lease, ...modal }: SecurityDetailsProps) {
  const { t } = useTranslation('modals');
  return (
    <Modal {...modal} title={t('security.title')}>
      <ModalContent contractId={lease._id} />
    </Modal>
  );
}

function ModalContent({ contractId }: { contractId: string }) {
  const { t } = useTranslation('modals');
  const query = useModalQuery(Security, { contractId });
  return (
    <Answered {...query} none={({ getDeposit }) => (getDeposit ? null : t('security.none'))}>
      {({ getDeposit }) => getDeposit && <SecurityFacts deposit={getDeposit} />}
    </Answered>
  );
}

type Deposit = NonNullable<SecurityQuery['getDeposit']>;
type Fact = readonly [string, ReactNode];

/** Banks that the API names by a code. */
const BANKS = ['bn_bank'] as const;

export function SecurityFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['modals', 'deposits']);
  const format = useFormat();
  const { type, accounts, bankNumber, depositInsuranceKid: kid, referenceNumber } = deposit;
  const copied = (label: string, value: string | null) =>
    value !== null && <Copy label={label} value={value} />;
  const account = (label: string, number: string | null) =>
    number !== null && <Copy label={label} value={number} written={writeBankAccount(number)} />;
  const bankOf = (name: string | null) => {
    const code = BANKS.find((one) => one === name);
    return code ? t(`security.banks.${code}`) : name;
  };
  const ofType: Partial<Record<Deposit['type'], readonly Fact[]>> = {
    no_deposit: [],
    deposit_account: [
      [t('security.amount'), format.amount(deposit.amount)],
      [t('security.paid'), deposit.paidAmount !== null && format.amount(deposit.paidAmount)],
      // The bank has not reported it yet.
      [t('security.account'), deposit.status === 'sent_to_bank' && t('security.fetching')],
      ...accounts.flatMap(({ name, number, bankName }) => {
        const label =
          accounts.length > 1 ? t('security.account_of', { name }) : t('security.account');
        const bank = accounts.length > 1 ? `${t('security.bank')}, ${name}` : t('security.bank');
        return [
          [label, account(label, number)],
          [bank, bankOf(bankName)],
        ] as const;
      }),
    ],
    deposit_insurance: [
      [
        t('security.payable'),
        deposit.depositInsurancePayable !== null && format.amount(deposit.depositInsurancePayable),
      ],
      [t('security.bank_account'), account(t('security.bank_account'), bankNumber)],
      [t('security.kid'), copied(t('security.kid'), kid)],
      [t('security.guaranteed'), format.amount(deposit.amount)],
    ],
    deposit_guarantee: [
      [t('security.guaranteed'), format.amount(deposit.amount)],
      [t('security.guarantor'), deposit.guarantor],
    ],
  };
  return (
    <Facts
      facts={[
        [t('security.type'), t(`deposits:deposit.types.${type}`)],
        [t('security.status'), <DepositBadge status={deposit.status} />],
        [t('security.created'), format.day(deposit.createdAt)],
        // A type that was added to the API after this page was loaded shows the common facts.
        ...(ofType[type] ?? []),
        [t('security.reference'), copied(t('security.reference'), referenceNumber)],
        [t('security.ends'), deposit.endsOn !== null && format.day(deposit.endsOn)],
      ]}
    />
  );
}
