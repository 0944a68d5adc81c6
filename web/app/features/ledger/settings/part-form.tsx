import { Button } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { useErrorMessage } from '../use-action.ts';
import classes from './part-form.module.css';

interface PartFormProps<Values extends Record<string, unknown>> {
  name: string;
  title: string;
  /** What the setting is. */
  text: string;
  /** What a change applies to. */
  counts: string;
  form: UseFormReturnType<Values>;
  save: (values: Values) => Promise<unknown>;
  fieldsOf: (error: unknown) => FormErrors | null;
  children: ReactNode;
}

/**
 * One part of the settings: explains it and what it applies to, saves it, shows errors at the fields, and
 * asks before changes are lost.
 */
export function PartForm<Values extends Record<string, unknown>>(props: PartFormProps<Values>) {
  const { name, title, text, counts, form, save, fieldsOf, children } = props;
  const { t } = useTranslation(['ledger', 'shell']);
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      await save(values);
      form.resetDirty(values);
      notify(t('settings.saved'), 'good');
      await revalidate();
    },
    fieldsOf,
    ownMessageFor: useErrorMessage(),
  });
  return (
    <section className={classes.part} aria-labelledby={`settings-${name}`}>
      <h2 id={`settings-${name}`}>{title}</h2>
      <p className="quiet">{text}</p>
      <form onSubmit={onSubmit} noValidate className={classes.fields}>
        {children}
        {errorText && <FormError>{errorText}</FormError>}
        <p className={classes.counts}>{counts}</p>
        <Button type="submit" loading={isPending}>
          {t('settings.save')}
        </Button>
      </form>
      <LeaveDialog
        isOn={form.isDirty()}
        words={{
          title: t('settings.unsaved.title'),
          text: t('settings.unsaved.text'),
          close: t('shell:close'),
          stay: t('settings.unsaved.stay'),
          leave: t('settings.unsaved.leave'),
        }}
      />
    </section>
  );
}
