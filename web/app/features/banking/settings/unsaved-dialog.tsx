import { useWindowEvent } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Asks before one leaves a page whose form has changes that are not saved; the browser asks before it closes one. */
export function UnsavedDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('money');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault();
  });
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('settings.unsaved.title')}
      words={{
        close: t('close'),
        cancel: t('settings.unsaved.stay'),
        confirm: t('settings.unsaved.leave'),
      }}
      onClose={() => blocker.reset?.()}
      onConfirm={async () => blocker.proceed?.()}
    >
      {t('settings.unsaved.text')}
    </ConfirmDialog>
  );
}
