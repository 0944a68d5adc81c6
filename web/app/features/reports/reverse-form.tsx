import { Button, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { decisionReversal, REASON_MAX, REASON_MIN } from '@husvaer/domain/reports/decision';

import { browserApi } from '../../platform/api.ts';
import { useActionWith } from '../../platform/use-action-with.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import classes from './reports.module.css';
import { ReverseReportDecision } from './reverse-report-decision.graphql.ts';

/**
 * Accepts a complaint about a decision, with a reason. The form is opened by a button, because few decisions
 * are complained about.
 */
export function ReverseForm({ decisionId, title }: { decisionId: string; title: string }) {
  const { t } = useTranslation('reports');
  const { act, isBusy } = useActionWith(useFailureText());
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const checked = decisionReversal.safeParse({ decisionId, reason });
    setIsInvalid(!checked.success);
    if (!checked.success) return;
    const input = { id: decisionId, reason: checked.data.reason };
    await act(() => browserApi(ReverseReportDecision, input), t('reverse.done'));
  }
  if (!isOpen)
    return (
      <Button
        variant="default"
        aria-label={t('reverse.title', { title })}
        onClick={() => setIsOpen(true)}
      >
        {t('reverse.open')}
      </Button>
    );
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack className={classes.form}>
        <Textarea
          label={t('reverse.reason')}
          description={t('reverse.reason_help')}
          rows={4}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={isInvalid && t('wrong.reason', { min: REASON_MIN })}
        />
        <Button type="submit" loading={isBusy} className={classes.send}>
          {t('reverse.send')}
        </Button>
      </Stack>
    </form>
  );
}
