import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import { apiContext, asPageError, fetchFile } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { session } from '../../../platform/session.ts';
import { siteContext } from '../../../platform/site.ts';
import { Badge, type BadgeColour } from '../../../ui/badge.tsx';
import { useErrorMessage } from '../use-action.ts';
import { useTimeFormat } from '../use-time-format.ts';
import { byDay } from './by-day.ts';
import classes from './viewings.module.css';
import { Viewings, type ViewingsQuery } from './viewings.graphql.ts';

export const handle = { namespaces: ['interest'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type Viewing = ViewingsQuery['getViewings'][number];
type Person = Viewing['people'][number];

interface PageData {
  viewings: readonly Viewing[];
  /** The agency, for its agents on its site; null for viewings of the user's own homes. */
  partnerId: string | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const { partner } = args.context.get(siteContext);
  const isAgent = session()?.siteRoles.includes('agent') ?? false;
  const partnerId = (isAgent && partner?.partnerId) || null;
  try {
    const { getViewings: viewings } = await args.context.get(apiContext)(Viewings, { partnerId });
    return { viewings, partnerId };
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

/** The viewings of users who show homes: when, where, and who comes. */
export default function ViewingsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('interest');
  const when = useTimeFormat();
  const { viewings, partnerId } = loaderData;
  return (
    <div className={classes.page}>
      <Head>{viewings.length > 0 && <SaveButton partnerId={partnerId} />}</Head>
      {viewings.length === 0 && (
        <section className={classes.nothing}>
          <h2>{t('viewings.nothing.title')}</h2>
          <p className="quiet">{t('viewings.nothing.text')}</p>
          <Button component={Link} to="/my-listing" mt="md">
            {t('viewings.nothing.to_listings')}
          </Button>
        </section>
      )}
      {byDay(viewings).map(({ day, viewings: those }) => (
        <section key={day} className={classes.day} aria-labelledby={day}>
          <h2 id={day}>{when.weekday(those[0]!.startsAt)}</h2>
          <ol>
            {those.map((viewing) => (
              <ViewingItem key={viewing._id} viewing={viewing} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ViewingItem({ viewing }: { viewing: Viewing }) {
  const { t } = useTranslation('interest');
  const when = useTimeFormat();
  const { listingId, home, place, text, people } = viewing;
  return (
    <li className={classes.viewing}>
      <p className={classes.time}>{when.times(viewing)}</p>
      <div>
        <h3>
          <Link to={`/my-listing/${listingId}/interest`}>{home}</Link>
        </h3>
        <p className="quiet">{place}</p>
        {text && <p className={classes.text}>{text}</p>}
        <ul className={classes.people} aria-label={t('viewings.invited', { home })}>
          {people.map((person) => (
            <li key={person._id}>
              <span className={classes.name}>{person.name}</span>
              <a href={`tel:${person.phoneNumber}`}>{writtenPhone(person.phoneNumber)}</a>
              <AnswerBadge person={person} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const COLOURS = {
  accepted: 'green',
  declined: 'red',
  proposed: 'yellow',
} as const satisfies Record<NonNullable<Person['viewingAnswer']>, BadgeColour>;

function AnswerBadge({ person: { viewingAnswer: answer, proposedStartsAt } }: { person: Person }) {
  const { t } = useTranslation('interest');
  const when = useTimeFormat();
  if (!answer) return <span className="quiet">{t('viewings.answers.nothing')}</span>;
  return (
    <Badge colour={COLOURS[answer]}>
      {t(`viewings.answers.${answer}`, {
        when: proposedStartsAt ? when.short(proposedStartsAt) : '',
      })}
    </Badge>
  );
}

/** Downloads all viewings as a calendar file. */
function SaveButton({ partnerId }: { partnerId: string | null }) {
  const { t } = useTranslation('interest');
  const language = useLanguage();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(
        await fetchFile('/api/viewings.ics', { partnerId, language }),
        t('viewings.filename'),
      );
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconCalendarDown size={18} aria-hidden />}
      onClick={() => void save()}
    >
      {t('viewings.save')}
    </Button>
  );
}

function Head({ children }: { children?: React.ReactNode }) {
  const { t } = useTranslation('interest');
  return (
    <div className={classes.head}>
      <PageHead
        title={t('viewings.title')}
        description={t('viewings.text')}
        path="/viewings"
        noindex
      />
      <div>
        <Title order={1}>{t('viewings.title')}</Title>
        <p className={classes.lead}>{t('viewings.text')}</p>
      </div>
      {children}
    </div>
  );
}
