import { useTranslation } from 'react-i18next';

import { FileList } from '../../files/public.tsx';
import { useTimeFormat } from '../use-time-format.ts';
import { About } from './about.tsx';
import type { Form } from './form.ts';
import { FormActions, type ActionTarget } from './form-actions.tsx';
import classes from './landlord.module.css';
import { StateBadge } from './state-badge.tsx';
import { FACTS, useFacts } from './use-facts.tsx';

/** An applicant: their answers, the form's state, and the actions for it. */
export function FormCard({ form, ...actable }: { form: Form } & ActionTarget) {
  const { t } = useTranslation('interested');
  const when = useTimeFormat();
  const facts = useFacts()(form);
  const { _id, name, state, viewing } = form;
  return (
    <li>
      <article className={classes.card} aria-labelledby={`name-${_id}`}>
        <header>
          <h2 id={`name-${_id}`}>{name}</h2>
          <StateBadge state={state} />
        </header>
        <p className="quiet">
          {t(form.isAdult ? 'card.adult' : 'card.minor')} ·{' '}
          {t('card.sent', { date: when.day(form.sentAt) })}
        </p>
        <dl className={classes.facts}>
          {FACTS.filter((fact) => facts[fact] !== null).map((fact) => (
            <div key={fact}>
              <dt>{t(`card.${fact}`)}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
        {form.aboutYou && <About text={form.aboutYou} />}
        {form.attachments.length > 0 && <FileList files={form.attachments} first={3} />}
        {state === 'invited' && viewing && (
          <p className={classes.note}>
            <strong>{t('card.viewing')}:</strong> {when.viewing(viewing)}, {viewing.place}
            {'\n'}
            {t(`card.viewing_answers.${form.viewingAnswer ?? 'nothing'}`, {
              when: form.proposedStartsAt ? when.moment(form.proposedStartsAt) : '',
            })}
          </p>
        )}
        {state === 'declined' && (
          <p className={classes.note}>
            <strong>{t('card.declined')}:</strong> {form.declinedText ?? t('card.declined_kindly')}
          </p>
        )}
        <FormActions form={form} {...actable} />
      </article>
    </li>
  );
}
