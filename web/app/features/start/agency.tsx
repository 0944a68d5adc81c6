import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { BookTasks } from './book-tasks.tsx';
import { ListPanel } from './list-panel.tsx';
import classes from './start.module.css';
import type { StartPageQuery } from './start-page.graphql.ts';

type Agency = NonNullable<StartPageQuery['getStartPage']['agency']>;

/**
 * An agent's tasks for the agency: what waits for the agent, arrears, unmatched payments, objections by tenants,
 * and leases that end.
 */
export function AgencyParts({ agency }: { agency: Agency }) {
  const { t } = useTranslation('start');
  const { amount, day } = useFormat();
  const { root, tasks, late, lateTotal, payments, paymentsTotal, ending, endingTotal } = agency;
  const { objections, objectionsTotal, contradictory, plans, plansTotal, unaddressed } = agency;
  const leaseOf = (id: string) => `${root}/lease/${id}`;
  return (
    <>
      {tasks && <BookTasks tasks={tasks} root={root} />}
      {contradictory > 0 && (
        <ListPanel
          id="contradictory"
          title={t('agency.contradictory', { count: contradictory })}
          total={contradictory}
          rows={[]}
          all={{
            href: `${root}/lease?contradictory=yes`,
            label: t('agency.all_contradictory'),
          }}
        />
      )}
      {unaddressed.length > 0 && (
        <ListPanel
          id="unaddressed"
          title={t('agency.unaddressed', { count: unaddressed.length })}
          total={unaddressed.length}
          rows={unaddressed.map(({ _id, name }) => ({
            id: _id,
            href: `${root}/money/payouts`,
            title: name,
            about: t('agency.unaddressed_about'),
          }))}
        />
      )}
      <ListPanel
        id="arrears"
        title={t('agency.arrears')}
        total={lateTotal}
        rows={late.map((one) => ({
          id: one.contractId,
          href: leaseOf(one.contractId),
          title: one.home,
          about: [one.tenant, t('agency.since', { date: day(one.dueDate) })]
            .filter(Boolean)
            .join(' · '),
          end: amount(one.amount),
          isBad: true,
        }))}
        all={lateTotal > 0 ? { href: `${root}/money`, label: t('agency.all_arrears') } : undefined}
      >
        {lateTotal === 0 ? (
          <p className={classes.calm}>{t('agency.no_arrears')}</p>
        ) : (
          <Ages agency={agency} />
        )}
      </ListPanel>
      {paymentsTotal > 0 && (
        <ListPanel
          id="payments"
          title={t('agency.payments', { count: paymentsTotal })}
          total={paymentsTotal}
          rows={payments.map((one) => ({
            id: one._id,
            href: `${root}/money/exceptions`,
            title: one.name ?? t('agency.nobody'),
            about: day(one.paidOn),
            end: amount(one.amount),
          }))}
          all={{ href: `${root}/money/exceptions`, label: t('agency.all_payments') }}
        />
      )}
      {objectionsTotal > 0 && (
        <ListPanel
          id="objections"
          title={t('agency.objections', { count: objectionsTotal })}
          total={objectionsTotal}
          rows={objections.map((one) => ({
            id: one._id,
            href: `${leaseOf(one.contractId)}?open=invoices`,
            title: one.home,
            about: t('agency.invoice_due', { date: day(one.dueDate) }),
            end: amount(one.amount),
          }))}
          all={{
            href: `${root}/money/invoices?status=objected`,
            label: t('agency.all_objections'),
          }}
        />
      )}
      {plansTotal > 0 && (
        <ListPanel
          id="plans"
          title={t('plans.title', { count: plansTotal })}
          total={plansTotal}
          rows={plans.map((one) => ({
            id: one._id,
            href: leaseOf(one.contractId),
            title: one.home,
            about: [one.tenant, t('plans.proposed', { date: day(one.proposedAt) })]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {endingTotal > 0 && (
        <ListPanel
          id="ending"
          title={t('agency.ending')}
          total={endingTotal}
          rows={ending.map((one) => ({
            id: one.contractId,
            href: leaseOf(one.contractId),
            title: one.home,
            about: one.tenant,
            end: day(one.endsOn),
          }))}
          all={{ href: `${root}/lease?ends=90`, label: t('agency.all_ending') }}
        />
      )}
    </>
  );
}

/** Arrears by age. */
function Ages({ agency: { arrears } }: { agency: Agency }) {
  const { t } = useTranslation('start');
  const { amount } = useFormat();
  return (
    <dl className={classes.ages}>
      {arrears.map(({ from, to, leases, amount: sum }) => (
        <div key={from} data-is={leases > 0 && from > 30 ? 'bad' : undefined}>
          <dt>
            {to === null ? t('agency.older', { from: from - 1 }) : t('agency.age', { from, to })}
          </dt>
          <dd>{amount(sum)}</dd>
          <dd className="quiet">{t('agency.leases', { count: leases })}</dd>
        </div>
      ))}
    </dl>
  );
}

type Care = NonNullable<StartPageQuery['getStartPage']['care']>;

/** The homes that a janitor looks after. */
export function CareParts({ care: { root, homes, total } }: { care: Care }) {
  const { t } = useTranslation('start');
  return (
    <ListPanel
      id="care"
      title={t('care.title', { count: total })}
      total={total}
      rows={homes.map(({ _id, name, street, streetNumber, city, contact, phoneNumber }) => ({
        id: _id,
        href: `${root}/lease/homes`,
        title: name,
        about: [[street, streetNumber].filter(Boolean).join(' '), city].filter(Boolean).join(', '),
        end: phoneNumber ? (
          <a href={`tel:${phoneNumber}`}>{contact}</a>
        ) : (
          (contact ?? t('care.empty'))
        ),
      }))}
      all={{ href: `${root}/lease/homes`, label: t('care.all') }}
    />
  );
}

type Problems = NonNullable<StartPageQuery['getStartPage']['trouble']>;

/** The problems of the whole system, for operators. */
export function ProblemList({ problems }: { problems: Problems }) {
  const { t } = useTranslation('start');
  const { number } = useFormat();
  const counts = [
    ['reports', '/reports'],
    ['payouts', '/operations'],
    ['payments', '/operations'],
    ['failedJobs', '/operations'],
    ['givenUp', '/operations'],
    ['contradictory', '/operations'],
    ['rates', '/operations'],
  ] as const;
  return (
    <ListPanel
      id="trouble"
      title={t('trouble.title')}
      total={counts.length}
      rows={counts.map(([name, href]) => ({
        id: name,
        href,
        title: t(`trouble.${name}`),
        end: number(problems[name]),
        isBad: problems[name] > 0,
      }))}
    >
      {counts.every(([name]) => problems[name] === 0) && (
        <p className={classes.calm}>{t('trouble.none')}</p>
      )}
    </ListPanel>
  );
}
