import { Anchor, Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { data, Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError, type PageError } from '../../../platform/api.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import classes from '../list/list.module.css';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import { leasesGuard, partnerIdOf } from '../site.ts';
import { useTerms } from '../use-terms.ts';
import { Contacts } from './contacts.tsx';
import { JanitorHomes, type JanitorHomesQuery } from './homes.graphql.ts';

export const handle = { namespaces: ['leases'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

interface PageData {
  page: number;
  homes: JanitorHomesQuery['getJanitorProperties'];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  const partnerId = partnerIdOf(args);
  const page = readPage(new URL(args.request.url).searchParams);
  if (partnerId === null)
    throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
  try {
    const api = args.context.get(apiContext);
    const part = { limit: PAGE, skip: (page - 1) * PAGE };
    const { getJanitorProperties: homes } = await api(JanitorHomes, { partnerId, ...part });
    return { page, homes };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('leases');
  return (
    <div className={classes.page}>
      <div className={classes.cards} role="status" aria-label={t('homes.loading')}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={150} radius="lg" />
        ))}
      </div>
    </div>
  );
}

/** The homes that a janitor looks after for a partner, with contacts: no terms, amounts or documents. */
export default function HomesPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('leases');
  const { address } = useTerms();
  const { page, homes } = loaderData;
  return (
    <div className={classes.page}>
      <PageHead
        title={t('homes.title')}
        description={t('homes.text')}
        path="/lease/homes"
        noindex
      />
      <div className={classes.head}>
        <div>
          <Title order={1}>{t('homes.title')}</Title>
          <p className={classes.lead}>{t('homes.text')}</p>
        </div>
      </div>
      {homes.data.length === 0 && <p className="quiet">{t('homes.nothing')}</p>}
      <ul className={classes.cards}>
        {homes.data.map(({ _id, name, leases, ...place }) => (
          <li key={_id} className={classes.card}>
            <article aria-labelledby={`home-${_id}`}>
              <h2 id={`home-${_id}`}>{name}</h2>
              <p className="quiet">{address(place)}</p>
              <Contacts contacts={leases.flatMap(({ contacts }) => contacts)} />
              {leases.map((lease) => (
                <Anchor
                  key={lease._id}
                  component={Link}
                  to={`/lease/${lease._id}`}
                  aria-describedby={`home-${_id}`}
                >
                  {t('homes.open')}
                </Anchor>
              ))}
            </article>
          </li>
        ))}
      </ul>
      <PageLinks page={page} total={homes.metaData.totalDocuments} />
    </div>
  );
}
