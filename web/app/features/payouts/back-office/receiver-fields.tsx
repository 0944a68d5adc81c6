import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import {
  accountOfIban,
  readBankAccount,
  writeBankAccount,
} from '@husvaer/domain/ledger/bank-account';

/** The receiver of a refund, as typed. */
interface Receiver {
  account: string;
  name: string;
}

/** The payer, as far as the bank reports it: the account is empty if it is not Norwegian. */
export function receiverOf(account: string | null, name: string | null): Receiver {
  const known = readBankAccount(account ?? '') ?? accountOfIban(account ?? '');
  return { account: known ? writeBankAccount(known) : '', name: name ?? '' };
}

/** The changes of the receiver compared with the payer: empty if unchanged. */
export const changedValues = (receiver: Receiver, known: Receiver): Partial<Receiver> =>
  receiver.account === known.account && receiver.name === known.name ? {} : receiver;

/** The errors of a receiver; another account needs the name of its owner. */
export const findReceiverErrors = (receiver: Receiver, known: Receiver): ReceiverErrors => {
  const account = readBankAccount(receiver.account);
  const isNamed = account !== readBankAccount(known.account);
  return { account: account === null, name: isNamed && receiver.name.trim() === '' };
};

type ReceiverErrors = Record<keyof Receiver, boolean>;
export const NO_ERRORS: ReceiverErrors = { account: false, name: false };

interface ReceiverFieldsProps {
  receiver: Receiver;
  errors: ReceiverErrors;
  onChange: (receiver: Receiver) => void;
}

/** The account that money is refunded to, and its owner. */
export function ReceiverFields({ receiver, errors, onChange }: ReceiverFieldsProps) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  return (
    <>
      <TextInput
        label={t('refunds.account')}
        description={t('refunds.account_help')}
        inputMode="numeric"
        autoComplete="off"
        value={receiver.account}
        error={errors.account && t('ledger:wrong.clientAccount.wrong_format')}
        onChange={({ currentTarget }) => onChange({ ...receiver, account: currentTarget.value })}
      />
      <TextInput
        label={t('refunds.name')}
        autoComplete="off"
        maxLength={70}
        value={receiver.name}
        error={errors.name && t('wrong.receiver')}
        onChange={({ currentTarget }) => onChange({ ...receiver, name: currentTarget.value })}
      />
    </>
  );
}
