import { Button, Group, Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';

/** The language of a document. */
export type PaperLanguage = 'en' | 'no';

interface LifecycleDialogProps {
  opened: boolean;
  title: string;
  /** The label of the button; without one there is no action. */
  confirm?: string | undefined;
  isBusy: boolean;
  /** False while input is missing: the button is disabled. */
  isReady?: boolean;
  language?: PaperLanguage;
  onLanguage?: (language: PaperLanguage) => void;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

/** Asks for the input of a document about the lease, and for its language. */
export function LifecycleDialog(props: LifecycleDialogProps) {
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
