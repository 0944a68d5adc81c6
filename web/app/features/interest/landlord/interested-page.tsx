import { Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { session } from '../../../platform/session.ts';
import { siteContext } from '../../../platform/site.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { inPages, readShown } from '../shown.ts';
import { AnsweredHome, type AnsweredHomeQuery } from './answered-home.graphql.ts';
import { readFilters, type Filters } from './filters.ts';
import type { Forms } from './form.ts';
import { FormsHead } from './forms-head.tsx';
import { FormsList } from './forms-list.tsx';
import { InterestForms } from './interest-forms.graphql.ts';
import classes from './landlord.module.css';

export const handle = { namespaces: ['interested', 'interest', 'accounts', 'files'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type Home = AnsweredHomeQuery['getMyListing'];

interface PageData {
  filters: Filters;
  forms: Forms;
  /** Null for a contact person, who answers for another user's home. */
  home: Home | null;
  /** Whether the user can draft a lease of the home on this site. */
  mayLet: boolean;
  /** Whether the user is an agent of the partner that lets the home, on the partner's site. */
  isAgent: boolean;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const listingId = args.params['listingId'] ?? '';
  const params = new URL(args.request.url).searchParams;
  const filters = readFilters(params);
  const api = args.context.get(apiContext);
  const loading = api(AnsweredHome, { listingId }).then(
    ({ getMyListing }) => getMyListing,
    () => null,
  );
  try {
    const { state, sort } = filters;
    const forms = await inPages(readShown(params), async (part) => {
      const { getInterestForms } = await api(InterestForms, { listingId, state, sort, ...part });
      return getInterestForms;
    });
    const home = await loading;
    const { partner } = args.context.get(siteContext);
    const isAgent =
      Boolean(home?.partnerId) &&
      home?.partnerId === partner?.partnerId &&
      (session()?.siteRoles.includes('agent') ?? false);
    const mayLet = home !== null && (home.partnerId ? isAgent : !partner);
    return { filters, forms, home, mayLet, isAgent };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('interested');
  return (
    <div className={classes.page}>
      <Head title={t('title_alone')} home={null} />
      <div className={classes.cards} role="status" aria-label={t('loading')}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={420} radius="lg" />
        ))}
      </div>
    </div>
  );
}

/** All applicants for a home, for its landlord, agents and contact persons. */
export default function InterestedPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('interested');
  const { filters, forms, home, mayLet, isAgent } = loaderData;
  const title = home?.content.title ?? forms.data[0]?.listing.title;
  return (
    <div className={classes.page}>
      <Head title={title ? t('title', { title }) : t('title_alone')} home={home} />
      <FormsHead filters={filters} forms={forms} />
      <FormsList filters={filters} forms={forms} mayLet={mayLet} mayOpen={isAgent} />
      {forms.metaData.totalDocuments > 0 && <p className={classes.fair}>{t('fair')}</p>}
    </div>
  );
}

function Head({ title, home }: { title: string; home: Home | null }) {
  const { t } = useTranslation('interested');
  const { listingId = '' } = useParams();
  const format = useFormat();
  const { address, monthlyRent } = home?.content ?? {};
  const cover = home?.images.find(({ state }) => state === 'ready');
  const street = [address?.street, address?.streetNumber].filter(Boolean).join(' ');
  const facts = [street, address?.city, monthlyRent && format.advertisedRent(monthlyRent)];
  return (
    <>
      <PageHead
        title={title}
        description={t('text')}
        path={`/my-listing/${listingId}/interest`}
        noindex
      />
      <BackLink to={home ? `/my-listing/${listingId}` : `/listing/${listingId}`}>
        {t('back')}
      </BackLink>
      <div className={classes.head}>
        {cover && (
          <div className={classes.picture}>
            <Photo id={cover.photoId} color={cover.color ?? ''} alt="" sizes="6rem" />
          </div>
        )}
        <div>
          <Title order={1}>{title}</Title>
          <p className="quiet">{home ? facts.filter(Boolean).join(' · ') : t('text')}</p>
        </div>
      </div>
    </>
  );
}
