import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { canMove } from '@husvaer/domain/interest/states';
import { OPEN_STATES } from '@husvaer/domain/listings/states';

import { AnswerViewing } from '../answer-viewing.tsx';
import { useIsUpcoming } from '../use-is-upcoming.ts';
import { useTimeFormat } from '../use-time-format.ts';
import { WithdrawButton } from '../withdraw-button.tsx';
import type { MyInterestFormsQuery } from './my-interest-forms.graphql.ts';
import classes from './mine.module.css';

type Form = MyInterestFormsQuery['getMyInterestForms']['data'][number];

/** One of the user's forms: the home, its state, and the actions for it. */
export function MyForm({ form }: { form: Form }) {
  const { t } = useTranslation('interest');
  const when = useTimeFormat();
  const isUpcoming = useIsUpcoming();
  const { listing, state, viewing, declinedText, isLet } = form;
  const { title } = listing;
  // A notification or a mail links to one form: React Router scrolls before the list is loaded.
  const isNamed = useLocation().hash === `#${form._id}`;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const isOpen = OPEN_STATES.includes(listing.state);
  return (
    <li>
      <article
        ref={row}
        id={form._id}
        className={classes.form}
        aria-labelledby={`title-${form._id}`}
        aria-current={isNamed || undefined}
      >
        <span className={classes.badge} data-state={state}>
          {t(`states.${state}`)}
        </span>
        <h2 id={`title-${form._id}`}>
          {isOpen ? <Link to={`/listing/${listing._id}`}>{title}</Link> : title}
        </h2>
        <p className="quiet">
          {[t('mine.sent', { date: when.day(form.sentAt) }), !isOpen && !isLet && t('mine.gone')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state === 'invited' && viewing && (
          <>
            <p>
              <strong>{when.viewing(viewing)}</strong>, {viewing.place}
            </p>
            {isUpcoming(viewing) && <AnswerViewing form={form} title={title} />}
          </>
        )}
        {isLet && <p>{t('mine.let')}</p>}
        {state === 'declined' && declinedText && (
          <blockquote className={classes.quote}>{declinedText}</blockquote>
        )}
        <div className={classes.actions}>
          {isOpen && (
            <Button
              component={Link}
              to={`/listing/${listing._id}/interest`}
              variant="default"
              aria-label={t('mine.open_named', { title })}
            >
              {t('mine.open')}
            </Button>
          )}
          {canMove(state, 'withdrawn') && (
            <WithdrawButton formId={form._id} aria-label={t('mine.withdraw_named', { title })} />
          )}
        </div>
      </article>
    </li>
  );
}
