import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { isEmpty } from './draft.ts';
import { ChangeList } from './change-list.tsx';
import { useEditor } from './editor-context.ts';

/** Says that somebody else, or another tab, has written meanwhile, and asks whose words are to stand. */
export function ConflictDialog() {
  const { t } = useTranslation('editor');
  const { keeper, draft } = useEditor();
  const { conflict } = draft;
  const { moment: at } = useFormat();
  return (
    <Dialog
      opened={conflict !== null}
      // There is no third way: whatever is written on now would be lost to one of the two.
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
              <Button variant="default" onClick={() => keeper.keepMine()}>
                {t('conflict.keep')}
              </Button>
            )}
            <Button data-autofocus onClick={() => keeper.takeNewest()}>
              {t('conflict.take')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
