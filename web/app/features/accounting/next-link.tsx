import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import classes from './accounting.module.css';

/** Links to the first and the next page of a list that is read on from its last row. */
export function NextLink({ next }: { next: string | null }) {
  const { t } = useTranslation('accounting');
  const [params] = useSearchParams();
  const at = (after: string | null) => {
    const query = new URLSearchParams(params);
    query.delete('after');
    if (after !== null) query.set('after', after);
    return `?${query.toString()}`;
  };
  if (next === null && !params.has('after')) return null;
  return (
    <Group className={classes.next}>
      {params.has('after') && (
        <Button component={Link} to={at(null)} variant="subtle">
          {t('first_page')}
        </Button>
      )}
      {next !== null && (
        <Button component={Link} to={at(next)} variant="default">
          {t('next_page')}
        </Button>
      )}
    </Group>
  );
}
