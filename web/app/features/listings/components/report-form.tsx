import { Alert, Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import {
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportReason,
} from '@husvaer/domain/listings/report';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ReportListing } from '../report-listing.graphql.ts';
import classes from './report-form.module.css';

/** The unsent input. */
export interface ReportDraft {
  reason: ReportReason | null;
  text: string;
}

const NOTHING_WRITTEN: ReportDraft = { reason: null, text: '' };

interface ReportFormProps {
  listingId: string;
  draft: ReportDraft;
  onDraft: (draft: ReportDraft) => void;
  onClose: () => void;
}

interface ReportErrors {
  reason?: 'missing' | 'refused';
  text?: 'too_long' | 'refused';
}

/** The form to report a listing. The input stays until it has been sent. */
export default function ReportForm({ listingId, draft, onDraft, onClose }: ReportFormProps) {
  const { t } = useTranslation('listings');
  const { reason, text } = draft;
  const [errors, setErrors] = useState<ReportErrors>({});
  const messageFor = useFailureText();
  const [errorText, setErrorText] = useState<string | null>(null);
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent'>('writing');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (progress === 'sending') return;
    const form = event.currentTarget;
    const found = findErrors(reason, text);
    setErrors(found);
    if (found.reason) form.querySelector('input')?.focus();
    else if (found.text) form.querySelector('textarea')?.focus();
    if (!reason || found.text) return;
    setProgress('sending');
    setErrorText(null);
    try {
      await browserApi(ReportListing, { listingId, reason, text: text.trim() || null });
      setProgress('sent');
      onDraft(NOTHING_WRITTEN);
    } catch (error) {
      const refused = refusedOf(error);
      setErrors(refused);
      if (!refused.reason && !refused.text) setErrorText(messageFor(error));
      setProgress('writing');
    }
  }

  if (progress === 'sent') {
    return (
      <Stack>
        <Text className={classes.thanks} ref={focus} tabIndex={-1}>
          {t('report.thanks')}
        </Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('page.close')}</Button>
        </Group>
      </Stack>
    );
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack>
        <Radio.Group
          label={t('report.reason')}
          value={reason}
          onChange={(value) => {
            onDraft({ reason: value, text });
            setErrors({ ...errors, reason: undefined });
          }}
          error={errors.reason && t(`report.wrong.reason_${errors.reason}`)}
        >
          <div className={classes.reasons}>
            {REPORT_REASONS.map((word, index) => (
              <Radio
                key={word}
                value={word}
                label={t(`report.reasons.${word}`)}
                data-autofocus={index === 0 || undefined}
              />
            ))}
          </div>
        </Radio.Group>
        <ReportText
          value={text}
          error={errors.text}
          onChange={(value) => {
            onDraft({ reason, text: value });
            setErrors({ ...errors, text: undefined });
          }}
        />
        {errorText && (
          <Alert role="alert" color="red" variant="light">
            {t('report.failed', { why: errorText })}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button type="submit" loading={progress === 'sending'}>
            {t('report.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ReportTextProps {
  value: string;
  error: ReportErrors['text'];
  onChange: (value: string) => void;
}

/** The reporter's text with a count of characters: a text that is too long is an error, and is not cut. */
function ReportText({ value, error, onChange }: ReportTextProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const max = format.number(REPORT_TEXT_MAX);
  return (
    <Textarea
      label={t('report.text')}
      description={t('report.count', { written: format.number(value.trim().length), max })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rows={4}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error && t(`report.wrong.text_${error}`, { max })}
    />
  );
}

function findErrors(reason: ReportReason | null, text: string): ReportErrors {
  return {
    reason: reason === null ? 'missing' : undefined,
    text: text.trim().length > REPORT_TEXT_MAX ? 'too_long' : undefined,
  };
}

/** The fields that the API refused; empty when the call failed for another reason. */
function refusedOf(error: unknown): ReportErrors {
  if (!(error instanceof ApiFailure)) return {};
  const fields = error.params['fields'];
  if (!Array.isArray(fields)) return {};
  const paths = (fields as { path: string }[]).map(({ path }) => path);
  return {
    reason: paths.includes('inputData.reason') ? 'refused' : undefined,
    text: paths.includes('inputData.text') ? 'refused' : undefined,
  };
}

/** The focus makes screen readers read the message. */
const focus = (element: HTMLElement | null) => element?.focus();
