import { Button, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { PROOFS_MAX, rentClaim } from '@husvaer/domain/deposits/claim';
import { kronerToOre } from '@husvaer/domain/kernel/money';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { asInput, AttachmentField, type Attachment } from '../../files/public.tsx';
import { numberIn } from '../kyc/answers.ts';
import { checkedBy, refusedBy } from '../field-errors.tsx';
import { ClaimDeposit } from './claim-deposit.graphql.ts';
import classes from './deposit.module.css';

interface Claim extends Record<string, unknown> {
  amount: string;
  attachments: Attachment[];
}

/** The landlord claims rent that is owed, with evidence. */
export function ClaimForm({ balance, contractId }: { balance: number; contractId: string }) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const [isAttaching, setIsAttaching] = useState(false);
  const inputOf = ({ amount, attachments }: Claim) => ({
    contractId,
    amount: numberIn(amount),
    attachments: attachments.map(asInput),
  });
  const form = useForm<Claim>({
    initialValues: { amount: '', attachments: [] },
    validate: (claim) => checkedBy(rentClaim({ balance: kronerToOre(balance) }), inputOf(claim)),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(claim) {
      await browserApi(ClaimDeposit, { inputData: inputOf(claim) as never });
      notify(t('deposit.do.claim.done'), 'good');
      await revalidate();
    },
    fieldsOf: refusedBy,
    ownMessageFor: messageFor,
  });
  return (
    <section className={classes.section} aria-labelledby="claim">
      <Title order={2} id="claim">
        {t('deposit.do.claim.heading')}
      </Title>
      <p>{t('deposit.do.claim.about')}</p>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput
            label={t('deposit.do.claim.amount')}
            description={t('deposit.do.claim.most', { amount: format.amount(balance) })}
            classNames={{ wrapper: classes.number ?? '' }}
            inputMode="decimal"
            autoComplete="off"
            size="md"
            {...form.getInputProps('amount')}
          />
          <AttachmentField
            label={t('deposit.do.claim.attachments')}
            description={t('deposit.do.claim.attachments_help')}
            max={PROOFS_MAX}
            value={form.values.attachments}
            error={form.errors['attachments']}
            onChange={(attachments) => form.setFieldValue('attachments', attachments)}
            onBusy={setIsAttaching}
          />
          {errorText && <FormError>{errorText}</FormError>}
          <div>
            <Button type="submit" size="md" loading={isPending} disabled={isAttaching}>
              {t('deposit.do.claim.name')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  );
}
