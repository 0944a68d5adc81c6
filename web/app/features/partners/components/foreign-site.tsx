import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import type { Site } from '../../../platform/site.ts';
import { Workplaces, type WorkplacesQuery } from '../workplaces.graphql.ts';
import classes from './foreign-site.module.css';

type Workplace = WorkplacesQuery['getWorkplaces'][number];

/** Shown to agents whose agency is not the one that owns this site. */
export function ForeignSite({ site }: { site: NonNullable<Site['partner']> }) {
  const { t } = useTranslation('partners');
  const [workplaces, setWorkplaces] = useState<readonly Workplace[]>([]);
  useEffect(() => {
    browserApi(Workplaces, {}).then(
      ({ getWorkplaces }) => setWorkplaces(getWorkplaces),
      // Without an answer the hint is not shown.
      () => undefined,
    );
  }, []);
  if (workplaces.length === 0 || workplaces.some(({ _id }) => _id === site.partnerId)) return null;
  return (
    <aside className={classes.notice} aria-label={t('elsewhere.label')}>
      <p>{t('elsewhere.text', { name: site.name ?? '' })}</p>
      {workplaces.map(({ _id, name, site: address }) => (
        <Anchor key={_id} href={`${address}/lease`} inherit underline="always">
          {t('elsewhere.go', { name })}
        </Anchor>
      ))}
    </aside>
  );
}
