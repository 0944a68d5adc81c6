import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { evenInstalments, PLAN_MONTHS } from '@husvaer/domain/arrears/payment-plan';
import { addDays, addMonths } from '@husvaer/domain/kernel/dates';
import { kronerToOre, oreToKroner } from '@husvaer/domain/kernel/money';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { readNumber } from '../../platform/read-number.ts';
import { useSite } from '../../platform/site.ts';
import { useActionWith } from '../../platform/use-action-with.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './portal.module.css';
import { ProposePaymentPlan } from './propose-payment-plan.graphql.ts';

/** The choices for the number of parts, a month apart; each part can be changed. */
const COUNTS = [1, 2, 3, 4, 6, 9, 12];
const USUAL_COUNT = 3;
/** Days until the first part, by default. */
const FIRST_IN_DAYS = 14;

interface PlanDialogProps {
  opened: boolean;
  leaseId: string;
  /** All late rent, kroner: the sum of the parts. */
  owed: number;
  who: 'tenant' | 'letting';
  onClose: () => void;
}

interface Row {
  dueOn: string;
  /** As typed. */
  amount: string;
}

/** Proposes to the other side to pay late rent in parts, each on a day. */
export function PlanDialog({ opened, leaseId, owed, who, onClose }: PlanDialogProps) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { today } = useSite();
  const { act, isBusy } = useActionWith(useFailureText());
  const evenly = (count: number, firstOn: string): Row[] =>
    evenInstalments(kronerToOre(owed), { count, firstOn }).map(({ dueOn, amount }) => ({
      dueOn,
      amount: String(oreToKroner(amount)).replace('.', ','),
    }));
  const [rows, setRows] = useState(() => evenly(USUAL_COUNT, addDays(today, FIRST_IN_DAYS)));
  const change = (position: number, values: Partial<Row>) =>
    setRows(rows.map((row, at) => (at === position ? { ...row, ...values } : row)));

  const amounts = rows.map(({ amount }) => readNumber(amount));
  const sum = amounts.reduce<number>((all, amount) => all + Math.round((amount ?? 0) * 100), 0);
  const isWhole = sum === Math.round(owed * 100);
  const hasInvalidDay = (position: number): boolean => {
    const { dueOn } = rows[position]!;
    const after = rows[position - 1]?.dueOn;
    return dueOn < today || (after !== undefined && dueOn <= after);
  };
  const isReady = isWhole && rows.every((_, at) => (amounts[at] ?? 0) > 0 && !hasInvalidDay(at));

  async function propose() {
    const instalments = rows.map(({ dueOn }, at) => ({ dueOn, amount: amounts[at]! }));
    const call = () => browserApi(ProposePaymentPlan, { contractId: leaseId, instalments });
    if (await act(call, t('plan.done.proposed'))) onClose();
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`plan.propose.${who}`)}
      closeButtonProps={{ 'aria-label': t('plan.close') }}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void propose();
        }}
      >
        <Stack>
          <p>{t('plan.text', { amount: format.amount(owed) })}</p>
          <NativeSelect
            label={t('plan.count')}
            value={String(rows.length)}
            data={COUNTS.map((count) => ({
              value: String(count),
              label: t('plan.parts', { count }),
            }))}
            onChange={({ currentTarget }) =>
              setRows(evenly(Number(currentTarget.value), rows[0]!.dueOn))
            }
          />
          {rows.map(({ dueOn, amount }, position) => (
            <div key={position} className={classes.pair}>
              <TextInput
                type="date"
                label={t('plan.day', { number: position + 1 })}
                required
                min={today}
                max={addMonths(today, PLAN_MONTHS)}
                value={dueOn}
                error={hasInvalidDay(position) && t('plan.wrong_day')}
                onChange={({ currentTarget }) => change(position, { dueOn: currentTarget.value })}
              />
              <TextInput
                label={t('plan.amount', { number: position + 1 })}
                required
                inputMode="decimal"
                value={amount}
                error={!((amounts[position] ?? 0) > 0) && t('plan.wrong_amount')}
                onChange={({ currentTarget }) => change(position, { amount: currentTarget.value })}
              />
            </div>
          ))}
          <p role="status" className={isWhole ? 'quiet' : classes.red}>
            {t(isWhole ? 'plan.sum' : 'plan.wrong_sum', {
              sum: format.amount(sum / 100),
              owed: format.amount(owed),
            })}
          </p>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('plan.cancel')}
            </Button>
            <Button type="submit" loading={isBusy} disabled={!isReady}>
              {t('plan.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
