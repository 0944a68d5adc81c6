import { Skeleton, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useParams,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, ApiFailure, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { useTimeFormat } from '../use-time-format.ts';
import type { Draft } from './answers.ts';
import { Closed } from './closed.tsx';
import classes from './form-page.module.css';
import { HomeCard, type Home } from './home-card.tsx';
import { InterestDraft } from './interest-draft.graphql.ts';
import { InterestForm } from './interest-form.tsx';
import { InterestHome } from './interest-home.graphql.ts';
import { Sent } from './sent.tsx';

export const handle = { namespaces: ['interest', 'listings', 'accounts', 'files'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type PageData =
  | { kind: 'open'; draft: Draft; home: Home | null }
  | { kind: 'closed'; why: 'own' | 'not_open'; listingId: string };

/** Why the user can't send a form for this home. */
const CLOSED: Record<string, 'own' | 'not_open'> = {
  'interest.own_listing': 'own',
  'interest.not_open': 'not_open',
};

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const listingId = args.params['listingId'] ?? '';
  const api = args.context.get(apiContext);
  // The form is shown without the home's picture if this fails.
  const home = api(InterestHome, { listingId }).then(
    ({ getSingleListing }) => getSingleListing,
    () => null,
  );
  try {
    const { getInterestDraft: draft } = await api(InterestDraft, { listingId });
    return { kind: 'open', draft, home: await home };
  } catch (error) {
    const why = error instanceof ApiFailure && CLOSED[error.code];
    if (why) return { kind: 'closed', why, listingId };
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('interest');
  return (
    <div className={classes.page}>
      <Head title={t('form.title')} text={t('form.text')} />
      <Stack gap="xl" role="status" aria-label={t('loading')}>
        {[120, 68, 68, 68].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  );
}

export default function FormPage({ loaderData }: { loaderData: PageData }) {
  if (loaderData.kind === 'closed')
    return <Closed why={loaderData.why} listingId={loaderData.listingId} />;
  const { draft, home } = loaderData;
  return (
    <div className={classes.page}>
      <OpenForm key={draft.listing._id} draft={draft} home={home} />
    </div>
  );
}

function OpenForm({ draft, home }: { draft: Draft; home: Home | null }) {
  const { revalidate } = useRevalidator();
  const [isChanging, setIsChanging] = useState(false);
  const { form, listing } = draft;
  const isSent = form !== null && form.state !== 'withdrawn' && !isChanging;
  const words = useFormTexts(draft, { isSent, isChanging });
  const heading = useFocusAfter(isSent);
  return (
    <>
      <Head {...words} heading={heading} />
      <div className={classes.sides}>
        <HomeCard listing={listing} home={home} />
        <div className={classes.main}>
          {isSent ? (
            <Sent
              listingId={listing._id}
              form={form}
              title={listing.title}
              onChange={() => setIsChanging(true)}
            />
          ) : (
            <InterestForm
              key={form?.state}
              draft={draft}
              onCancel={isChanging ? () => setIsChanging(false) : undefined}
              onSent={async () => {
                await revalidate();
                setIsChanging(false);
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The page's title and description, by the status of the form. */
function useFormTexts(
  { form }: Draft,
  { isSent, isChanging }: { isSent: boolean; isChanging: boolean },
): { title: string; text: string } {
  const { t } = useTranslation('interest');
  const when = useTimeFormat();
  if (!form || !isSent)
    return isChanging
      ? { title: t('form.change_title'), text: t('form.change_text') }
      : { title: t('form.title'), text: t('form.text') };
  if (form.state === 'invited') return { title: t('invited.title'), text: t('invited.text') };
  if (form.state === 'declined')
    return {
      title: t('declined.title'),
      text: t(`declined.${form.isLet ? 'let' : form.declinedText ? 'text' : 'text_alone'}`),
    };
  return { title: t('sent.title'), text: t('sent.text', { date: when.day(form.sentAt) }) };
}

/** Moves the focus to the new heading after the form is sent or opened for a change. */
function useFocusAfter(isSent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isSent);
  useEffect(() => {
    if (before.current === isSent) return;
    before.current = isSent;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [isSent]);
  return heading;
}

interface HeadProps {
  title: string;
  text: string;
  heading?: Ref<HTMLHeadingElement>;
}

function Head({ title, text, heading }: HeadProps) {
  const { t } = useTranslation('interest');
  const { listingId } = useParams();
  return (
    <>
      <PageHead
        title={title}
        description={text}
        path={`/listing/${listingId ?? ''}/interest`}
        noindex
      />
      <BackLink to={`/listing/${listingId ?? ''}`}>{t('home.open')}</BackLink>
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p className={classes.lead}>{text}</p>
    </>
  );
}
