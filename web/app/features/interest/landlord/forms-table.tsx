import { useTranslation } from 'react-i18next';

import { FileList } from '../../files/public.tsx';
import type { Form } from './form.ts';
import { FormActions, type ActionTarget } from './form-actions.tsx';
import classes from './landlord.module.css';
import { StateBadge } from './state-badge.tsx';
import { FACTS, useFacts } from './use-facts.tsx';

/** The same answers next to each other: one column per applicant. */
export function FormsTable({ forms, ...actable }: { forms: readonly Form[] } & ActionTarget) {
  const { t } = useTranslation('interested');
  const factsOf = useFacts();
  const columns = forms.map((form) => ({ form, facts: factsOf(form) }));
  return (
    // A region wider than the window must be scrollable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={t('label')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ form }) => (
              <th key={form._id} scope="col">
                {form.name} <StateBadge state={form.state} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACTS.filter((fact) => columns.some(({ facts }) => facts[fact] !== null)).map((fact) => (
            <tr key={fact}>
              <th scope="row">{t(`card.${fact}`)}</th>
              {columns.map(({ form, facts }) => (
                <td key={form._id}>{facts[fact]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('card.aboutYou')}</th>
            {columns.map(({ form }) => (
              <td key={form._id} className={classes.quote}>
                {form.aboutYou}
              </td>
            ))}
          </tr>
          {forms.some(({ attachments }) => attachments.length > 0) && (
            <tr>
              <th scope="row">{t('card.attachments')}</th>
              {forms.map(({ _id, attachments }) => (
                <td key={_id}>
                  {attachments.length > 0 && <FileList files={attachments} first={3} />}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <td />
            {columns.map(({ form }) => (
              <td key={form._id}>
                <FormActions form={form} {...actable} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
