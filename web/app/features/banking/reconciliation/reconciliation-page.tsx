import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../platform/api.ts';
import { useFormat, useLanguage } from '../../../platform/format.ts';
import { siteContext } from '../../../platform/site.ts';
import {
  booksOf,
  SaveButton,
  nullWithoutBooks,
  useIsAuditor,
  useMoneyFormat,
} from '../../ledger/public.tsx';
import { AccountPart } from './account-part.tsx';
import type { Month } from './month.ts';
import { PeriodPart } from './periods/period-part.tsx';
import { Reopening, type Request } from './periods/reopening.tsx';
import { ProblemList } from './problem-list.tsx';
import own from './reconciliation.module.css';
import { Reconciliation } from './reconciliation.graphql.ts';
import { SignDialog } from './sign-dialog.tsx';

export const handle = { namespaces: ['banking'] };

/** The month of the comparison up to today, which has all problems. */
const NOW = 'now';
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

interface PageData {
  month: Month;
  requests: readonly Request[];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData | null> {
  const partnerId = booksOf(args);
  const api = args.context.get(apiContext);
  const requestedMonth = new URL(args.request.url).searchParams.get('month') ?? '';
  const { today } = args.context.get(siteContext);
  const month =
    requestedMonth === NOW ? today.slice(0, 7) : MONTH.test(requestedMonth) ? requestedMonth : null;
  const answer = await nullWithoutBooks(api(Reconciliation, { partnerId, month }));
  return answer && { month: answer.getBankReconciliation, requests: answer.getReopenings };
}
clientLoader.hydrate = true as const;

/** A month of the client accounts compared with the bank: whether they agree, and why not. */
export default function ReconciliationPage({ loaderData }: { loaderData: PageData | null }) {
  const { t } = useTranslation('banking');
  const [dialogCount, setDialogCount] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const isAuditor = useIsAuditor();
  if (!loaderData) return null;
  const { month: shown, requests } = loaderData;
  const { month, accounts, problems, unclear, charges, late, toRefill } = shown;
  return (
    <>
      <MonthTools
        month={shown}
        onSign={() => {
          setDialogCount(dialogCount + 1);
          setIsOpen(true);
        }}
      />
      {requests.map((request) => (
        <Reopening key={request._id} request={request} />
      ))}
      <MonthSummary month={shown} />
      {problems.length > 0 && <ProblemList problems={problems} />}
      {accounts.map((account) => (
        <AccountPart key={account.account} account={account} />
      ))}
      <Payments title={t('reconciliation.charges')} rows={charges}>
        {toRefill > 0 && <p>{t('reconciliation.charges_text')}</p>}
      </Payments>
      <Payments title={t('reconciliation.late')} rows={late}>
        <p className="quiet">{t('reconciliation.late_text')}</p>
      </Payments>
      <Payments
        title={t('reconciliation.unclear')}
        rows={unclear.map((one) => ({
          ...one,
          text: one.text ?? t(`exceptions.reasons.${one.reason}`),
        }))}
      >
        <p className="quiet">
          {t('reconciliation.unclear_text')}{' '}
          {!isAuditor && <Link to="/money/exceptions">{t('reconciliation.to_unclear')}</Link>}
        </p>
      </Payments>
      {!isAuditor && <PeriodPart key={month} month={shown} />}
      {dialogCount > 0 && (
        <SignDialog
          key={`${month} ${dialogCount}`}
          month={shown}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The month `by` months after this one, or before it if negative. */
const besides = (month: string, by: number): string => {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + by);
  return day.toISOString().slice(0, 7);
};

function MonthTools({ month: shown, onSign }: { month: Month; onSign: () => void }) {
  const { t } = useTranslation('banking');
  const language = useLanguage();
  const isAuditor = useIsAuditor();
  const { month: nameOf } = useFormat();
  const { month, until, notSignable } = shown;
  const file = (kind: 'pdf' | 'xlsx' | 'csv') => ({
    path: `reconciliation.${kind}?${new URLSearchParams({ month, language }).toString()}`,
    name: `${t('reconciliation.file_name', { month })}.${kind}`,
    label: t(`reconciliation.save_${kind}`),
  });
  const isPresent = until.slice(0, 7) === month && notSignable === 'not_over';
  return (
    <div className={own.tools}>
      <nav aria-label={t('reconciliation.months')} className={own.months}>
        <Link to={`?month=${besides(month, -1)}`}>{nameOf(besides(month, -1))}</Link>
        <h2>{nameOf(month)}</h2>
        {!isPresent && <Link to={`?month=${besides(month, 1)}`}>{nameOf(besides(month, 1))}</Link>}
      </nav>
      <div className={own.buttons}>
        {notSignable === null && !isAuditor && (
          <Button onClick={onSign}>{t('reconciliation.sign')}</Button>
        )}
        <SaveButton {...file('pdf')} />
        <SaveButton {...file('xlsx')} />
        <SaveButton {...file('csv')} />
      </div>
    </div>
  );
}

/** Whether the bank and the books agree, and whether the month is signed off. */
function MonthSummary({ month }: { month: Month }) {
  const { t } = useTranslation('banking');
  const { day, moment } = useMoneyFormat();
  const { month: nameOf } = useFormat();
  const isAuditor = useIsAuditor();
  const { accounts, until, signedAt, signedByName, note, notSignable, nextToSign } = month;
  const differs = accounts.some(({ bank, ledger }) => bank !== null && bank !== ledger);
  const isKnown = accounts.some(({ bank }) => bank !== null);
  const isOld = nextToSign !== null && nextToSign !== month.month;
  return (
    <section className={own.verdict} data-tone={!isKnown || differs ? 'differs' : 'agrees'}>
      <strong>
        {t(
          !isKnown
            ? 'reconciliation.nothing'
            : differs
              ? 'reconciliation.differs'
              : 'reconciliation.agrees',
          { day: day(until) },
        )}
      </strong>
      {!isKnown && !isAuditor && <p>{t('reconciliation.nothing_text')}</p>}
      {signedAt && (
        <p>
          {t('reconciliation.signed', {
            name: signedByName ?? t('exceptions.somebody'),
            at: moment(signedAt),
          })}
          {note && <q>{note}</q>}
        </p>
      )}
      {notSignable && notSignable !== 'signed' && isKnown && (
        <p>{t(`reconciliation.not_signable.${notSignable}`)}</p>
      )}
      {isOld && (
        <p>
          <Link to={`?month=${nextToSign}`}>
            {t('reconciliation.next', { month: nameOf(nextToSign) })}
          </Link>
        </p>
      )}
    </section>
  );
}

interface PaymentsProps {
  title: string;
  rows: readonly { on: string; amount: number; text: string | null; lineId: string | null }[];
  children: ReactNode;
}

function Payments({ title, rows, children }: PaymentsProps) {
  const { t } = useTranslation('banking');
  const { day, orNone } = useMoneyFormat();
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <section className={own.part}>
      <h3>{title}</h3>
      {children}
      <ul className={own.payments}>
        {rows.map(({ on, amount, text, lineId }, index) => (
          <li key={index}>
            <span>{day(on)}</span>
            <span>
              {lineId === null ? (
                orNone(text)
              ) : (
                <Link to={`/money/movements/${lineId}`}>{text ?? t('exceptions.unknown')}</Link>
              )}
            </span>
            <span>{format.amount(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
