import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { addMonths } from '@husvaer/domain/kernel/dates';
import { enteredRate, RATE_MOST } from '@husvaer/domain/legal/entered-rate';
import { nextFirstDay, RATE_KINDS, type RateKind } from '@husvaer/domain/legal/rates';

import { ApiFailure, browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSite } from '../../platform/site.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { EnterRate } from './enter-rate.graphql.ts';
import type { OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';

type Known = OperationsQuery['getRates'];
type Rate = Known['known'][number];

/** Years back that can be entered. */
const YEARS = 2;

/** The rates of law by which letters about late rent charge, and a form for the next one. */
export function Rates({ rates: { known } }: { rates: Known }) {
  const { t } = useTranslation('operations');
  const { day } = useFormat();
  const written = useWrittenRate();
  return (
    <>
      <p className="quiet">{t('rates.text')}</p>
      <ul className={classes.list}>
        {RATE_KINDS.flatMap((kind) => known.filter((rate) => rate.kind === kind)).map((rate) => (
          <li key={`${rate.kind} ${rate.since}`}>
            <div>
              {t(`rates.kinds.${rate.kind}`)}: {written(rate.kind, rate.value)}
              <span className={classes.about}>
                {rate.source} (
                {rate.enteredAt
                  ? t('rates.entered', { day: day(rate.enteredAt) })
                  : t('rates.published')}
                )
              </span>
            </div>
            <span>{t('rates.until', { from: day(rate.since), to: day(rate.until) })}</span>
          </li>
        ))}
      </ul>
      <RateForm known={known} />
    </>
  );
}

function RateForm({ known }: { known: Known['known'] }) {
  const { t } = useTranslation('operations');
  const { day: dayWords, number } = useFormat();
  const { today } = useSite();
  const days = firstDays(today);
  const [kind, setKind] = useState<RateKind>('late_interest');
  const [since, setSince] = useState(() => followingDay(known, kind, days));
  const [value, setValue] = useState('');
  const [source, setSource] = useState('');
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const written = useWrittenRate();
  const entering = useEntering(() => {
    setValue('');
    setSource('');
  });
  const input = {
    kind,
    since,
    source,
    value: Number(value.trim().replace(',', '.') || Number.NaN),
  };

  function send(event: FormEvent) {
    event.preventDefault();
    const checked = enteredRate(today).safeParse(input);
    setInvalid(checked.error?.issues.map(({ path }) => String(path[0])) ?? []);
    if (checked.success) void entering.enter({ ...input, replaces: null });
  }
  return (
    <form onSubmit={send} noValidate aria-label={t('rates.enter')}>
      <Group align="flex-start" className={classes.index}>
        <NativeSelect
          label={t('rates.kind')}
          value={kind}
          onChange={({ currentTarget }) => {
            const chosen = RATE_KINDS.find((one) => one === currentTarget.value)!;
            setKind(chosen);
            setSince(followingDay(known, chosen, days));
            entering.clear();
          }}
          data={RATE_KINDS.map((one) => ({ value: one, label: t(`rates.kinds.${one}`) }))}
        />
        <NativeSelect
          label={t('rates.since')}
          value={since}
          onChange={({ currentTarget }) => {
            setSince(currentTarget.value);
            entering.clear();
          }}
          data={days.map((one) => ({ value: one, label: dayWords(one) }))}
        />
        <TextInput
          label={t(kind === 'late_interest' ? 'rates.per_cent' : 'rates.kroner')}
          value={value}
          inputMode="decimal"
          error={
            invalid.includes('value') && t('rates.wrong.value', { most: number(RATE_MOST[kind]) })
          }
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value);
            entering.clear();
          }}
        />
        <TextInput
          label={t('rates.source')}
          description={t('rates.source_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={source}
          error={invalid.includes('source') && t('rates.wrong.source')}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        />
        <Button type="submit" loading={entering.isBusy} className={classes.enter}>
          {t('rates.save')}
        </Button>
      </Group>
      {entering.known !== null && (
        <div role="alert" className={classes.known}>
          <p>
            {t('rates.known', {
              known: written(kind, entering.known),
              value: written(kind, input.value),
            })}
          </p>
          <Group>
            <Button
              color="red.8"
              loading={entering.isBusy}
              onClick={() => void entering.enter({ ...input, replaces: entering.known })}
            >
              {t('rates.replace')}
            </Button>
            <Button variant="default" onClick={entering.clear}>
              {t('rates.keep')}
            </Button>
          </Group>
        </div>
      )}
    </form>
  );
}

type Entered = Pick<Rate, 'kind' | 'since' | 'value' | 'source'> & { replaces: number | null };

/** Enters a rate; replacing a different known value needs a confirmation. */
function useEntering(onDone: () => void) {
  const { t } = useTranslation('operations');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function enter(inputData: Entered): Promise<void> {
    setIsBusy(true);
    try {
      await browserApi(EnterRate, { inputData });
      setKnown(null);
      notify(t('rates.done'), 'good');
      onDone();
      await revalidate();
    } catch (error) {
      const value =
        error instanceof ApiFailure && error.code === 'arrears.rate_known'
          ? error.params['value']
          : null;
      if (typeof value === 'number') setKnown(value);
      else notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return { enter, known, isBusy, clear: () => setKnown(null) };
}

/** `12,25 % per år`, or `38 kr`. */
function useWrittenRate() {
  const { t } = useTranslation('operations');
  const { number, amount } = useFormat();
  return (kind: RateKind, value: number) =>
    kind === 'late_interest' ? t('rates.percent', { value: number(value) }) : amount(value);
}

/** The days on which a rate may begin, the latest first: at most a year ahead. */
function firstDays(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS + 2 }, (_, back) => year + 1 - back);
  return years
    .flatMap((one) => [`${one}-07-01`, `${one}-01-01`])
    .filter((one) => one <= addMonths(today, 12));
}

/** The first day after the last rate of a kind, or the day of that rate when nothing follows it yet. */
function followingDay(known: Known['known'], kind: RateKind, days: readonly string[]): string {
  const last = known.find((rate) => rate.kind === kind);
  const next = last && nextFirstDay(last);
  return days.find((one) => one === next) ?? days[0]!;
}
