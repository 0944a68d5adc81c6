import { useTranslation } from 'react-i18next';

import { useFormat, useLanguage } from '../../platform/format.ts';
import { ListPanel } from './list-panel.tsx';
import classes from './start.module.css';
import type { StartPageQuery } from './start-page.graphql.ts';

type Start = StartPageQuery['getStartPage'];

/** The documents that wait for the user's signature. */
export function ToSign({ toSign }: { toSign: Start['toSign'] }) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const { date } = useFormat();
  return (
    <ListPanel
      id="sign"
      title={t('sign.title', { count: toSign.length })}
      total={toSign.length}
      rows={toSign.map(({ _id, href, titleEn, titleNo, expiresAt }) => ({
        id: _id,
        href,
        title: language === 'no' ? titleNo : titleEn,
        about: t('sign.by', { date: date(expiresAt) }),
      }))}
    />
  );
}

/** Payment plans that the other side of a lease proposes. */
export function Plans({ plans }: { plans: Start['plans'] }) {
  const { t } = useTranslation('start');
  return (
    <ListPanel
      id="plans"
      title={t('plans.title', { count: plans.length })}
      total={plans.length}
      rows={plans.map(({ contractId, href, home }) => ({ id: contractId, href, title: home }))}
    />
  );
}

/** Conversations with unread messages. */
export function Unread({ unread: { data, total } }: { unread: Start['unread'] }) {
  const { t } = useTranslation('start');
  const { moment } = useFormat();
  return (
    <ListPanel
      id="unread"
      title={t('unread.title', { count: total })}
      total={total}
      rows={data.map(({ _id, name, home, lastMessage, at }) => ({
        id: _id,
        href: `/inbox/${_id}`,
        title: name ?? home ?? t('unread.somebody'),
        about: <span className={classes.excerpt}>{lastMessage ?? home}</span>,
        end: moment(at),
      }))}
      all={{ href: '/inbox', label: t('unread.all') }}
    />
  );
}

/** Viewings that the user is invited to, and those of homes they let. */
export function Viewings({
  interest: { invitations, showings },
  agency,
}: {
  interest: Start['interest'];
  /** For an agent on the agency's site: today's viewings of the agency. */
  agency: Start['agency'];
}) {
  const { t } = useTranslation('start');
  const { moment } = useFormat();
  const root = agency?.root ?? '';
  return (
    <>
      {invitations.length > 0 && (
        <ListPanel
          id="invitations"
          title={t('viewings.invited')}
          total={invitations.length}
          rows={invitations.map(({ _id, home, startsAt, place }) => ({
            // The page where the invitation is answered.
            id: _id,
            href: '/my-interest',
            title: home,
            about: place,
            end: moment(startsAt),
          }))}
          all={{ href: '/my-interest', label: t('viewings.my_interest') }}
        />
      )}
      {showings.length > 0 && (
        <ListPanel
          id="showings"
          title={t(agency ? 'viewings.today' : 'viewings.coming')}
          total={showings.length}
          rows={showings.map(({ _id, listingId, home, startsAt, place, people }) => ({
            id: _id,
            href: `${root}/my-listing/${listingId}/interest`,
            title: home,
            about: `${place} · ${t('viewings.people', { count: people })}`,
            end: moment(startsAt),
          }))}
          all={{ href: `${root}/viewings`, label: t('viewings.all') }}
        />
      )}
    </>
  );
}

/** Interest forms that wait for the user's answer. */
export function WaitingForms({
  interest: { waiting, waitingTotal },
  agency,
}: {
  interest: Start['interest'];
  agency: Start['agency'];
}) {
  const { t } = useTranslation('start');
  const root = agency?.root ?? '';
  return (
    <ListPanel
      id="forms"
      title={t('forms.title', { count: waitingTotal })}
      total={waitingTotal}
      rows={waiting.map(({ _id, listingId, home, name }) => ({
        id: _id,
        href: `${root}/my-listing/${listingId}/interest`,
        title: name,
        about: home,
      }))}
      all={{ href: `${root}/my-listing`, label: t('forms.all') }}
    />
  );
}

/** The user's own interest forms and saved searches. */
export function Searching({
  interest: { own, ownTotal },
  savedSearches,
}: {
  interest: Start['interest'];
  savedSearches: Start['savedSearches'];
}) {
  const { t } = useTranslation('start');
  return (
    <>
      {own.length > 0 && (
        <ListPanel
          id="asked"
          title={t('asked.title')}
          total={ownTotal}
          rows={own.map(({ _id, listingId, home, state }) => ({
            id: _id,
            href: `/listing/${listingId}`,
            title: home,
            end: t(`asked.states.${state}`),
          }))}
          all={{ href: '/my-interest', label: t('asked.all') }}
        />
      )}
      {savedSearches.length > 0 && (
        <ListPanel
          id="searches"
          title={t('searches.title')}
          total={savedSearches.length}
          rows={savedSearches.map(({ _id, name }) => ({
            id: _id,
            href: '/saved-searches',
            title: name,
          }))}
          all={{ href: '/saved-searches', label: t('searches.all') }}
        />
      )}
    </>
  );
}
