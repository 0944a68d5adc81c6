import { Button, Radio, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { guarantee, insurance } from '@husvaer/domain/deposits/claim';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { checkedBy, refusedBy } from '../field-errors.tsx';
import type { Deposit } from './deposit.ts';
import classes from './deposit.module.css';
import { NoteDepositGuarantee } from './note-deposit-guarantee.graphql.ts';
import { NoteDepositInsurance } from './note-deposit-insurance.graphql.ts';

interface NoteFormProps {
  deposit: Deposit;
  contractId: string;
}

interface Answers extends Record<string, unknown> {
  guarantor: string;
  reference: string;
  isRefused: 'yes' | 'no';
}

/** The landlord's side records who gives the security: a guarantor or the insurer. */
export function NoteForm({ deposit, contractId }: NoteFormProps) {
  const { t } = useTranslation('deposits');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const isGuarantee = deposit.type === 'deposit_guarantee';
  const noted = ({ guarantor, reference, isRefused }: Answers) => {
    const input = { contractId, reference: reference.trim() || null };
    return isGuarantee ? { ...input, guarantor } : { ...input, isRefused: isRefused === 'yes' };
  };
  const form = useForm<Answers>({
    initialValues: {
      guarantor: deposit.guarantor ?? '',
      reference: deposit.referenceNumber ?? '',
      isRefused: 'no',
    },
    validate: (answers) => checkedBy(isGuarantee ? guarantee : insurance, noted(answers)),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(answers) {
      const inputData = noted(answers) as never;
      await (isGuarantee
        ? browserApi(NoteDepositGuarantee, { inputData })
        : browserApi(NoteDepositInsurance, { inputData }));
      notify(t('deposit.do.note.done'), 'good');
      await revalidate();
    },
    fieldsOf: refusedBy,
    ownMessageFor: messageFor,
  });
  const kind = isGuarantee ? 'guarantee' : 'insurance';
  return (
    <section className={classes.section} aria-labelledby="note">
      <Title order={2} id="note">
        {t(`deposit.do.note.heading.${kind}`)}
      </Title>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {isGuarantee ? (
            <TextInput
              label={t('deposit.do.note.guarantor')}
              description={t('deposit.do.note.guarantor_help')}
              autoComplete="off"
              {...form.getInputProps('guarantor')}
            />
          ) : (
            <Radio.Group label={t('deposit.do.note.insurer')} {...form.getInputProps('isRefused')}>
              <Stack gap="xs" mt="xs">
                <Radio value="no" label={t('deposit.do.note.stands')} />
                <Radio value="yes" label={t('deposit.do.note.refused')} />
              </Stack>
            </Radio.Group>
          )}
          <TextInput
            label={t('deposit.do.note.reference')}
            autoComplete="off"
            {...form.getInputProps('reference')}
          />
          {errorText && <FormError>{errorText}</FormError>}
          <div>
            <Button type="submit" loading={isPending}>
              {t('deposit.do.note.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  );
}
