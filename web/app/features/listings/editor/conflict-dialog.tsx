import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { isEmpty } from './draft.ts';
import { ChangeList } from './change-list.tsx';
import { useEditor } from './editor-context.ts';

/** Shows that another user or another tab has saved meanwhile, and asks which version to keep. */
export function ConflictDialog() {
  const { t } = useTranslation('editor');
  const { autosave, draft } = useEditor();
  const { conflict } = draft;
  const { moment: at } = useFormat();
  return (
    <Dialog
      opened={conflict !== null}
      // The dialog can't be cancelled: further input would be lost in one of the versions.
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('conflict.title')}
      centered
    >
      {conflict && (
        <Stack>
          <p>{t('conflict.text', { when: at(conflict.newest.updatedAt) })}</p>
          {isEmpty(conflict.mine) ? (
            <p>{t('conflict.nothing_lost')}</p>
          ) : (
            <>
              <p>{t('conflict.mine')}</p>
              <ChangeList changes={conflict.mine} />
            </>
          )}
          <Group justify="flex-end">
            {!isEmpty(conflict.mine) && (
              <Button variant="default" onClick={() => autosave.keepMine()}>
                {t('conflict.keep')}
              </Button>
            )}
            <Button data-autofocus onClick={() => autosave.acceptNewest()}>
              {t('conflict.take')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
