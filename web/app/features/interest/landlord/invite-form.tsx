import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { INVITATION_TEXT_MAX, viewing } from '@husvaer/domain/interest/viewing';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { useErrorMessage } from '../use-action.ts';
import { checkedBy, refusedBy, toFormErrors } from '../field-errors.tsx';
import type { Form } from './form.ts';
import { InviteToViewing } from './invite-to-viewing.graphql.ts';
import classes from './landlord.module.css';
import { osloInstant } from '../oslo-time.ts';

interface InviteFormProps {
  chosen: readonly string[];
  candidates: readonly Form[];
  onDone: () => void;
}

/** A time when most people are home from work. */
const USUAL = { startsAt: '17:00', endsAt: '17:30' };

export function InviteForm({ chosen, candidates, onDone }: InviteFormProps) {
  const { t } = useTranslation(['interested', 'interest']);
  const { today } = useSite();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { _ids: [...chosen], date: '', ...USUAL, place: '', text: '' },
    validate: (values) => checkViewing(values, today),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      await browserApi(InviteToViewing, { inputData: inputOf(values) });
      notify(t('invite.done', { count: values._ids.length }), 'good');
      onDone();
      await revalidate();
    },
    fieldsOf: refusedBy,
    ownMessageFor: useErrorMessage(),
  });
  const { 'data-path': path, ...whom } = form.getInputProps('_ids') as {
    'data-path': string;
    value: string[];
    onChange: (value: string[]) => void;
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <p>{t('invite.text')}</p>
        <Checkbox.Group label={t('invite.whom')} {...whom}>
          <div className={classes.whom}>
            {candidates.map(({ _id, name, state }, index) => (
              <Checkbox
                key={_id}
                value={_id}
                label={name}
                description={state === 'invited' && t('invite.invited_already')}
                data-path={index === 0 ? path : undefined}
              />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes.times}>
          <TextInput
            label={t('invite.date')}
            type="date"
            min={today}
            {...form.getInputProps('date')}
          />
          <TextInput label={t('invite.startsAt')} type="time" {...form.getInputProps('startsAt')} />
          <TextInput label={t('invite.endsAt')} type="time" {...form.getInputProps('endsAt')} />
        </div>
        <TextInput
          label={t('interest:optional', { field: t('invite.place') })}
          description={t('invite.place_help')}
          placeholder={t('invite.place_home')}
          {...form.getInputProps('place')}
        />
        <Textarea
          label={t('interest:optional', { field: t('invite.words') })}
          description={t('invite.words_help')}
          rows={3}
          maxLength={INVITATION_TEXT_MAX}
          {...form.getInputProps('text')}
        />
        {errorText && <FormError>{errorText}</FormError>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('interest:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('invite.confirm', { count: form.values._ids.length })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface Values {
  _ids: string[];
  date: string;
  startsAt: string;
  endsAt: string;
  place: string;
  text: string;
}

const inputOf = ({ date, startsAt, endsAt, ...texts }: Values) => ({
  ...texts,
  startsAt: osloInstant(date, startsAt),
  endsAt: osloInstant(date, endsAt),
});

/** A browser's clock can't be trusted: the server refuses a time earlier today. */
function checkViewing(values: Values, today: string) {
  const schema = viewing(Date.parse(`${today}T00:00:00Z`));
  if (values.date) return checkedBy(schema, inputOf(values));
  return {
    ...checkedBy(schema, inputOf({ ...values, date: today })),
    ...toFormErrors({ path: 'date', reason: 'required' }),
  };
}
