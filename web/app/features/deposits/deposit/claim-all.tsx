import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useActionWith } from '../../../platform/use-action-with.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ClaimDeposit } from './claim-deposit.graphql.ts';
import classes from './deposit.module.css';

/** The tenant claims the whole balance. */
export function ClaimAll({ balance, contractId }: { balance: number; contractId: string }) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  const { act } = useActionWith(useFailureText());
  const [isOpen, setIsOpen] = useState(false);
  const amount = format.amount(balance);
  async function claim() {
    const call = () => browserApi(ClaimDeposit, { inputData: { contractId } });
    if (await act(call, t('deposit.do.claim_all.done'))) setIsOpen(false);
  }
  return (
    <section className={classes.section} aria-labelledby="claim">
      <Title order={2} id="claim">
        {t('deposit.do.claim_all.heading')}
      </Title>
      <p>{t('deposit.do.claim_all.about')}</p>
      <Button onClick={() => setIsOpen(true)}>{t('deposit.do.claim_all.name', { amount })}</Button>
      <ConfirmDialog
        opened={isOpen}
        title={t('deposit.do.claim_all.title', { amount })}
        words={{
          close: t('deposit.close'),
          cancel: t('deposit.cancel'),
          confirm: t('deposit.do.claim_all.name', { amount }),
        }}
        onClose={() => setIsOpen(false)}
        onConfirm={claim}
      >
        {t('deposit.do.claim_all.text')}
      </ConfirmDialog>
    </section>
  );
}
