import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { addMonths } from '@husvaer/domain/kernel/dates';
import { enteredIndex } from '@husvaer/domain/leases/rent-adjustment';

import { ApiFailure, browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSite } from '../../platform/site.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { EnterPriceIndex } from './enter-price-index.graphql.ts';
import type { OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';

type Latest = OperationsQuery['getLatestPriceIndex'];

/** How many months back can be entered. */
const MONTHS = 24;

/** The last known month of the consumer price index, and a form for another. */
export function PriceIndex({ latest }: { latest: Latest }) {
  const { t } = useTranslation('operations');
  const { month, day, number } = useFormat();
  return (
    <>
      <p>
        {latest
          ? t(`index.latest.${latest.source}`, {
              month: month(latest.month),
              value: number(latest.value),
              day: day(latest.at),
            })
          : t('index.none')}
      </p>
      {/* A new month resets the form. */}
      <IndexForm key={latest?.month} latest={latest} />
    </>
  );
}

function IndexForm({ latest }: { latest: Latest }) {
  const { t } = useTranslation('operations');
  const { month: monthWords, number } = useFormat();
  const { today } = useSite();
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(today, -back).slice(0, 7));
  const following = latest && addMonths(`${latest.month}-01`, 1).slice(0, 7);
  const [month, setMonth] = useState(months.find((one) => one === following) ?? months[1]!);
  const [value, setValue] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const { enter, known, isBusy, clear } = useEntering(() => setValue(''));

  function send(event: FormEvent) {
    event.preventDefault();
    const input = { month, value: Number(value.trim().replace(',', '.') || Number.NaN) };
    const checked = enteredIndex(today).safeParse(input);
    setIsInvalid(!checked.success);
    if (checked.success) void enter({ month, value: checked.data.value, replaces: null });
  }
  return (
    <form onSubmit={send} noValidate aria-label={t('index.enter')}>
      <Group align="flex-start" className={classes.index}>
        <NativeSelect
          label={t('index.month')}
          value={month}
          onChange={({ currentTarget }) => {
            setMonth(currentTarget.value);
            clear();
          }}
          data={months.map((one) => ({ value: one, label: monthWords(one) }))}
        />
        <TextInput
          label={t('index.value')}
          value={value}
          inputMode="decimal"
          placeholder={number(102.3)}
          error={isInvalid && t('index.wrong')}
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value);
            clear();
          }}
        />
        <Button type="submit" loading={isBusy} className={classes.enter}>
          {t('index.save')}
        </Button>
      </Group>
      {known && (
        <div role="alert" className={classes.known}>
          <p>
            {t('index.known', {
              month: monthWords(known.month),
              known: number(known.replaces),
              value: number(known.value),
            })}
          </p>
          <Group>
            <Button color="red.8" loading={isBusy} onClick={() => void enter(known)}>
              {t('index.replace')}
            </Button>
            <Button variant="default" onClick={clear}>
              {t('index.keep')}
            </Button>
          </Group>
        </div>
      )}
    </form>
  );
}

interface Entered {
  month: string;
  value: number;
  replaces: number | null;
}

/** Enters a value; replacing a different known value needs a confirmation. */
function useEntering(onDone: () => void) {
  const { t } = useTranslation('operations');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState<(Entered & { replaces: number }) | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function enter(entered: Entered): Promise<void> {
    setIsBusy(true);
    try {
      await browserApi(EnterPriceIndex, entered);
      setKnown(null);
      notify(t('index.done'), 'good');
      onDone();
      await revalidate();
    } catch (error) {
      const replaces = knownIn(error);
      if (replaces !== null) setKnown({ ...entered, replaces });
      else notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return { enter, known, isBusy, clear: () => setKnown(null) };
}

/** The known value of the month, if the value was refused because of it. */
function knownIn(error: unknown): number | null {
  if (!(error instanceof ApiFailure) || error.code !== 'leases.index_known') return null;
  const value = error.params['value'];
  return typeof value === 'number' ? value : null;
}
