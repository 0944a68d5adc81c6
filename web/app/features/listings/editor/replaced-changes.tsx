import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ChangeList } from './change-list.tsx';
import { isEmpty, type Changes } from './draft.ts';
import { useEditor } from './editor-context.ts';
import classes from './preview.module.css';

/** The user's changes that were replaced by another user's: they can be restored. */
export function ReplacedChanges() {
  const { t } = useTranslation('editor');
  const { autosave, draft } = useEditor();
  if (isEmpty(draft.aside)) return null;
  return (
    <section className={classes.aside} aria-labelledby="aside-title">
      <h2 id="aside-title">{t('aside.title')}</h2>
      <p>{t('aside.text')}</p>
      <ChangeList changes={draft.aside} onRestore={(name) => autosave.restore(name)} />
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => autosave.discardAside(...(Object.keys(draft.aside) as (keyof Changes)[]))}
      >
        {t('aside.forget')}
      </Button>
    </section>
  );
}
