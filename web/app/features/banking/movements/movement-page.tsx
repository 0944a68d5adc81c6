import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { Badge } from '../../../ui/badge.tsx';
import cards from '../../../ui/cards.module.css';
import { Table, type Column } from '../../../ui/table.tsx';
import {
  nullWithoutBooks,
  SaveButton,
  useIsAuditor,
  useMoneyFormat,
} from '../../ledger/public.tsx';
import { FORMATS } from '../files/formats.ts';
import { BankMovement, type BankMovementQuery } from './bank-movement.graphql.ts';

export const handle = { namespaces: ['banking', 'ledger'] };

type Movement = BankMovementQuery['getBankMovement'];
type Evidence = Movement['evidence'][number];

export async function clientLoader({
  context,
  params,
}: ClientLoaderFunctionArgs): Promise<{ movement: Movement | null }> {
  const lineId = params['lineId'] ?? '';
  const answer = await nullWithoutBooks(context.get(apiContext)(BankMovement, { lineId }));
  return { movement: answer?.getBankMovement ?? null };
}
clientLoader.hydrate = true as const;

/** A payment on a client account: what it was booked as, and every file that states it. */
export default function MovementPage({
  loaderData: { movement },
}: {
  loaderData: { movement: Movement | null };
}) {
  const { t } = useTranslation('banking');
  if (!movement) return null;
  return (
    <>
      <Facts movement={movement} />
      <h2>{t('movement.evidence')}</h2>
      <p className="quiet">{t('movement.text')}</p>
      <EvidenceTable evidence={movement.evidence} />
    </>
  );
}

function Facts({ movement }: { movement: Movement }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day, account, money } = useMoneyFormat();
  const { payment } = movement;
  const { amount, paidOn, bookedOn, counterpartyAccount } = payment;
  const facts: (readonly [string, string | null])[] = [
    [t('movement.account'), account(movement.account)],
    [t('exceptions.paid'), day(paidOn)],
    [t('exceptions.booked'), bookedOn === paidOn ? null : day(bookedOn)],
    [t('exceptions.original'), payment.original && money(payment.original)],
    [t('exceptions.charges'), payment.charges && money(payment.charges)],
    [t('exceptions.account'), counterpartyAccount && account(counterpartyAccount)],
    [t('exceptions.kid'), payment.kid],
    [t('exceptions.text'), payment.text],
    [t('exceptions.reference'), payment.reference],
  ];
  return (
    <article className={cards.card} aria-labelledby="movement-title">
      <header className={cards.head}>
        <h2 id="movement-title">
          <span className={cards.amount}>{format.amount(amount)}</span>{' '}
          {payment.counterpartyName ?? t('exceptions.unknown')}
        </h2>
        <Badge colour={payment.state === 'waiting' ? 'yellow' : 'grey'}>
          {t(`exceptions.states.${payment.state}`)}
        </Badge>
      </header>
      <dl className={cards.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Booking movement={movement} />
    </article>
  );
}

const TAKEN_BY = ['invoicing', 'payouts', 'charges'] as const;

/** What a payment was booked as: by a rule or by a person; or why it waits. */
function Booking({ movement: { payment, takenBy, contractIds } }: { movement: Movement }) {
  const { t } = useTranslation('banking');
  const { moment } = useMoneyFormat();
  const { partner } = useSite();
  const isAuditor = useIsAuditor();
  // The operator's bookkeepers and auditors may not read leases.
  const leaseIds = partner && !isAuditor ? contractIds : [];
  const by = TAKEN_BY.find((one) => one === takenBy);
  const last = payment.settlements.findLast(({ undoneAt }) => undoneAt === null);
  return (
    <p className={cards.reason}>
      {by && t(`movement.taken.${by}`)}
      {payment.state === 'waiting' && payment.reason && (
        <>
          {t(`exceptions.reasons.${payment.reason}`)}{' '}
          {!isAuditor && <Link to="/money/exceptions">{t('movement.to_exceptions')}</Link>}
        </>
      )}
      {last &&
        (last.isByRule && last.choice === 'counted'
          ? t('exceptions.by_rule')
          : t(`exceptions.said.${last.choice}`, {
              name: last.byName ?? t('exceptions.somebody'),
              at: moment(last.at),
            }))}{' '}
      {leaseIds.map((id) => (
        <Link key={id} to={`/lease/${id}`}>
          {t('exceptions.to_lease')}
        </Link>
      ))}
      {last?.note && <q>{last.note}</q>}
    </p>
  );
}

function EvidenceTable({ evidence }: { evidence: readonly Evidence[] }) {
  const { t } = useTranslation(['banking', 'ledger']);
  const format = useFormat();
  const { day, moment, orNone } = useMoneyFormat();
  const isAuditor = useIsAuditor();
  const bringerOf = ({ isBrought, byName, sentByBankAt }: Evidence) => {
    if (!isBrought) return t('movement.bank');
    const name = byName ?? t('exceptions.somebody');
    return sentByBankAt === null ? name : t('movement.and_bank', { name });
  };
  const columns: Column<Evidence>[] = [
    {
      head: t('movement.file'),
      isName: true,
      show: ({ fileId, fileName, archive, format: kind }) => (
        <span>
          {isAuditor ? (
            fileName
          ) : (
            <Link to={`/money/files?${new URLSearchParams({ file: fileId })}`}>{fileName}</Link>
          )}
          <small>
            {[FORMATS[kind], archive && t('files.in_archive', { name: archive })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      ),
    },
    {
      head: t('movement.says'),
      isName: true,
      show: ({ kind, lineId }) => (
        <span>
          {t(`movement.kinds.${kind}`)}
          {lineId && (kind === 'sum' || kind === 'part') && (
            <small>
              <Link to={`/money/movements/${lineId}`}>{t(`movement.to.${kind}`)}</Link>
            </small>
          )}
        </span>
      ),
    },
    { head: t('movement.day'), show: ({ bookedOn }) => day(bookedOn) },
    { head: t('exceptions.reference'), show: ({ reference }) => orNone(reference) },
    {
      head: t('movement.amount'),
      isAmount: true,
      show: ({ amount }) => format.amount(amount),
    },
    {
      head: t('movement.brought'),
      isName: true,
      show: (one) => (
        <span>
          {bringerOf(one)}
          <small>{moment(one.receivedAt)}</small>
        </span>
      ),
    },
    {
      head: t('movement.original'),
      show: ({ hasOriginal, fileId, fileName }) =>
        hasOriginal ? (
          <SaveButton
            path={`bank-files/${fileId}`}
            name={fileName}
            label={t('files.save_original')}
            of={fileName}
          />
        ) : (
          t('ledger:none')
        ),
    },
  ];
  return (
    <Table
      label={t('movement.evidence')}
      columns={columns}
      rows={evidence}
      keyOf={(one) => String(evidence.indexOf(one))}
    />
  );
}
