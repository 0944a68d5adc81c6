import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { useSite } from '../../../platform/site.ts';
import { CountHomes } from '../count-homes.graphql.ts';
import classes from './popular-places.module.css';

/** The largest towns with their place ids. The register of all places is too large to load for these few. */
const TOWNS = [
  ['3143244', 'Oslo'],
  ['3161732', 'Bergen'],
  ['3133880', 'Trondheim'],
  ['3137115', 'Stavanger'],
  ['3149318', 'Kristiansand'],
  ['3133895', 'Tromsø'],
] as const;

interface Counted {
  id: string;
  name: string;
  count: number;
}

/** The towns with homes, with their number. On a partner's site only its own homes count. */
export function PopularPlaces() {
  const { t } = useTranslation('search');
  const partnerId = useSite().partner?.partnerId ?? null;
  const [towns, setTowns] = useState<readonly Counted[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    void countTowns(partnerId, abort.signal).then((counted) => {
      if (!abort.signal.aborted) setTowns(counted);
    });
    return () => abort.abort();
  }, [partnerId]);
  if (towns.length === 0) return null;
  return (
    <section className={classes.places} aria-labelledby="popular">
      <h2 id="popular">{t('popular.title')}</h2>
      <ul>
        {towns.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={`/find-home?cityPlaceId=${id}`}>
              <strong>{name}</strong> <span className="quiet">{t('popular.homes', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function countTowns(partnerId: string | null, signal: AbortSignal): Promise<Counted[]> {
  const answers = await Promise.allSettled(
    TOWNS.map(async ([id, name]) => {
      const queryData = { cityPlaceId: id, partnerId };
      const { getListings } = await browserApi(CountHomes, { queryData }, { signal });
      return { id, name, count: getListings.metaData.filteredDocuments };
    }),
  );
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    .filter(({ count }) => count > 0);
}
