import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { readBankAccount, writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import classes from './account.module.css';
import { SetPayoutAccount } from './set-payout-account.graphql.ts';
import { findAccountProblem, type AccountProblem } from './account-problem.ts';

interface AccountFormProps {
  /** The initial value. */
  begin: string;
  /** The account that was named last, if any. */
  paidTo: string | null;
  isFirst: boolean;
  onClose: () => void;
}

/** Names the account that rent is paid to. */
export function AccountForm({ begin, paidTo, isFirst, onClose }: AccountFormProps) {
  const { t } = useTranslation('payouts');
  const format = useFormat();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { accountNumber: begin && writeBankAccount(begin) },
    validate: {
      accountNumber: (written) => showProblem(findAccountProblem(written, paidTo)),
    },
  });
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form has been removed.
  useEffect(() => field.current?.focus(), []);
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call({ accountNumber }) {
      const inputData = { accountNumber };
      const { setPayoutAccount } = await browserApi(SetPayoutAccount, { inputData });
      const account = writeBankAccount(readBankAccount(accountNumber) ?? '');
      const { nextCountsFrom: from } = setPayoutAccount;
      notify(
        from === null
          ? t('account.saved', { account })
          : t('account.saved_later', { account, moment: format.moment(from) }),
        'good',
      );
      await revalidate();
      onClose();
    },
    known: 'inputData.',
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <Stack>
        <TextInput
          size="md"
          classNames={{ wrapper: classes.number ?? '' }}
          label={t('account.number')}
          description={t('account.number_help')}
          inputMode="numeric"
          autoComplete="off"
          ref={field}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('accountNumber')}
        />
        {!isFirst && <p className="quiet">{t('account.safe')}</p>}
        {errorText && <FormError>{errorText}</FormError>}
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={isPending}>
            {t('account.save')}
          </Button>
          <Button variant="default" size="md" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const showProblem = (problem: AccountProblem | null) =>
  problem && <ProblemText problem={problem} />;

/** In the current language. */
function ProblemText({ problem }: { problem: AccountProblem }) {
  const { t } = useTranslation('payouts');
  return t(`account.wrong.${problem}`);
}
