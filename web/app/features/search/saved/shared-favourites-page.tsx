import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { PAGE_SIZE } from '@husvaer/domain/search/limits';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useSite } from '../../../platform/site.ts';
import column from '../../../ui/column-page.module.css';
import { ListingCard } from '../components/listing-card.tsx';
import { Pages } from '../components/pages.tsx';
import { pageIn } from './load-saved.ts';
import classes from './saved.module.css';
import { SharedFavourites } from './shared-favourites.graphql.ts';

export const handle = { namespaces: ['search', 'listings', 'saved'] };

async function load({ context, params, request }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const page = pageIn(request);
  const shareId = params['shareId'] ?? '';
  try {
    const { getSharedFavoriteListings } = await context.get(apiContext)(SharedFavourites, {
      shareId,
      optionData: { limit: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE },
    });
    return { shareId, page, ...getSharedFavoriteListings };
  } catch (error) {
    throw asPageError(error);
  }
}

export const loader = (args: LoaderFunctionArgs) => load(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => load(args);

/** A user's saved homes, for anyone with the link: without the user's name, and not indexed. */
export default function SharedFavouritesPage({
  loaderData: { shareId, page, data, metaData },
}: {
  loaderData: Awaited<ReturnType<typeof load>>;
}) {
  const { t } = useTranslation('saved');
  const { today } = useSite();
  const path = `/favourites/${shareId}`;
  return (
    <div className={column.page}>
      <PageHead title={t('shared.title')} description={t('shared.text')} path={path} noindex />
      <Title order={1}>{t('shared.title')}</Title>
      <p className={column.lead}>{data.length > 0 ? t('shared.text') : t('shared.none')}</p>
      <ul className={classes.homes}>
        {data.map((home, index) => (
          <li key={home._id}>
            <ListingCard home={home} today={today} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Pages
        page={page}
        pages={Math.ceil(metaData.totalDocuments / PAGE_SIZE)}
        to={(other) => `${path}?page=${other}`}
      />
      <Button component={Link} to="/find-home" variant="default" mt="xl">
        {t('homes.find')}
      </Button>
    </div>
  );
}
