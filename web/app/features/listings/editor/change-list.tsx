import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Changes } from './draft.ts';
import classes from './preview.module.css';
import { useFieldName } from './use-field-texts.ts';
import { useFieldValue } from './use-field-value.ts';

interface ChangeListProps {
  changes: Changes;
  /** Restores the change of a field, if that is possible. */
  onRestore?: (name: keyof Changes) => void;
}

/** Fields and their changed values. */
export function ChangeList({ changes, onRestore }: ChangeListProps) {
  const { t } = useTranslation('editor');
  const name = useFieldName();
  const shown = useFieldValue();
  return (
    <dl className={classes.changes}>
      {(Object.keys(changes) as (keyof Changes)[]).map((field) => (
        <div key={field}>
          <dt>{name(field)}</dt>
          <dd>{shown(field, changes)}</dd>
          {onRestore && (
            <Button
              size="compact-md"
              variant="default"
              aria-label={t('aside.restore_named', { field: name(field) })}
              onClick={() => onRestore(field)}
            >
              {t('aside.restore')}
            </Button>
          )}
        </div>
      ))}
    </dl>
  );
}
