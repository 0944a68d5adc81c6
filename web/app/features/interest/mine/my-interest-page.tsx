import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  Link,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { inPages, readShown, withMore } from '../shown.ts';
import { MyInterestForms, type MyInterestFormsQuery } from './my-interest-forms.graphql.ts';
import classes from './mine.module.css';
import { MyForm } from './my-form.tsx';

export const handle = { namespaces: ['interest'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type PageData = MyInterestFormsQuery['getMyInterestForms'];

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const api = args.context.get(apiContext);
  try {
    return await inPages(readShown(new URL(args.request.url).searchParams), async (part) => {
      const { getMyInterestForms } = await api(MyInterestForms, part);
      return getMyInterestForms;
    });
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('interest');
  return (
    <div className={classes.page}>
      <Head />
      <Stack role="status" aria-label={t('loading')}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={112} />
        ))}
      </Stack>
    </div>
  );
}

/** All of the user's forms, and the result of each. */
export default function MyInterestPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('interest');
  const [params] = useSearchParams();
  const { data, metaData } = loaderData;
  return (
    <div className={classes.page}>
      <Head />
      {data.length === 0 ? (
        <section className={classes.nothing}>
          <h2>{t('mine.nothing.title')}</h2>
          <p className="quiet">{t('mine.nothing.text')}</p>
          <Button component={Link} to="/find-home" mt="md">
            {t('closed.to_search')}
          </Button>
        </section>
      ) : (
        <ul className={classes.list}>
          {data.map((form) => (
            <MyForm key={form._id} form={form} />
          ))}
        </ul>
      )}
      {data.length < metaData.totalDocuments && (
        <Button component={Link} to={withMore(params)} preventScrollReset replace variant="default">
          {t('mine.more')}
        </Button>
      )}
    </div>
  );
}

function Head() {
  const { t } = useTranslation('interest');
  return (
    <>
      <PageHead title={t('mine.title')} description={t('mine.text')} path="/my-interest" noindex />
      <Title order={1}>{t('mine.title')}</Title>
      <p className={classes.lead}>{t('mine.text')}</p>
    </>
  );
}
