import { Button, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import {
  GROUNDS,
  OUTCOMES_OF,
  REASON_MAX,
  REASON_MIN,
  reportDecision,
  RULE_MAX,
  type Ground,
  type Outcome,
} from '@husvaer/domain/reports/decision';

import { browserApi } from '../../platform/api.ts';
import { useActionWith } from '../../platform/use-action-with.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { DecideReport } from './decide-report.graphql.ts';
import type { Report } from './report.ts';
import classes from './reports.module.css';

/** The decision on a report, its ground and its reasons. The input stays until it has been sent. */
export function DecideForm({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { act, isBusy } = useActionWith(useFailureText());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [ground, setGround] = useState<Ground>('terms');
  const [rule, setRule] = useState('');
  const [reason, setReason] = useState('');
  const [invalidFields, setInvalidFields] = useState<readonly PropertyKey[]>([]);
  const isAction = outcome !== null && outcome !== 'nothing';

  async function send(event: FormEvent) {
    event.preventDefault();
    const input = { reportId: report._id, outcome, ground: isAction ? ground : null, rule, reason };
    const result = reportDecision.safeParse(input);
    setInvalidFields((result.error?.issues ?? []).map(({ path }) => path[0]!));
    if (result.success)
      await act(() => browserApi(DecideReport, { inputData: result.data }), t('done'));
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack className={classes.form}>
        <Radio.Group
          label={t('outcome')}
          value={outcome}
          onChange={(value) => setOutcome(value)}
          error={invalidFields.includes('outcome') && t('wrong.outcome')}
        >
          <Stack gap="xs" mt="xs">
            {OUTCOMES_OF[report.kind].map((one) => (
              <Radio key={one} value={one} label={t(`choices.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {isAction && (
          <>
            <Radio.Group label={t('ground')} value={ground} onChange={(value) => setGround(value)}>
              <Stack gap="xs" mt="xs">
                {GROUNDS.map((one) => (
                  <Radio key={one} value={one} label={t(`grounds.${one}`)} />
                ))}
              </Stack>
            </Radio.Group>
            <TextInput
              label={t('rule')}
              description={t('rule_help')}
              maxLength={RULE_MAX}
              value={rule}
              onChange={({ currentTarget }) => setRule(currentTarget.value)}
              error={invalidFields.includes('rule') && t('wrong.rule')}
            />
          </>
        )}
        <Textarea
          label={t('reason')}
          description={t(isAction ? 'reason_help' : 'reason_help_nothing')}
          rows={4}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={invalidFields.includes('reason') && t('wrong.reason', { min: REASON_MIN })}
        />
        <Button type="submit" loading={isBusy} className={classes.send}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  );
}
