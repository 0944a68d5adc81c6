import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Deposit } from './deposit.ts';
import classes from './deposit-steps.module.css';
import { useStepTexts, type Step, type StepReader } from './use-step-texts.ts';

interface DepositStepsProps {
  deposit: Deposit;
  reader: StepReader;
}

/** What the deposit waits for now: who acts, and by when; or why nothing more happens. */
export function DepositNow({ deposit, reader }: DepositStepsProps) {
  const texts = useStepTexts(deposit, reader);
  const stopped = useStopped(deposit);
  const step = deposit.steps.find(({ state }) => state === 'now');
  if (!step) return stopped && <p className={classes.now}>{stopped}</p>;
  return (
    <p className={classes.now} data-late={step.isLate}>
      <strong>{texts.what(step)}</strong> {texts.until(step)}
    </p>
  );
}

/** Each step of a deposit: what is done, and what comes. */
export function DepositSteps({ deposit, reader }: DepositStepsProps) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  const texts = useStepTexts(deposit, reader);
  const about = (step: Step) => {
    if (step.state === 'later') return `${texts.what(step)} ${texts.until(step) ?? ''}`;
    return step.state === 'done' && step.on !== null ? format.date(step.on) : null;
  };
  return (
    <section className={classes.steps} aria-labelledby="steps">
      <Title order={2} id="steps">
        {t('deposit.steps.title')}
      </Title>
      <ol>
        {deposit.steps.map((step) => (
          <li
            key={step.name}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className={classes.name}>
              {texts.name(step)}
              {step.state !== 'later' && (
                <Badge colour={COLOURS[step.state]}>{t(`deposit.steps.${step.state}`)}</Badge>
              )}
            </span>
            {about(step) && <span className="quiet">{about(step)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const COLOURS = { done: 'green', now: 'blue', off: 'grey' } as const;

/** Why a deposit waits for nobody. */
function useStopped({ status, type, steps }: Deposit): string | null {
  const { t } = useTranslation('deposits');
  if (status === 'failed')
    return t(
      `deposit.steps.stopped.failed.${type === 'deposit_insurance' ? type : 'deposit_account'}`,
    );
  if (status === 'canceled' || status === 'ended' || status === 'released')
    return t(`deposit.steps.stopped.${status}`);
  return steps.some(({ state }) => state === 'now') ? null : t('deposit.steps.stopped.unpaid');
}
