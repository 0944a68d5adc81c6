import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import classes from './move-in-costs.module.css';

interface MoveInCostsProps {
  /** Kroner. */
  monthlyRent: number;
  depositAmount: number | null;
}

/** The first rent and the deposit: all that may be charged at the start (husleieloven §§ 3-2, 3-5, 3-7). */
export function MoveInCosts({ monthlyRent, depositAmount }: MoveInCostsProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <section>
      <Title order={2} fz="md">
        {t('page.costs')}
      </Title>
      <dl className={classes.costs}>
        <div>
          <dt>{t('page.first_rent')}</dt>
          <dd>{format.advertisedRent(monthlyRent)}</dd>
        </div>
        {depositAmount ? (
          <div>
            <dt>{t('page.deposit')}</dt>
            <dd>{format.amount(depositAmount)}</dd>
          </div>
        ) : null}
        {depositAmount !== null && (
          <div className={classes.total}>
            <dt>{t('page.total')}</dt>
            <dd>{format.advertisedRent(monthlyRent + depositAmount)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The law on the deposit, or a note that there is none. */
export function DepositNote({ depositAmount }: Pick<MoveInCostsProps, 'depositAmount'>) {
  const { t } = useTranslation('listings');
  return (
    <p className={classes.note}>
      {depositAmount === null
        ? t('page.deposit_unknown')
        : depositAmount > 0
          ? t('page.deposit_note')
          : t('page.no_deposit')}
    </p>
  );
}
