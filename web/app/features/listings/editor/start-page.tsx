import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { LISTING_STEPS } from '@husvaer/domain/listings/fields';

import { useFormat } from '../../../platform/format.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { publicSiteOnly } from '../../../platform/public-site-only.ts';
import { Cover } from './cover.tsx';
import { Drafts, type DraftsQuery } from './drafts.graphql.ts';
import editor from './editor.module.css';
import classes from './start-page.module.css';
import { loadOwn } from './load-own.ts';

export const handle = { namespaces: ['listings', 'editor'] };

export const loader = (args: LoaderFunctionArgs) =>
  publicSiteOnly(args.context) ?? loggedInOnly(args);

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  publicSiteOnly(args.context);
  const { getMyListings } = await loadOwn(args, Drafts, {});
  return getMyListings;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('editor');
  return (
    <div className={editor.page}>
      <Head />
      <Stack mt="xl" role="status" aria-label={t('loading')}>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Stack>
    </div>
  );
}

/** Starts a new listing, or continues a draft. */
export default function StartPage({
  loaderData: { data: drafts, metaData },
}: {
  loaderData: DraftsQuery['getMyListings'];
}) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  return (
    <div className={editor.page}>
      <Head />
      <ol className={classes.promise}>
        {LISTING_STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`steps.${step}`)}</strong>
            <span className="quiet">{t(`heads.${step}.short`)}</span>
          </li>
        ))}
      </ol>
      <Button
        component={Link}
        to={`/list-your-place/${LISTING_STEPS[0]}`}
        size="lg"
        leftSection={<IconPlus size={20} aria-hidden />}
      >
        {t('start.new')}
      </Button>
      {drafts.length > 0 && (
        <section className={classes.goOn}>
          <Title order={2}>{t('start.go_on')}</Title>
          <ul>
            {drafts.map(({ _id, content, images, updatedAt }) => (
              <li key={_id}>
                <Link to={`/list-your-place/${_id}`}>
                  <span className={classes.thumb}>
                    <Cover images={images} />
                  </span>
                  <span>
                    <strong>{content.title || t('untitled')}</strong>
                    <span className="quiet">
                      {[content.address?.street, content.address?.city].filter(Boolean).join(', ')}
                    </span>
                    <span className="quiet">
                      {t('start.changed', { date: format.date(updatedAt) })}
                    </span>
                  </span>
                  <IconPencil size={20} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
          {metaData.filteredDocuments > drafts.length && (
            <Button component={Link} to="/my-listing/draft" variant="subtle">
              {t('start.all')}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function Head() {
  const { t } = useTranslation('editor');
  return (
    <div className={editor.lead}>
      <PageHead title={t('title')} description={t('text')} path="/list-your-place" noindex />
      <Title order={1}>{t('title')}</Title>
      <p>{t('text')}</p>
    </div>
  );
}
