import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { addMonths } from '@husvaer/domain/kernel/dates';
import { AUDITOR_MONTHS_MAX, auditorDraft } from '@husvaer/domain/ledger/auditor';

import { requiredProblemsBy } from '../../../errors/fields.tsx';
import { browserApi } from '../../../platform/api.ts';
import { useFormat, useLanguage } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import classes from '../../../ui/managed-list.module.css';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { useAction, useErrorMessage } from '../use-action.ts';
import type { AuditorsQuery } from './auditors.graphql.ts';
import { EndAuditor } from './end-auditor.graphql.ts';
import { InviteAuditor } from './invite-auditor.graphql.ts';
import { settingWords } from './field-errors.tsx';

type Auditor = AuditorsQuery['getAuditors'][number];

const { toFormErrors, refusedBy } = settingWords('ledger');

/** The auditors of the books with the last day of each; they can be invited and ended. */
export function AuditorsPart({
  partnerId,
  auditors,
}: {
  partnerId: string | null;
  auditors: readonly Auditor[];
}) {
  const { t } = useTranslation('ledger');
  return (
    <section className={classes.section} aria-labelledby="auditors">
      <h2 id="auditors">{t('settings.auditors.title')}</h2>
      <p className="quiet">{t('settings.auditors.text')}</p>
      {auditors.length === 0 ? (
        <p>{t('settings.auditors.none')}</p>
      ) : (
        <ul className={classes.list}>
          {auditors.map((auditor) => (
            <AuditorRow key={auditor._id} auditor={auditor} />
          ))}
        </ul>
      )}
      <InviteForm partnerId={partnerId} />
    </section>
  );
}

function AuditorRow({ auditor: { _id, name, email, endsOn, state } }: { auditor: Auditor }) {
  const { t } = useTranslation('ledger');
  const { day } = useFormat();
  const { act } = useAction();
  const [isPending, setIsPending] = useState(false);
  const isOpen = state === 'invited' || state === 'reading';
  async function end() {
    await act(() => browserApi(EndAuditor, { id: _id }), t('settings.auditors.ended', { name }));
    setIsPending(false);
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>{' '}
        <Badge colour={state === 'reading' ? 'green' : isOpen ? 'yellow' : 'grey'}>
          {t(`settings.auditors.states.${state}`)}
        </Badge>
        <p className="quiet">{email}</p>
        <p className="quiet">{t('settings.auditors.until', { day: day(endsOn) })}</p>
      </div>
      {isOpen && (
        <Button
          variant="default"
          c="var(--danger)"
          aria-haspopup="dialog"
          aria-label={t('settings.auditors.end_one', { name })}
          onClick={() => setIsPending(true)}
        >
          {t('settings.auditors.end')}
        </Button>
      )}
      <ConfirmDialog
        opened={isPending}
        title={t('settings.auditors.end_title', { name })}
        words={{
          close: t('settings.auditors.close'),
          cancel: t('settings.auditors.cancel'),
          confirm: t('settings.auditors.end'),
        }}
        onClose={() => setIsPending(false)}
        onConfirm={end}
      >
        {t('settings.auditors.end_text')}
      </ConfirmDialog>
    </li>
  );
}

function InviteForm({ partnerId }: { partnerId: string | null }) {
  const { t } = useTranslation('ledger');
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  const { today } = useSite();
  const form = useForm({
    initialValues: { name: '', email: '', endsOn: '' },
    validate: (values) => toFormErrors(...requiredProblemsBy(auditorDraft({ today }), values)),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      const inputData = { ...values, partnerId, language };
      await browserApi(InviteAuditor, { inputData });
      notify(t('settings.auditors.sent', { email: values.email }), 'good');
      form.reset();
      await revalidate();
    },
    fieldsOf: refusedBy,
    ownMessageFor: useErrorMessage(),
  });
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby="new-auditor">
      <h3 id="new-auditor">{t('settings.auditors.new')}</h3>
      <Stack className={classes.form}>
        <TextInput
          label={t('settings.auditors.name')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('settings.auditors.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <TextInput
          type="date"
          label={t('settings.auditors.ends_on')}
          description={t('settings.auditors.ends_on_help')}
          min={today}
          max={addMonths(today, AUDITOR_MONTHS_MAX)}
          {...form.getInputProps('endsOn')}
        />
        {errorText && <FormError>{errorText}</FormError>}
        <Button type="submit" loading={isPending}>
          {t('settings.auditors.invite')}
        </Button>
      </Stack>
    </form>
  );
}
