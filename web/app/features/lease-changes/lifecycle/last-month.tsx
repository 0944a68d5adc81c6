import { Radio, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LastMonthRent } from '@husvaer/domain/lease-changes/amendment';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useTerms, useErrorMessage } from '../../leases/public.tsx';
import { LastMonth, type LastMonthQuery } from './last-month.graphql.ts';

type LastMonthOption = LastMonthQuery['getLastMonthOptions'][number];

/** The options for the last month's rent if the lease ends on a day; empty until the server has answered. */
export function useLastMonth(leaseId: string, endsOn: string | null): readonly LastMonthOption[] {
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [answer, setAnswer] = useState<{ endsOn: string; options: LastMonthOption[] } | null>(null);
  useEffect(() => {
    if (endsOn === null) return undefined;
    let isOver = false;
    void browserApi(LastMonth, { id: leaseId, endsOn })
      .then(({ getLastMonthOptions: options }) => {
        if (!isOver) setAnswer({ endsOn, options });
      })
      .catch((error: unknown) => {
        if (!isOver) notify(messageFor(error), 'bad');
      });
    return () => {
      isOver = true;
    };
    // The function that notifies does not change.
    // eslint-disable-next-line react/exhaustive-deps
  }, [leaseId, endsOn]);
  return answer?.endsOn === endsOn ? answer.options : [];
}

/** The cost of an option for the last month, and what is credited of invoiced rent. */
export function LastMonthText({ option }: { option: LastMonthOption }) {
  const { t } = useTranslation('life');
  const format = useFormat();
  const { day } = useTerms();
  const { from, to, amount, credited } = option;
  return (
    <>
      {t('last_month.costs', { from: day(from), to: day(to), amount: format.amount(amount) })}
      {credited > 0 && ` ${t('last_month.credited', { amount: format.amount(credited) })}`}
    </>
  );
}

interface LastMonthFieldProps {
  options: readonly LastMonthOption[];
  value: LastMonthRent;
  onChange: (value: LastMonthRent) => void;
}

/** Chooses whether the days after the last one are paid for, if there are any. */
export function LastMonthField({ options, value, onChange }: LastMonthFieldProps) {
  const { t } = useTranslation('life');
  const [only, ...others] = options;
  if (!only) return null;
  if (others.length === 0)
    return (
      <p role="status">
        <LastMonthText option={only} />
      </p>
    );
  return (
    <Radio.Group
      label={t('last_month.label')}
      description={t('last_month.help')}
      value={value}
      onChange={(wanted) => onChange(wanted === 'whole_month' ? 'whole_month' : 'by_days')}
    >
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Radio
            key={option.lastMonthRent}
            value={option.lastMonthRent}
            label={t(`last_month.${option.lastMonthRent}`)}
            description={<LastMonthText option={option} />}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
