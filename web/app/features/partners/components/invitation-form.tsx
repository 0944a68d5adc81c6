import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { invitationDraft } from '@husvaer/domain/accounts/invitation';
import { SIDES, type Side } from '@husvaer/domain/accounts/roles';

import { browserApi } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { checkedBy, FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { AddInvitation } from '../add-invitation.graphql.ts';

export function InvitationForm() {
  const { t } = useTranslation(['partners', 'accounts', 'shell']);
  const partnerId = useSite().partner?.partnerId ?? '';
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { name: '', email: '', registerAs: 'tenant' as Side, language: useLanguage() },
    validate: (values) => checkedBy(invitationDraft, { ...values, partnerId }),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    known: 'inputData.',
    async call(values) {
      await browserApi(AddInvitation, { inputData: { ...values, partnerId } });
      notify(t('invitations.sent', { email: values.email }), 'good');
      form.setValues({ email: '', name: '' });
      form.getInputNode('name')?.focus();
      await revalidate();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <TextInput
          label={t('accounts:fields.name')}
          autoComplete="off"
          size="md"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('accounts:fields.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          {...form.getInputProps('email')}
        />
        <Radio.Group label={t('invitations.as')} size="md" {...form.getInputProps('registerAs')}>
          <Group gap="lg" mt="xs">
            {SIDES.map((side) => (
              <Radio key={side} value={side} label={t(`invitations.${side}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Radio.Group
          label={t('invitations.language')}
          size="md"
          {...form.getInputProps('language')}
        >
          <Group gap="lg" mt="xs">
            {LANGUAGES.map((language) => (
              <Radio
                key={language}
                value={language}
                label={<span lang={NAMES[language].lang}>{NAMES[language].name}</span>}
              />
            ))}
          </Group>
        </Radio.Group>
        <div>
          {errorText && <FormError>{errorText}</FormError>}
          <Button type="submit" size="md" loading={isPending}>
            {t('invitations.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Languages are shown by their own names. */
const NAMES = {
  en: { lang: 'en', name: 'English' },
  no: { lang: 'nb', name: 'Norsk' },
};
