import { Alert, Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import { FREQUENCIES, SEARCH_NAME_MAX, type Frequency } from '@husvaer/domain/search/saved-search';

import { browserApi } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AddSavedSearch } from './add-saved-search.graphql.ts';

interface SaveSearchDialogProps {
  opened: boolean;
  queryData: ListingsQueryData;
  name: string;
  onClose: () => void;
}

/** Asks for a name of the search and how often to be notified. */
export function SaveSearchDialog({ opened, onClose, ...search }: SaveSearchDialogProps) {
  const { t } = useTranslation('saved');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('save.title')}
      closeButtonProps={{ 'aria-label': t('save.close') }}
      centered
    >
      <SaveSearchForm {...search} onClose={onClose} />
    </Dialog>
  );
}

function SaveSearchForm({
  queryData,
  name: suggested,
  onClose,
}: Omit<SaveSearchDialogProps, 'opened'>) {
  const { t } = useTranslation('saved');
  const notify = useNotify();
  const language = useLanguage();
  const [name, setName] = useState(suggested.slice(0, SEARCH_NAME_MAX));
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const [isNameInvalid, setIsNameInvalid] = useState(false);
  const messageFor = useFailureText();
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const called = name.trim();
    const isInvalid = called === '' || called.length > SEARCH_NAME_MAX;
    setIsNameInvalid(isInvalid);
    if (isInvalid) return event.currentTarget.querySelector('input')?.focus();
    setIsSaving(true);
    setErrorText(null);
    // Hidden homes are a preference of this browser only.
    const { hiddenListingIds: _, ...lasting } = queryData;
    try {
      await browserApi(AddSavedSearch, {
        inputData: { name: called, queryData: lasting, frequency, language },
      });
      notify(t('save.done', { name: called }), 'good');
      onClose();
    } catch (error) {
      setErrorText(messageFor(error));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <TextInput
          label={t('save.name')}
          description={t('save.name_hint')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={isNameInvalid && t('save.wrong_name', { max: SEARCH_NAME_MAX })}
          data-autofocus
        />
        <Radio.Group
          label={t('save.often')}
          value={frequency}
          onChange={(value) => setFrequency(value)}
        >
          <Stack gap="sm" mt="xs">
            {FREQUENCIES.map((one) => (
              <Radio key={one} value={one} label={t(`searches.often.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {errorText && (
          <Alert role="alert" color="red" variant="light">
            {errorText}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('save.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
