import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './photos.module.css';
import type { Removal } from './use-removal.ts';

/** Says that a photo is gone, and gives it back. */
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
