import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { PROOFS_MAX, depositSuit } from '@husvaer/domain/deposits/claim';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { asInput, AttachmentField, type Attachment } from '../../files/public.tsx';
import { checkedBy, refusedBy } from '../field-errors.tsx';
import classes from './deposit.module.css';
import { ShowDepositSuit } from './show-deposit-suit.graphql.ts';

interface Suit extends Record<string, unknown> {
  attachments: Attachment[];
}

/** A party that disagrees documents that they have gone to court or to the Rent Disputes Tribunal. */
export function LawsuitForm({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const { t } = useTranslation('deposits');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const [isAttaching, setIsAttaching] = useState(false);
  const inputOf = ({ attachments }: Suit) => ({
    contractId,
    attachments: attachments.map(asInput),
  });
  const form = useForm<Suit>({
    initialValues: { attachments: [] },
    validate: (values) => checkedBy(depositSuit, inputOf(values)),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      await browserApi(ShowDepositSuit, { inputData: inputOf(values) as never });
      notify(t('deposit.do.suit.done'), 'good');
      await revalidate();
      onClose();
    },
    fieldsOf: refusedBy,
    ownMessageFor: messageFor,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <AttachmentField
          label={t('deposit.do.suit.attachments')}
          description={t('deposit.do.suit.attachments_help')}
          max={PROOFS_MAX}
          value={form.values.attachments}
          error={form.errors['attachments']}
          onChange={(attachments) => form.setFieldValue('attachments', attachments)}
          onBusy={setIsAttaching}
        />
        {errorText && <FormError>{errorText}</FormError>}
        <div className={classes.actions}>
          <Button type="submit" loading={isPending} disabled={isAttaching}>
            {t('deposit.do.suit.confirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('deposit.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
