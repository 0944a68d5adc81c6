import { Button, Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ApiKeyScope } from '@husvaer/contract/schema-types';
import { addMonths } from '@husvaer/domain/kernel/dates';
import {
  KEY_ADDRESSES_MAX,
  KEY_MONTHS,
  KEY_NAME_MAX,
  keyAddresses,
  keyEnd,
} from '@husvaer/domain/partners/api-key';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { useActionWith } from '../../../platform/use-action-with.ts';
import classes from '../../../ui/managed-list.module.css';
import { AddApiKey } from './add-api-key.graphql.ts';

const SCOPES = [
  'listings',
  'interest_read',
  'leases_read',
  'leases_write',
  'money_read',
  'money_write',
  'webhooks',
] as const satisfies readonly ApiKeyScope[];

/** Capitalises a list that is shown as a sentence. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Creates a key for a system, with a name, scopes, a last day, and the addresses it is valid from. */
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
  const { day } = useFormat();
  const { today } = useSite();
  const usualEnd = addMonths(today, KEY_MONTHS.usual);
  const lastEnd = addMonths(today, KEY_MONTHS.max);
  const [endsOn, setEndsOn] = useState(usualEnd);
  const [addresses, setAddresses] = useState('');
  const [errors, setErrors] = useState<
    Partial<Record<'name' | 'scopes' | 'ends' | 'from', string>>
  >({});

  async function send(event: FormEvent) {
    event.preventDefault();
    const lines = addresses.split(/[\s,]+/).filter(Boolean);
    const invalid = lines.find((line) => !keyAddresses.safeParse([line]).success);
    const problems = {
      ...(name.trim() === '' && { name: t('keys.name_missing') }),
      ...(scopes.length === 0 && { scopes: t('keys.scopes_missing') }),
      ...(!keyEnd(today).safeParse(endsOn).success && {
        ends: t('keys.ends_on_wrong', { day: day(lastEnd) }),
      }),
      ...(lines.length > KEY_ADDRESSES_MAX && {
        from: t('keys.addresses_too_many', { maximum: KEY_ADDRESSES_MAX }),
      }),
      ...(invalid !== undefined && { from: t('keys.addresses_wrong', { address: invalid }) }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const chosen = SCOPES.filter((scope) => scopes.includes(scope));
    const input = { partnerId, name, scopes: chosen, endsOn, addresses: lines };
    const isMade = await act(async () => {
      const { addApiKey } = await browserApi(AddApiKey, { inputData: input });
      onMade(addApiKey.key);
    }, t('keys.made'));
    if (!isMade) return;
    setName('');
    setScopes(['listings']);
    setEndsOn(usualEnd);
    setAddresses('');
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
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox.Group
          label={t('keys.opens')}
          value={scopes}
          onChange={setScopes}
          error={errors.scopes}
        >
          <Stack gap="xs" mt="xs">
            {SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={sentence(t(`keys.scopes.${scope}`))} />
            ))}
          </Stack>
        </Checkbox.Group>
        <TextInput
          type="date"
          label={t('keys.ends_on')}
          description={t('keys.ends_on_help')}
          min={today}
          max={lastEnd}
          value={endsOn}
          error={errors.ends}
          onChange={({ currentTarget }) => setEndsOn(currentTarget.value)}
        />
        <Textarea
          label={t('keys.addresses')}
          description={t('keys.addresses_help')}
          autoComplete="off"
          spellCheck={false}
          autosize
          minRows={2}
          value={addresses}
          error={errors.from}
          onChange={({ currentTarget }) => setAddresses(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {t('keys.make')}
        </Button>
      </Stack>
    </form>
  );
}
