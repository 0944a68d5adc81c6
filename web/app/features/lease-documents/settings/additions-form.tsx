import { Button, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import {
  ADDITION_HEADING_MAX,
  ADDITION_TEXT_MAX,
  ADDITIONS_MAX,
  contractAdditions,
  VARIABLES,
  type AdditionKind,
} from '@husvaer/domain/lease-documents/additions';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { checkedBy, refusedBy } from '../form/field-errors.tsx';
import type { LeaseSettingsQuery } from './lease-settings.graphql.ts';
import { SetContractAdditions } from './set-contract-additions.graphql.ts';
import classes from './settings.module.css';

interface Words {
  heading: string;
  text: string;
}
interface Answers extends Record<string, unknown> {
  /** Empty English texts are left out: the Norwegian text is used instead. */
  additions: { no: Words; en: Words }[];
}
const NONE: Words = { heading: '', text: '' };

interface AdditionsFormProps {
  partnerId: string;
  kind: AdditionKind;
  additions: LeaseSettingsQuery['leaseAdditions'];
}

/** The clauses that an agency adds to its leases or assignments. Contracts that were sent don't change. */
export function AdditionsForm({ partnerId, kind, additions }: AdditionsFormProps) {
  const { t } = useTranslation(['lease_documents', 'leases']);
  const format = useFormat();
  const notify = useNotify();
  const inputOf = (answers: Answers) => ({
    partnerId,
    kind,
    additions: answers.additions.map(({ no, en }) => ({
      no,
      en: en.heading.trim() === '' && en.text.trim() === '' ? null : en,
    })),
  });
  const form = useForm<Answers>({
    initialValues: {
      additions: additions.map(({ no, en }) => ({ no: { ...no }, en: en ? { ...en } : NONE })),
    },
    validate: (answers) => checkedBy(contractAdditions, inputOf(answers)),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(answers) {
      await browserApi(SetContractAdditions, { inputData: inputOf(answers) });
      notify(t('leases:settings.saved'), 'good');
    },
    fieldsOf: refusedBy,
  });
  const clauses = form.values.additions;
  const names = VARIABLES[kind].map((name) => `{{${name}}}`);
  return (
    <section aria-labelledby={`additions-${kind}`}>
      <Title order={2} id={`additions-${kind}`}>
        {t(`additions.${kind}`)}
      </Title>
      <p className="quiet">
        {t('additions.text')} {format.list(names)}
      </p>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {clauses.map(({ no }, index) => (
            <fieldset key={index} className={classes.clause}>
              <legend>{t('additions.clause', { number: index + 1 })}</legend>
              {(['no', 'en'] as const).map((language) => (
                <Stack key={language} gap="xs">
                  <TextInput
                    label={t(`additions.heading.${language}`)}
                    maxLength={ADDITION_HEADING_MAX}
                    autoComplete="off"
                    {...form.getInputProps(`additions.${index}.${language}.heading`)}
                  />
                  <Textarea
                    label={t(`additions.words.${language}`)}
                    autosize
                    minRows={2}
                    maxRows={12}
                    maxLength={ADDITION_TEXT_MAX}
                    {...form.getInputProps(`additions.${index}.${language}.text`)}
                  />
                </Stack>
              ))}
              <Button
                variant="subtle"
                leftSection={<IconTrash size={18} aria-hidden />}
                aria-label={t('additions.remove_of', { name: no.heading || index + 1 })}
                onClick={() => form.removeListItem('additions', index)}
              >
                {t('additions.remove')}
              </Button>
            </fieldset>
          ))}
          {clauses.length < ADDITIONS_MAX && (
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => form.insertListItem('additions', { no: NONE, en: NONE })}
              >
                {t('additions.add')}
              </Button>
            </div>
          )}
          {errorText && <FormError>{errorText}</FormError>}
          <div>
            <Button type="submit" loading={isPending}>
              {t('leases:settings.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  );
}
