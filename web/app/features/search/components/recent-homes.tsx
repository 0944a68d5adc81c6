import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { readRecent } from '../../listings/public.tsx';
import type { ListingTileFragment } from '../../listings/components/tile.fragment.graphql.ts';
import { FindRecent } from '../find-recent.graphql.ts';
import classes from './recent-homes.module.css';

/** The number of homes in a row. */
const SHOWN = 4;

/** The homes viewed last in this browser, except those that were removed. */
export function RecentHomes() {
  const { t } = useTranslation('search');
  const format = useFormat();
  const [homes, setHomes] = useState<readonly ListingTileFragment[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    void findHomes(readRecent().slice(0, SHOWN), abort.signal).then((found) => {
      if (!abort.signal.aborted) setHomes(found);
    });
    return () => abort.abort();
  }, []);
  if (homes.length === 0) return null;
  return (
    <section className={classes.recent} aria-labelledby="recent">
      <h2 id="recent" className={classes.title}>
        {t('recent')}
      </h2>
      <ul className={classes.homes}>
        {homes.map(({ _id, title, monthlyRent, address, images: [image] }) => (
          <li key={_id} className={classes.home}>
            <div className={classes.picture}>
              {image ? (
                <Photo id={image._id} color={image.color} alt="" sizes="12rem" />
              ) : (
                <NoPhoto text="" />
              )}
            </div>
            <Link to={`/listing/${_id}`} className={classes.link}>
              {title}
            </Link>
            <span className={classes.line}>
              {format.advertisedRent(monthlyRent)} · {address.city}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function findHomes(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ListingTileFragment[]> {
  const answers = await Promise.allSettled(
    ids.map((listingId) => browserApi(FindRecent, { queryData: { listingId } }, { signal })),
  );
  return answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.getSingleListing] : [],
  );
}
