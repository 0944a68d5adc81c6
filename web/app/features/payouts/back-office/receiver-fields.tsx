import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import {
  accountOfIban,
  readBankAccount,
  writeBankAccount,
} from '@husvaer/domain/ledger/bank-account';

/** To whom money is paid back, as it is written. */
export interface Receiver {
  account: string;
  name: string;
}

/** Who paid it, as far as the bank says: the account is empty where it is none in Norway. */
export function receiverOf(account: string | null, name: string | null): Receiver {
  const known = readBankAccount(account ?? '') ?? accountOfIban(account ?? '');
  return { account: known ? writeBankAccount(known) : '', name: name ?? '' };
}

/** What is said of the receiver beside who paid it: nothing where it stayed so. */
export const saidOf = (receiver: Receiver, known: Receiver): Partial<Receiver> =>
  receiver.account === known.account && receiver.name === known.name ? {} : receiver;

/** What is wrong with a receiver as it is written; whose another account is has to be said. */
export const wrongReceiver = (receiver: Receiver, known: Receiver): WrongReceiver => {
  const account = readBankAccount(receiver.account);
  const isNamed = account !== readBankAccount(known.account);
  return { account: account === null, name: isNamed && receiver.name.trim() === '' };
};

export type WrongReceiver = Record<keyof Receiver, boolean>;
export const NOTHING_WRONG: WrongReceiver = { account: false, name: false };

interface ReceiverFieldsProps {
  receiver: Receiver;
  wrong: WrongReceiver;
  onChange: (receiver: Receiver) => void;
}

/** The account money is paid back to, and whose it is. */
export function ReceiverFields({ receiver, wrong, onChange }: ReceiverFieldsProps) {
  const { t } = useTranslation(['payout_desk', 'ledger']);
  return (
    <>
      <TextInput
        label={t('refunds.account')}
        description={t('refunds.account_help')}
        inputMode="numeric"
        autoComplete="off"
        value={receiver.account}
        error={wrong.account && t('ledger:wrong.clientAccount.wrong_format')}
        onChange={({ currentTarget }) => onChange({ ...receiver, account: currentTarget.value })}
      />
      <TextInput
        label={t('refunds.name')}
        autoComplete="off"
        maxLength={70}
        value={receiver.name}
        error={wrong.name && t('wrong.receiver')}
        onChange={({ currentTarget }) => onChange({ ...receiver, name: currentTarget.value })}
      />
    </>
  );
}
