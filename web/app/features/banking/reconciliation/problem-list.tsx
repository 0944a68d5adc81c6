import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { useIsAuditor, useMoneyFormat } from '../../ledger/public.tsx';
import own from './reconciliation.module.css';
import type { Month } from './month.ts';

type Problem = Month['problems'][number];

/** The problems that a user has to solve, with instructions. */
export function ProblemList({ problems }: { problems: Month['problems'] }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const isAuditor = useIsAuditor();
  const { day, account } = useMoneyFormat();
  return (
    <section className={own.part}>
      <h3>{t('reconciliation.problems')}</h3>
      <ul className={own.problems}>
        {problems.map(({ kind, on, amount, firstNumber, lastNumber, ...problem }) => {
          const numbers =
            firstNumber === lastNumber ? `${firstNumber}` : `${firstNumber}–${lastNumber}`;
          const which = wordsOf(kind, { on, amount });
          return (
            <li key={`${kind} ${problem.account} ${on} ${firstNumber}`}>
              <strong>
                {t(`reconciliation.problem.${which}.name`, {
                  amount: format.amount(Math.abs(amount ?? 0)),
                  numbers,
                })}
              </strong>
              <p>
                {t(`reconciliation.problem.${which}.text`, {
                  account: account(problem.account),
                  day: on ? day(on) : '',
                  amount: format.amount(Math.abs(amount ?? 0)),
                })}
              </p>
              {kind !== 'unexplained' && kind !== 'refill' && !isAuditor && (
                <Link to="/money/files">{t('reconciliation.to_files')}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** An account without any statement, and a lower balance at the bank, have texts of their own. */
function wordsOf(kind: Problem['kind'], { on, amount }: Pick<Problem, 'on' | 'amount'>) {
  if (kind === 'late_statement' && on === null) return 'no_statements';
  return kind === 'unexplained' && (amount ?? 0) < 0 ? 'unexplained_less' : kind;
}
