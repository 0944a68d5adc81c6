import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';

import { readBankAccount, writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { logOut } from '../../../platform/auth.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { withReturn } from '../../../platform/return-to.ts';
import { PasswordField, Trouble, useFormCall } from '../../accounts/forms/public.tsx';
import classes from './account.module.css';
import { SetPayoutAccount } from './set-payout-account.graphql.ts';
import { wrongAccount, type AccountProblem } from './wrong-account.ts';

interface AccountFormProps {
  /** What stands in it at first. */
  begin: string;
  /** Where rent goes by what was said last, if anything was. */
  paidTo: string | null;
  /** Whoever has none proves by nothing but their login who they are. */
  hasPassword: boolean;
  isFirst: boolean;
  onClose: () => void;
}

/** Says where rent is to be paid: with the login once more, so that an open screen is not enough. */
export function AccountForm({ begin, paidTo, hasPassword, isFirst, onClose }: AccountFormProps) {
  const { t } = useTranslation('payouts');
  const format = useFormat();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [mustLogIn, setMustLogIn] = useState(false);
  const form = useForm({
    initialValues: { accountNumber: begin && writeBankAccount(begin), password: '' },
    validate: {
      accountNumber: (written) => say(wrongAccount(written, paidTo)),
      password: (password) => say(hasPassword && password === '' ? 'password_missing' : null),
    },
  });
  const field = useRef<HTMLInputElement>(null);
  // The button that asked for it is gone.
  useEffect(() => field.current?.focus(), []);
  const { onSubmit, isAsking, trouble } = useFormCall(form, {
    async call({ accountNumber, password }) {
      const inputData = { accountNumber, password: password || null };
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
    fieldsOf: (error) =>
      error instanceof ApiFailure && error.code === 'accounts.wrong_password'
        ? { password: say('password') }
        : null,
    tellOwn(error) {
      const isStale = error instanceof ApiFailure && error.code === 'accounts.login_again';
      setMustLogIn(isStale);
      return isStale ? t('account.log_in_again') : null;
    },
    known: 'inputData.',
  });
  async function logInAgain() {
    await logOut({ everywhere: false });
    await navigate(withReturn('/login', '/payout-details'));
  }
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
        {hasPassword && (
          <PasswordField
            label={t('account.password')}
            description={t('account.password_help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('password')}
          />
        )}
        {!isFirst && <p className="quiet">{t('account.safe')}</p>}
        {trouble && <Trouble>{trouble}</Trouble>}
        <div className={classes.ways}>
          {mustLogIn ? (
            <Button size="md" onClick={() => void logInAgain()}>
              {t('account.log_in')}
            </Button>
          ) : (
            <Button type="submit" size="md" loading={isAsking}>
              {t('account.save')}
            </Button>
          )}
          <Button variant="default" size="md" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const say = (problem: AccountProblem | 'password_missing' | 'password' | null) =>
  problem && <Wrong problem={problem} />;

/** In the language of the moment. */
function Wrong({ problem }: { problem: AccountProblem | 'password_missing' | 'password' }) {
  const { t } = useTranslation('payouts');
  return t(`account.wrong.${problem}`);
}
