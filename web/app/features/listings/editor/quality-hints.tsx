import { Anchor } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { stepOf } from '@husvaer/domain/listings/draft';
import { QUALITY_HINTS, qualityHints, rentCompared } from '@husvaer/domain/listings/quality';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { CompareRents, type CompareRentsQuery } from './compare-rents.graphql.ts';
import type { Content } from './draft.ts';
import { fieldId, useEditor } from './editor-context.ts';
import classes from './preview.module.css';

/** Hints that would improve the listing, and the rents of similar homes. */
export function QualityHints() {
  const { t } = useTranslation('editor');
  const { draft, pathOf } = useEditor();
  const hints = qualityHints(draft.content as Parameters<typeof qualityHints>[0], draft.photos);
  const rents = useRents(draft.content);
  if (hints.length === 0 && !rents) return null;
  return (
    <section className={classes.hints}>
      <h2>
        <IconBulb size={20} aria-hidden /> {t('hints.title')}
      </h2>
      {rents && <p>{rents}</p>}
      <ul>
        {hints.map((hint) => {
          const field = QUALITY_HINTS[hint];
          return (
            <li key={hint}>
              <Anchor component={Link} to={`${pathOf(stepOf(field))}#${fieldId(linkOf(field))}`}>
                {t(`hints.${hint}`)}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The first field of an address is the street. */
const linkOf = (field: string) => (field === 'address' ? 'address.street' : field);

/** The search treats this number of bedrooms and more as one. */
const BEDROOMS_MOST = 10;

/** A text that compares the rent with homes in the town with as many bedrooms. */
function useRents(content: Content): string | null {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { monthlyRent, address, totalBedrooms, listingType } = content;
  const city = address?.city;
  const [chart, setChart] = useState<CompareRentsQuery['getRentChart'] | null>(null);
  useEffect(() => {
    if (!city || !listingType) return;
    const abort = new AbortController();
    const bedrooms = Math.min(totalBedrooms ?? 0, BEDROOMS_MOST);
    const query = {
      city,
      listingTypes: [listingType],
      ...(bedrooms > 0 && { minBedrooms: bedrooms, maxBedrooms: bedrooms }),
    };
    browserApi(CompareRents, { queryData: query }, { signal: abort.signal }).then(
      ({ getRentChart }) => setChart(getRentChart),
      // Without an answer there is no hint.
      () => undefined,
    );
    return () => abort.abort();
  }, [city, totalBedrooms, listingType]);
  if (!chart?.median || !monthlyRent || !city) return null;
  const { percent, is } = rentCompared(monthlyRent, chart.median);
  return t(`hints.rent_${is}`, {
    percent: format.number(Math.abs(percent)),
    median: format.advertisedRent(chart.median),
    count: chart.count,
    city,
  });
}
