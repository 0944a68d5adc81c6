import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { MessageButton } from '../../listings/contact/public.tsx';
import { AnswerViewing } from '../answer-viewing.tsx';
import { useIsUpcoming } from '../use-is-upcoming.ts';
import { useTimeFormat } from '../use-time-format.ts';
import { WithdrawButton } from '../withdraw-button.tsx';
import type { InterestFormStandingFragment as Form } from '../standing.fragment.graphql.ts';
import classes from './form-page.module.css';

interface SentProps {
  listingId: string;
  form: Form;
  /** The title of the home. */
  title: string;
  onChange: () => void;
}

/** The status of a sent form, and what the sender can do now. */
export function Sent({ listingId, form, title, onChange }: SentProps) {
  const { t } = useTranslation('interest');
  const isOver = form.state === 'declined';
  return (
    <>
      {isOver ? (
        <Declined form={form} />
      ) : form.viewing && form.state === 'invited' ? (
        <Invited form={form} viewing={form.viewing} title={title} />
      ) : (
        <Steps />
      )}
      <div className={classes.actions}>
        {form.isLet && (
          <Button size="md" onClick={onChange}>
            {t('declined.send_again')}
          </Button>
        )}
        {isOver ? (
          <Button component={Link} to="/find-home" size="md">
            {t('declined.to_search')}
          </Button>
        ) : (
          <>
            <MessageButton listingId={listingId} />
            <Button variant="default" size="md" onClick={onChange}>
              {t('sent.change')}
            </Button>
            <WithdrawButton formId={form._id} size="md" />
          </>
        )}
      </div>
      <p>
        <Anchor component={Link} to="/my-interest" underline="always">
          {t('sent.all')}
        </Anchor>
      </p>
    </>
  );
}

function Steps() {
  const { t } = useTranslation('interest');
  return (
    <section className={classes.panel}>
      <h2>{t('sent.next')}</h2>
      <ol className={classes.steps}>
        {(['read', 'answer', 'careful'] as const).map((step) => (
          <li key={step}>{t(`sent.steps.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

interface InvitedProps {
  form: Form;
  viewing: NonNullable<Form['viewing']>;
  title: string;
}

function Invited({ form, viewing, title }: InvitedProps) {
  const { t } = useTranslation('interest');
  const when = useTimeFormat();
  const isUpcoming = useIsUpcoming();
  return (
    <section className={classes.panel}>
      <dl>
        <dt>{t('invited.when')}</dt>
        <dd>{when.viewing(viewing)}</dd>
        <dt>{t('invited.where')}</dt>
        <dd>{viewing.place}</dd>
        {viewing.text && (
          <>
            <dt>{t('invited.from_landlord')}</dt>
            <dd className={classes.quote}>{viewing.text}</dd>
          </>
        )}
      </dl>
      {isUpcoming(viewing) && <AnswerViewing form={form} title={title} />}
    </section>
  );
}

function Declined({ form }: { form: Form }) {
  return (
    form.declinedText && (
      <blockquote className={`${classes.panel ?? ''} ${classes.quote ?? ''}`}>
        {form.declinedText}
      </blockquote>
    )
  );
}
