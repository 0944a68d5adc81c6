import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Changes } from './draft.ts';
import classes from './editor.module.css';
import { useFieldName } from './use-field-texts.ts';
import { useShown } from './use-shown.ts';

interface ChangeListProps {
  changes: Changes;
  /** Restores the change of a field, if that is possible. */
  onPutIn?: (name: keyof Changes) => void;
}

/** Fields and their changed values. */
export function ChangeList({ changes, onPutIn }: ChangeListProps) {
  const { t } = useTranslation('editor');
  const name = useFieldName();
  const shown = useShown();
  return (
    <dl className={classes.changes}>
      {(Object.keys(changes) as (keyof Changes)[]).map((field) => (
        <div key={field}>
          <dt>{name(field)}</dt>
          <dd>{shown(field, changes)}</dd>
          {onPutIn && (
            <Button
              size="compact-md"
              variant="default"
              aria-label={t('aside.put_in_named', { field: name(field) })}
              onClick={() => onPutIn(field)}
            >
              {t('aside.put_in')}
            </Button>
          )}
        </div>
      ))}
    </dl>
  );
}
