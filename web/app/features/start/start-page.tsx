import { Button, Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { siteContext } from '../../platform/site.ts';
import column from '../../ui/column-page.module.css';
import { AgencyParts, CareParts, ProblemList } from './agency.tsx';
import { BookTasks, hasTasks } from './book-tasks.tsx';
import { LettingParts } from './letting.tsx';
import { FirstRented, OtherRented } from './rented.tsx';
import { StartPage, type StartPageQuery } from './start-page.graphql.ts';
import classes from './start.module.css';
import { Plans, Searching, ToSign, Unread, Viewings, WaitingForms } from './waiting.tsx';

export const handle = { namespaces: ['start', 'newAccount'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type PageData = StartPageQuery['getStartPage'];

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const partnerId = args.context.get(siteContext).partner?.partnerId ?? null;
  try {
    return (await args.context.get(apiContext)(StartPage, { partnerId })).getStartPage;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('start');
  return (
    <div className={column.page}>
      <Head />
      <div className={classes.parts} role="status" aria-label={t('loading')}>
        {[320, 320, 200, 200].map((height, index) => (
          <Skeleton key={index} height={height} radius="lg" />
        ))}
      </div>
    </div>
  );
}

/** The user's start page: the tasks of each of their roles, the most urgent first. */
export default function UserStartPage({ loaderData: start }: { loaderData: PageData }) {
  const parts = partsOf(start);
  return (
    <div className={column.page}>
      <Head />
      {parts.length > 0 ? <div className={classes.parts}>{parts}</div> : <Nothing />}
    </div>
  );
}

/** The parts with content, in order of urgency. */
function partsOf(start: PageData): ReactNode[] {
  const { rented, letting, agency, care, books, trouble, toSign, unread, interest } = start;
  const isDue = rented.some(({ due }) => due !== null);
  const lateLetting = letting?.counts.some(({ state }) => state === 'late') ?? false;
  const parts: [urgency: number, isThere: boolean, part: ReactNode][] = [
    [isDue ? 0 : 3, rented.length > 0, <FirstRented key="rented" rented={rented} />],
    [4, rented.length > 1, <OtherRented key="others" rented={rented} />],
    [1, toSign.length > 0, <ToSign key="sign" toSign={toSign} />],
    [1, start.plans.length > 0, <Plans key="plans" plans={start.plans} />],
    ...books.map((tasks): [number, boolean, ReactNode] => [
      1,
      hasTasks(tasks),
      <BookTasks key={`tasks ${tasks.partnerId}`} tasks={tasks} root={null} />,
    ]),
    [2, trouble !== null, trouble && <ProblemList key="trouble" problems={trouble} />],
    [2, agency !== null, agency && <AgencyParts key="agency" agency={agency} />],
    [2, care !== null, care && <CareParts key="care" care={care} />],
    [
      lateLetting ? 2 : 4,
      letting !== null,
      letting && <LettingParts key="let" letting={letting} />,
    ],
    [
      5,
      interest.waitingTotal > 0,
      <WaitingForms key="forms" interest={interest} agency={agency} />,
    ],
    [
      5,
      interest.invitations.length + interest.showings.length > 0,
      <Viewings key="viewings" interest={interest} agency={agency} />,
    ],
    [7, unread.total > 0, <Unread key="unread" unread={unread} />],
    [
      8,
      interest.own.length + start.savedSearches.length > 0,
      <Searching key="searching" interest={interest} savedSearches={start.savedSearches} />,
    ],
  ];
  return parts
    .filter(([, isThere]) => isThere)
    .toSorted(([a], [b]) => a - b)
    .map(([, , part]) => part);
}

/** Shown when the user has no tasks, leases or listings: suggestions where to begin. */
function Nothing() {
  const { t } = useTranslation('start');
  return (
    <section className={column.empty}>
      <Title order={2}>{t('nothing.title')}</Title>
      <p>{t('nothing.text')}</p>
      <div className={column.actions}>
        <Button component={Link} to="/find-home">
          {t('nothing.search')}
        </Button>
        <Link to="/profile">{t('nothing.profile')}</Link>
      </div>
    </section>
  );
}

function Head() {
  const { t } = useTranslation('start');
  return (
    <>
      <PageHead title={t('title')} description={t('text')} path="/home" noindex />
      <Title order={1}>{t('title')}</Title>
    </>
  );
}
