import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { MessageButton } from '../../listings/ask/public.tsx';
import { useWhen } from '../use-when.ts';
import { WithdrawButton } from '../withdraw-button.tsx';
import type { Draft } from './answers.ts';
import classes from './form-page.module.css';

type Form = NonNullable<Draft['form']>;

interface SentProps {
  listingId: string;
  form: Form;
  onChange: () => void;
}

/** How a form stands that was sent, and what its sender can do now. */
export function Sent({ listingId, form, onChange }: SentProps) {
  const { t } = useTranslation('interest');
  const isOver = form.state === 'declined';
  return (
    <>
      {isOver ? (
        <Declined form={form} />
      ) : form.viewing && form.state === 'invited' ? (
        <Invited viewing={form.viewing} />
      ) : (
        <Steps />
      )}
      <div className={classes.doings}>
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

function Invited({ viewing }: { viewing: NonNullable<Form['viewing']> }) {
  const { t } = useTranslation('interest');
  const when = useWhen();
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
            <dd className={classes.said}>{viewing.text}</dd>
          </>
        )}
      </dl>
      <p className="quiet">{t('invited.cannot')}</p>
    </section>
  );
}

function Declined({ form }: { form: Form }) {
  return (
    form.declinedText && (
      <blockquote className={`${classes.panel ?? ''} ${classes.said ?? ''}`}>
        {form.declinedText}
      </blockquote>
    )
  );
}
