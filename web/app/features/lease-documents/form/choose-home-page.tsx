import { Skeleton, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  data,
  Form,
  Link,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError, type PageError } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { partnerSiteOnly } from '../../../platform/public-site-only.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import { agencyOf, useTerms } from '../../leases/public.tsx';
import { FormHead } from './form-head.tsx';
import form from '../../../ui/form-page.module.css';
import classes from './form.module.css';
import { HomesToLet, type HomesToLetQuery } from './homes-to-let.graphql.ts';

export const handle = { namespaces: ['lease_form', 'leases'] };

const guard = (args: LoaderFunctionArgs | ClientLoaderFunctionArgs) =>
  partnerSiteOnly(args.context) ?? loggedInOnly(args);

export const loader = (args: LoaderFunctionArgs) => guard(args);

interface PageData {
  search: string;
  page: number;
  homes: HomesToLetQuery['getHomesToLet'];
}

/** For agents of an agency. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  guard(args);
  const partnerId = agencyOf(args);
  if (!partnerId) throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
  const { searchParams } = new URL(args.request.url);
  const search = searchParams.get('search') ?? '';
  const page = readPage(searchParams);
  try {
    const { getHomesToLet: homes } = await args.context.get(apiContext)(HomesToLet, {
      partnerId,
      search: search || null,
      limit: PAGE,
      skip: (page - 1) * PAGE,
    });
    return { search, page, homes };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('lease_form');
  return (
    <div className={form.page}>
      <Head />
      <Stack role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} height={76} radius="lg" />
        ))}
      </Stack>
    </div>
  );
}

/** Chooses the home to let. */
export default function ChooseHomePage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('lease_form');
  const { search, page, homes } = loaderData;
  const total = homes.totalDocuments;
  return (
    <div className={form.page}>
      <Head />
      <Form role="search">
        <TextInput
          name="search"
          type="search"
          size="md"
          aria-label={t('choose.search')}
          placeholder={t('choose.search')}
          defaultValue={search}
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
      </Form>
      <p className="visually-hidden" role="status">
        {t('choose.found', { count: total })}
      </p>
      {homes.data.length === 0 ? (
        <section className={classes.nothing}>
          <h2>{t(search ? 'choose.not_found' : 'choose.none')}</h2>
          <p className="quiet">{t(search ? 'choose.not_found_text' : 'choose.none_text')}</p>
        </section>
      ) : (
        <ul className={classes.homes}>
          {homes.data.map((home) => (
            <HomeItem key={home.listingId} home={home} />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={total} />
    </div>
  );
}

/** A home by its address, which agents know it by. */
function HomeItem({ home }: { home: PageData['homes']['data'][number] }) {
  const { t } = useTranslation('lease_form');
  const format = useFormat();
  const { address, day } = useTerms();
  const { listingId, title, street, ownerName, monthlyRent, letUntil } = home;
  const facts = [
    street && title,
    ownerName,
    letUntil && t('choose.let_until', { date: day(letUntil) }),
  ];
  return (
    <li className={classes.home}>
      <div>
        <h2>
          <Link to={`/my-listing/${listingId}/lease`}>
            {street ? address({ ...home, postalCode: null }) : `${title}, ${home.city}`}
          </Link>
        </h2>
        <p className="quiet">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {monthlyRent !== null && <strong>{format.amount(monthlyRent)}</strong>}
    </li>
  );
}

function Head() {
  const { t } = useTranslation(['lease_form', 'leases']);
  return (
    <FormHead
      title={t('choose.title')}
      text={t('choose.text')}
      back={{ to: '/lease', label: t('leases:list.title') }}
    />
  );
}
