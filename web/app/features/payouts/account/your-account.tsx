import { Button, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../../platform/format.ts';
import { AccountForm } from './account-form.tsx';
import classes from './account.module.css';
import type { PayoutAccountQuery } from './payout-account.graphql.ts';

/** The account that rent is paid to, a pending change, and the form to change it. */
export function YourAccount({ account }: { account: PayoutAccountQuery['getPayoutAccount'] }) {
  const { t } = useTranslation('payouts');
  const format = useFormat();
  const { accountNumber: now, nextAccountNumber: next, nextCountsFrom, isUnproved } = account;
  const latest = next ?? now;
  // The initial value of the form; null while it is closed.
  const [entering, setEntering] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setEntering(null);
    heading.current?.focus();
  };
  return (
    <section className={classes.section}>
      <Title order={2} ref={heading} tabIndex={-1}>
        {t('account.yours')}
      </Title>
      <div className={classes.card}>
        {now && <strong>{writeBankAccount(now)}</strong>}
        <p className="quiet">{t(now ? 'account.now' : 'account.none')}</p>
        {next && nextCountsFrom && (
          <p className={classes.next}>
            {t('account.next', {
              moment: format.moment(nextCountsFrom),
              account: writeBankAccount(next),
            })}
          </p>
        )}
        {isUnproved && <p className={classes.next}>{t('account.unproved')}</p>}
        {entering === null ? (
          <div className={classes.actions}>
            <Button variant={now ? 'default' : 'filled'} onClick={() => setEntering('')}>
              {t(now ? 'account.change' : 'account.set')}
            </Button>
            {isUnproved && latest && (
              <Button onClick={() => setEntering(latest)}>{t('account.prove')}</Button>
            )}
            {now && next && (
              <Button variant="default" onClick={() => setEntering(now)}>
                {t('account.keep', { account: writeBankAccount(now) })}
              </Button>
            )}
          </div>
        ) : (
          <AccountForm
            key={entering}
            begin={entering}
            paidTo={isUnproved ? null : latest}
            isFirst={now === null}
            onClose={close}
          />
        )}
      </div>
    </section>
  );
}
