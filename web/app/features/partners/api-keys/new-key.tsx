import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ApiKeyScope } from '@husvaer/contract/schema-types';
import { KEY_NAME_MAX } from '@husvaer/domain/partners/api-key';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useActionWith } from '../../../platform/use-action-with.ts';
import { AddApiKey } from './add-api-key.graphql.ts';
import classes from './api-keys.module.css';

const SCOPES = [
  'listings',
  'leases_read',
  'leases_write',
  'money_read',
  'money_write',
  'webhooks',
] as const satisfies readonly ApiKeyScope[];

/** Capitalises a list that is shown as a sentence. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Creates a key for a system, with a name and scopes. */
export function NewKey({
  partnerId,
  onMade,
}: {
  partnerId: string;
  onMade: (key: string) => void;
}) {
  const { t } = useTranslation('partners');
  const { act, isBusy } = useActionWith(useFailureText());
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>(['listings']);
  const [errors, setErrors] = useState({ name: false, scopes: false });

  async function send(event: FormEvent) {
    event.preventDefault();
    const problems = { name: name.trim() === '', scopes: scopes.length === 0 };
    setErrors(problems);
    if (problems.name || problems.scopes) return;
    const input = { partnerId, name, scopes: SCOPES.filter((scope) => scopes.includes(scope)) };
    const isMade = await act(async () => {
      const { addApiKey } = await browserApi(AddApiKey, { inputData: input });
      onMade(addApiKey.key);
    }, t('keys.made'));
    if (!isMade) return;
    setName('');
    setScopes(['listings']);
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-labelledby="new-key">
      <h3 id="new-key">{t('keys.new')}</h3>
      <Stack className={classes.form}>
        <TextInput
          label={t('keys.name')}
          description={t('keys.name_help')}
          autoComplete="off"
          maxLength={KEY_NAME_MAX}
          value={name}
          error={errors.name && t('keys.name_missing')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox.Group
          label={t('keys.opens')}
          value={scopes}
          onChange={setScopes}
          error={errors.scopes && t('keys.scopes_missing')}
        >
          <Stack gap="xs" mt="xs">
            {SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={sentence(t(`keys.scopes.${scope}`))} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button type="submit" loading={isBusy}>
          {t('keys.make')}
        </Button>
      </Stack>
    </form>
  );
}
