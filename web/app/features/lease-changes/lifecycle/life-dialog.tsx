import { Button, Group, Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';

/** The language a document is written in. */
export type PaperLanguage = 'en' | 'no';

interface LifeDialogProps {
  opened: boolean;
  title: string;
  /** What is pressed to do it; without one there is nothing to do. */
  confirm?: string | undefined;
  isBusy: boolean;
  /** What is missing keeps it from being sent. */
  isReady?: boolean;
  language?: PaperLanguage;
  onLanguage?: (language: PaperLanguage) => void;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

/** Asks for what a document about the lease needs, and in which language it is written. */
export function LifeDialog(props: LifeDialogProps) {
  const { opened, title, confirm, isBusy, isReady = true, language, onLanguage } = props;
  const { t } = useTranslation('life');
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void props.onConfirm();
        }}
      >
        <Stack>
          {props.children}
          {language && onLanguage && (
            <Radio.Group
              label={t('language')}
              value={language}
              onChange={(wanted) => onLanguage(wanted === 'en' ? 'en' : 'no')}
            >
              <Group mt="xs">
                <Radio value="no" label="Norsk" />
                <Radio value="en" label="English" />
              </Group>
            </Radio.Group>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              {t(confirm ? 'cancel' : 'close')}
            </Button>
            {confirm && (
              <Button type="submit" loading={isBusy} disabled={!isReady}>
                {confirm}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
