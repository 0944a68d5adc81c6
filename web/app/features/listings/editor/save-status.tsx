import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';

import type { DraftState } from './draft-autosave.ts';
import { useEditor } from './editor-context.ts';
import classes from './steps.module.css';

const ICONS = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  saving: IconCloudUp,
  unreachable: IconCloudOff,
  refused: IconAlertTriangle,
  conflict: IconAlertTriangle,
};

/** Whether the input is saved. Announced politely to screen readers. */
export function SaveStatus() {
  const { t } = useTranslation('editor');
  const status = statusOf(useEditor().draft);
  return (
    <p className={classes.status} role="status" data-state={status}>
      {status && (
        <>
          {createElement(ICONS[status], { size: 18, 'aria-hidden': true })} {t(`save.${status}`)}
        </>
      )}
    </p>
  );
}

function statusOf({ conflict, listing, saveState }: DraftState): keyof typeof ICONS | null {
  if (conflict) return 'conflict';
  // Before the first change there is nothing to save.
  return !listing && saveState === 'saved' ? null : saveState;
}
