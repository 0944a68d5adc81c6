import { Anchor, Button, Checkbox, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';
import { partnerPresentation } from '@husvaer/domain/partners/presentation';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { checkedBy, FormError, useFormCall } from '../../accounts/forms/public.tsx';
import type { PartnerStaffQuery } from './partner-staff.graphql.ts';
import classes from './presentation-form.module.css';
import { SetPartnerPresentation } from './set-partner-presentation.graphql.ts';

interface PresentationFormProps {
  presentation: PartnerStaffQuery['getPartnerPresentation'];
  staff: PartnerStaffQuery['getPartnerStaff'];
}

type Values = ReturnType<typeof valuesOf>;

const phoneOf = (number: string | null | undefined) => (number ? writtenPhone(number) : '');

const valuesOf = ({ presentation, staff }: PresentationFormProps) => ({
  aboutNo: presentation?.aboutNo ?? '',
  aboutEn: presentation?.aboutEn ?? '',
  phoneNumber: phoneOf(presentation?.phoneNumber),
  email: presentation?.email ?? '',
  streetAddress: presentation?.streetAddress ?? '',
  licence: presentation?.licence ?? '',
  responsibleBroker: presentation?.responsibleBroker ?? '',
  people: staff.map(({ _id, name, title, phoneNumber, email, isShown }) => ({
    accountId: _id,
    name,
    isShown,
    title: title ?? '',
    phoneNumber: phoneOf(phoneNumber),
    email: email ?? '',
  })),
});

/** The mutation's input: only the people who are shown. */
const inputOf = ({ people, ...texts }: Values, partnerId: string) => ({
  ...texts,
  partnerId,
  people: people
    .filter(({ isShown }) => isShown)
    .map(({ accountId, title, phoneNumber, email }) => ({ accountId, title, phoneNumber, email })),
});

/** Errors count only the people shown; this moves them to the same person's fields in the whole list. */
function atTheirFields(errors: FormErrors, people: Values['people']): FormErrors {
  const shown = people.flatMap(({ isShown }, index) => (isShown ? index : []));
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      path.replace(/^people\.(\d+)/, (_, at: string) => `people.${shown[Number(at)]}`),
      error,
    ]),
  );
}

export function PresentationForm(props: PresentationFormProps) {
  const { t } = useTranslation(['partners', 'accounts']);
  const partnerId = useSite().partner?.partnerId ?? '';
  const notify = useNotify();
  const form = useForm<Values>({
    initialValues: valuesOf(props),
    validate: (values) =>
      atTheirFields(checkedBy(partnerPresentation, inputOf(values, partnerId)), values.people),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    known: 'inputData.',
    async call(values) {
      await browserApi(SetPartnerPresentation, { inputData: inputOf(values, partnerId) });
      notify(t('presentation.saved'), 'good');
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        {(['aboutNo', 'aboutEn'] as const).map((name) => (
          <Textarea
            key={name}
            label={t(`presentation.${name}`)}
            lang={name === 'aboutNo' ? 'nb' : 'en'}
            autosize
            minRows={5}
            size="md"
            {...form.getInputProps(name)}
          />
        ))}
        <TextInput
          label={t('presentation.phone')}
          type="tel"
          size="md"
          {...form.getInputProps('phoneNumber')}
        />
        <TextInput
          label={t('accounts:fields.email')}
          type="email"
          size="md"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t('presentation.address')}
          size="md"
          {...form.getInputProps('streetAddress')}
        />
        <TextInput
          label={t('presentation.licence')}
          description={t('presentation.licence_help')}
          size="md"
          {...form.getInputProps('licence')}
        />
        <TextInput
          label={t('presentation.responsibleBroker')}
          description={t('presentation.responsibleBroker_help')}
          size="md"
          {...form.getInputProps('responsibleBroker')}
        />
        <section>
          <Title order={2}>{t('presentation.people')}</Title>
          <p className="quiet">{t('presentation.people_text')}</p>
          <ul className={classes.people}>
            {form.values.people.map((person, index) => (
              <PersonFields
                key={person.accountId}
                person={person}
                index={index}
                fieldProps={form.getInputProps}
              />
            ))}
          </ul>
        </section>
        <div className={classes.actions}>
          {errorText && <FormError>{errorText}</FormError>}
          <Button type="submit" size="md" loading={isPending}>
            {t('presentation.submit')}
          </Button>
          <Anchor component={Link} to="/about-us">
            {t('presentation.look')}
          </Anchor>
        </div>
      </Stack>
    </form>
  );
}

interface PersonFieldsProps {
  person: Values['people'][number];
  index: number;
  fieldProps: UseFormReturnType<Values>['getInputProps'];
}

/** Whether a person is shown, and with which details. */
function PersonFields({ person: { name, isShown }, index, fieldProps }: PersonFieldsProps) {
  const { t } = useTranslation(['partners', 'accounts']);
  const at = `people.${index}`;
  return (
    <li>
      <Checkbox
        label={t('presentation.show', { name })}
        {...fieldProps(`${at}.isShown`, { type: 'checkbox' })}
      />
      {isShown && (
        <div className={classes.fields} role="group" aria-label={name}>
          <TextInput label={t('presentation.job')} {...fieldProps(`${at}.title`)} />
          <TextInput
            label={t('presentation.phone')}
            type="tel"
            {...fieldProps(`${at}.phoneNumber`)}
          />
          <TextInput
            label={t('accounts:fields.email')}
            type="email"
            {...fieldProps(`${at}.email`)}
          />
        </div>
      )}
    </li>
  );
}
