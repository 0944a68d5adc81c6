import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './photos.module.css';
import type { Removal } from './use-removal.ts';

/** Shows that a photo was removed, with a button to restore it. */
export function Removed({ removal: { photo, undo } }: { removal: Removal }) {
  const { t } = useTranslation('editor');
  return (
    <div role="status" className={classes.removed} data-shown={photo ? true : undefined}>
      {photo && (
        <>
          {t('photos.removed')}
          <Button size="compact-md" variant="default" onClick={undo}>
            {t('photos.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
