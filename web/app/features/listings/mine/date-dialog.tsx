import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../../platform/site.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useMonths } from '../editor/use-months.ts';
import type { NewState } from './use-listing-actions.ts';

interface DateDialogProps {
  /** The action that waits for a month; null if none does. */
  newState: NewState | null;
  isBusy: boolean;
  onClose: () => void;
  /** `YYYY-MM` */
  onChosen: (newState: NewState, month: string) => void;
}

/** A home whose month has passed can't be published again without a new one (specification, section 6). */
export function DateDialog({ newState, isBusy, onClose, onChosen }: DateDialogProps) {
  const { t } = useTranslation('mine');
  const { today } = useSite();
  const months = useMonths(null);
  const [month, setMonth] = useState(today.slice(0, 7));
  return (
    <Dialog
      opened={newState !== null}
      onClose={onClose}
      title={t('date.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (newState) onChosen(newState, month);
        }}
      >
        <Stack>
          <p>{t('date.text')}</p>
          <NativeSelect
            label={t('date.month')}
            size="md"
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            data={months}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('date.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
