import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ABOUT_YOU_MAX } from '@husvaer/domain/interest/form';

import { browserApi } from '../../../platform/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../use-action.ts';
import { DeclineInterest } from './decline-interest.graphql.ts';
import type { Form } from './form.ts';

interface DeclineDialogProps {
  opened: boolean;
  form: Form;
  onClose: () => void;
}

/** Declines an applicant with a suggested text that can be changed. The text stays until it has been sent. */
export function DeclineDialog({ opened, form, onClose }: DeclineDialogProps) {
  const { t } = useTranslation(['interested', 'interest']);
  const { act, isBusy } = useAction();
  const [own, setOwn] = useState<string | null>(null);
  const { _id, name } = form;
  const [first = name] = name.split(' ');
  const text = own ?? t('decline.suggestion', { first, title: form.listing.title });
  async function decline() {
    const isDone = await act(
      () => browserApi(DeclineInterest, { _id, text: text.trim() || null }),
      t('decline.done', { name }),
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('decline.title', { name })}
      closeButtonProps={{ 'aria-label': t('interest:close') }}
      closeOnClickOutside={false}
      centered
      size="lg"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void decline();
        }}
      >
        <Stack>
          <p>{t('decline.text')}</p>
          <Textarea
            label={t('decline.words')}
            description={t('decline.empty')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            rows={8}
            maxLength={ABOUT_YOU_MAX}
            value={text}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('interest:cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('decline.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
