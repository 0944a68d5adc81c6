import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { viewingAnswer } from '@husvaer/domain/interest/viewing';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSite } from '../../platform/site.ts';
import { FormError, useFormCall } from '../accounts/forms/public.tsx';
import { AnswerViewing as AnswerViewingCall } from './answer-viewing.graphql.ts';
import classes from './answer-viewing.module.css';
import { osloInstant } from './oslo-time.ts';
import type { InterestFormStandingFragment } from './standing.fragment.graphql.ts';
import { useAction, useErrorMessage } from './use-action.ts';
import { useTimeFormat } from './use-time-format.ts';
import { checkedBy, refusedBy } from './field-errors.tsx';

/** The answer of the invited person, and the other answers they may give: yes, no, or another time. */
export function AnswerViewing({
  form,
  title,
}: {
  form: InterestFormStandingFragment;
  title: string;
}) {
  const { t } = useTranslation('interest');
  const when = useTimeFormat();
  const { act, isBusy } = useAction();
  const [isProposing, setIsProposing] = useState(false);
  const { _id, viewingAnswer, proposedStartsAt } = form;
  const answer = (one: 'accepted' | 'declined') =>
    void act(
      () => browserApi(AnswerViewingCall, { inputData: { _id, answer: one } }),
      t('answer.done'),
    );
  return (
    <div className={classes.answer} role="group" aria-label={t('answer.label', { title })}>
      <p role="status">
        {t(`answer.said.${viewingAnswer ?? 'nothing'}`, {
          when: proposedStartsAt ? when.moment(proposedStartsAt) : '',
        })}
      </p>
      <div className={classes.buttons}>
        {viewingAnswer !== 'accepted' && (
          <Button loading={isBusy} onClick={() => answer('accepted')}>
            {t('answer.accept')}
          </Button>
        )}
        <Button
          variant="default"
          aria-expanded={isProposing}
          onClick={() => setIsProposing(!isProposing)}
        >
          {t('answer.propose')}
        </Button>
        {viewingAnswer !== 'declined' && (
          <Button variant="default" loading={isBusy} onClick={() => answer('declined')}>
            {t('answer.decline')}
          </Button>
        )}
      </div>
      {isProposing && <Proposal formId={_id} onDone={() => setIsProposing(false)} />}
    </div>
  );
}

/** A day and time that would suit better. */
function Proposal({ formId, onDone }: { formId: string; onDone: () => void }) {
  const { t } = useTranslation('interest');
  const { today } = useSite();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const inputOf = ({ date, time }: { date: string; time: string }) => ({
    _id: formId,
    answer: 'proposed' as const,
    proposedStartsAt: osloInstant(date, time),
  });
  // The API names the instant, the form its day.
  const byDay = ({ proposedStartsAt, ...others }: ReturnType<typeof checkedBy>) => ({
    ...others,
    ...(proposedStartsAt && { date: proposedStartsAt }),
  });
  const form = useForm({
    initialValues: { date: '', time: '17:00' },
    validate: (values) =>
      byDay(checkedBy(viewingAnswer(Date.parse(`${today}T00:00:00Z`)), inputOf(values))),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      await browserApi(AnswerViewingCall, { inputData: inputOf(values) });
      notify(t('answer.done'), 'good');
      onDone();
      await revalidate();
    },
    fieldsOf(error) {
      const fields = refusedBy(error);
      return fields && byDay(fields);
    },
    ownMessageFor: useErrorMessage(),
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm" mt="sm">
        <div className={classes.times}>
          <TextInput
            label={t('answer.date')}
            type="date"
            min={today}
            {...form.getInputProps('date')}
          />
          <TextInput label={t('answer.time')} type="time" {...form.getInputProps('time')} />
        </div>
        {errorText && <FormError>{errorText}</FormError>}
        <Button type="submit" loading={isPending} className={classes.send}>
          {t('answer.send')}
        </Button>
      </Stack>
    </form>
  );
}
