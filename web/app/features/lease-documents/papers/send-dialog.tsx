import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LANGUAGES, LOCALE, type Language } from '../../../platform/language.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './send-dialog.module.css';

interface SendDialogProps {
  opened: boolean;
  title: string;
  /** What has to be settled first. */
  before?: ReactNode;
  /** Whether it can't be sent yet. */
  isBlocked?: boolean;
  /** The consequences, in order: list items. */
  children: ReactNode;
  onClose: () => void;
  onSend: (language: Language) => Promise<void>;
}

/**
 * Shows the consequences and the order of the signers before a document is sent for signing, and asks for its
 * language.
 */
export function SendDialog(props: SendDialogProps) {
  const { opened, title, before, isBlocked = false, children, onClose, onSend } = props;
  const { t } = useTranslation(['lease_documents', 'shell']);
  const [language, setLanguage] = useState<Language>('no');
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      centered
      size="lg"
    >
      <Stack>
        {before}
        <ol className={classes.steps}>{children}</ol>
        <Radio.Group
          label={t('send.language')}
          description={t('send.language_help')}
          value={language}
          onChange={(value) => setLanguage(value)}
        >
          <Group gap="lg" mt="xs">
            {LANGUAGES.toReversed().map((one) => (
              <Radio
                key={one}
                value={one}
                lang={LOCALE[one]}
                label={one === 'no' ? 'Norsk' : 'English'}
              />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button
            loading={isPending}
            disabled={isBlocked}
            onClick={() => {
              setIsPending(true);
              void onSend(language).finally(() => setIsPending(false));
            }}
          >
            {t('actions.send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
