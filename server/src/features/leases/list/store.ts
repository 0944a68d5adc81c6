import { sql as raw, type RawBuilder, type SqlBool } from 'kysely';

import { USUAL_SETTINGS } from '@husvaer/domain/leases/settings';
import { PETITION_DAYS } from '@husvaer/domain/leases/status';
import type { LeaseSide, LeaseStatus, TenancyKind } from '@husvaer/domain/leases/words';
import { TENANCY_LAWS } from '@husvaer/domain/legal/tenancy';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { Paper } from '../store.ts';

interface ListTables {
  property: {
    id: string;
    partner_id: string | null;
    landlord_id: string;
    serial: number;
    name: string;
  };
  lease: {
    id: string;
    property_id: string;
    serial: number;
    paper: Paper;
    kind: TenancyKind;
    starts_on: string;
    ends_on: string | null;
    ended_on: string | null;
    fixed_term_reason: string | null;
  };
  lease_tenant: { lease_id: string; account_id: string | null; name: string };
  lease_money: { lease_id: string; surplus: bigint };
  /** The accounts' door. */
  account_name: { id: string; name: string };
}

const sql = owns<ListTables>();

/** Months a fixed term lasts at least, by the law that holds when it begins (`shortestEnd`). */
const shortestMonths = raw<number>`case ${raw.join(
  TENANCY_LAWS.toReversed().map(
    ({ since, fixedTermMonths, fixedTermMonthsAtLandlords }) => raw`
      when starts_on >= ${since}::date
      then case kind when 'at_landlords' then ${fixedTermMonthsAtLandlords}::int else ${fixedTermMonths}::int end`,
  ),
  raw` `,
)} else ${TENANCY_LAWS[0]!.fixedTermMonths}::int end`;

/** The last day of a lease as the law reads it (`lawfulTerm`), or as it was ended before; null until further notice. */
export const lastDay = raw<string | null>`least(ended_on, case
  when coalesce(fixed_term_reason, '') = ''
    and ends_on < (starts_on + make_interval(months => ${shortestMonths}))::date - 1
  then null else ends_on end)`;

/** Months before its end in which a lease is soon ending: its agency's, or the usual. */
const endingMonths = raw<number>`coalesce((
  select ending_months from lease_settings where lease_settings.partner_id = property.partner_id
), ${USUAL_SETTINGS.endingMonths}::int)::int`;

const not = (condition: RawBuilder<SqlBool>) => raw<SqlBool>`not ${condition}`;
const all = (...conditions: RawBuilder<SqlBool>[]) =>
  raw<SqlBool>`(${raw.join(conditions, raw` and `)})`;

const paperIs = (paper: Paper) => raw<SqlBool>`(paper = ${paper})`;

/** Whether a row of what the lease owes says so. */
const owes = (condition: RawBuilder<SqlBool>) => raw<SqlBool>`exists (
  select from lease_owed where lease_owed.lease_id = lease.id and ${condition})`;

/** Whether the lease's money says so: a column, or false while nothing is known of it. */
const moneySays = (condition: RawBuilder<SqlBool>) => raw<SqlBool>`coalesce((
  select ${condition} from lease_money where lease_money.lease_id = lease.id), false)`;

/**
 * Whether a lease has a status, as domain's `leaseStatus` derives it from what is known today: paper,
 * dates and money. `list.test.ts` holds the two together.
 */
export function hasStatus(
  status: LeaseStatus,
  { side, today }: { side: LeaseSide; today: string },
): RawBuilder<SqlBool> {
  const isOver = raw<SqlBool>`coalesce(${lastDay} < ${today}::date, false)`;
  const isBefore = raw<SqlBool>`(starts_on > ${today}::date)`;
  const isEnding = raw<SqlBool>`coalesce(
    (${lastDay} - make_interval(months => ${endingMonths}))::date <= ${today}::date, false)`;
  const signed = paperIs('signed');
  const isPetitioned = moneySays(raw`petitioned_on is not null`);
  const hasNotice = moneySays(raw`notice_sent_on is not null`);
  const mayPetition = moneySays(
    raw`coalesce(notice_sent_on < ${today}::date - ${PETITION_DAYS}::int, false)`,
  );
  const isOverdue = owes(raw`due_on < ${today}::date`);
  const isLate = all(signed, not(isPetitioned));
  const isQuiet = all(isLate, not(hasNotice));
  const isCurrent = all(isQuiet, not(isOver), not(isOverdue));
  const isOn = all(isCurrent, not(isBefore), not(isEnding));
  const isPaidOut = side === 'landlord' ? moneySays(raw`has_payout`) : raw<SqlBool>`false`;
  const isPaid = side === 'tenant' ? not(owes(raw`due_on >= ${today}::date`)) : raw<SqlBool>`false`;
  switch (status) {
    case 'new':
      return paperIs('draft');
    case 'in_progress':
      return paperIs('sent');
    case 'eviction':
      return all(signed, isPetitioned);
    case 'eviction_notice_due':
      return all(isLate, hasNotice, mayPetition);
    case 'eviction_notice':
      return all(isLate, hasNotice, not(mayPetition));
    case 'overdue':
      return all(isQuiet, not(isOver), isOverdue);
    case 'upcoming':
      return all(isCurrent, isBefore);
    case 'soon_ending':
      return all(isCurrent, not(isBefore), isEnding);
    case 'payout':
      return all(isOn, isPaidOut);
    case 'paid':
      return all(isOn, isPaid);
    case 'active':
      return all(isOn, not(isPaidOut), not(isPaid));
    case 'closed':
      return raw`(${paperIs('called_off')} or ${all(isQuiet, isOver)})`;
    default:
      return raw`false`;
  }
}

/** Whether somebody lives there by it today. */
export const isRunning = (today: string): RawBuilder<SqlBool> =>
  all(
    paperIs('signed'),
    raw<SqlBool>`(starts_on <= ${today}::date)`,
    raw<SqlBool>`coalesce(${lastDay} >= ${today}::date, true)`,
  );

/** Whose leases: those somebody rents by, those by which they let, or all of a partner's. */
export type Whose = { tenantId: string } | { landlordId: string } | { partnerId: string };

export interface LeaseFilters {
  status?: { is: LeaseStatus; side: LeaseSide; today: string };
  /** Part of a tenant's, the landlord's or the property's name, or a number: `12-3`, `12`. */
  search?: string;
}

export const LEASE_SORTS = ['starts_latest', 'starts_earliest', 'ends_soonest', 'number'] as const;
export type LeaseSort = (typeof LEASE_SORTS)[number];

function leasesOf(tx: ReadTx, whose: Whose) {
  const leases = sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.property_id');
  if ('landlordId' in whose) return leases.where('property.landlord_id', '=', whose.landlordId);
  if ('partnerId' in whose) return leases.where('property.partner_id', '=', whose.partnerId);
  // A tenant sees nothing of a draft.
  return leases
    .where('lease.paper', '!=', 'draft')
    .where('lease.id', 'in', (theirs) =>
      theirs.selectFrom('lease_tenant').select('lease_id').where('account_id', '=', whose.tenantId),
    );
}

function filtered(tx: ReadTx, whose: Whose, { status, search }: LeaseFilters) {
  let found = leasesOf(tx, whose);
  if (status) found = found.where(hasStatus(status.is, status));
  if (!search) return found;
  const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const [, property, lease] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(search) ?? [];
  return found.where((is) =>
    is.or([
      is('property.name', 'ilike', like),
      is.exists((named) =>
        named
          .selectFrom('lease_tenant')
          .select('lease_id')
          .whereRef('lease_id', '=', 'lease.id')
          .where('name', 'ilike', like),
      ),
      is.exists((named) =>
        named
          .selectFrom('account_name')
          .select('account_name.id')
          .whereRef('account_name.id', '=', 'property.landlord_id')
          .where('name', 'ilike', like),
      ),
      ...(property
        ? [
            is.and([
              is('property.serial', '=', Number(property)),
              ...(lease ? [is('lease.serial', '=', Number(lease))] : []),
            ]),
          ]
        : []),
    ]),
  );
}

/** A page of leases. */
export async function findLeaseIds(
  tx: ReadTx,
  whose: Whose,
  page: { limit: number; skip: number; sort?: LeaseSort },
  filters: LeaseFilters = {},
): Promise<string[]> {
  const found = filtered(tx, whose, filters).select('lease.id as id');
  const sorted = {
    starts_latest: () => found.orderBy('starts_on', 'desc'),
    starts_earliest: () => found.orderBy('starts_on'),
    ends_soonest: () => found.orderBy(lastDay, (order) => order.asc().nullsLast()),
    number: () => found.orderBy('property.serial').orderBy('lease.serial'),
  }[page.sort ?? 'starts_latest']();
  const rows = await sorted
    .orderBy('lease.id', 'desc')
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return rows.map(({ id }) => id);
}

/** Leases of a partner's that are over and were paid more than they owe, the earliest ended first. */
export async function findSurpluses(
  tx: ReadTx,
  { partnerId, today }: { partnerId: string | null; today: string },
  { limit, skip }: { limit: number; skip: number },
): Promise<{ surpluses: { leaseId: string; surplus: bigint }[]; total: number }> {
  const found = surplusesOf(tx, { partnerId, today });
  const surpluses = await found
    .select(['lease.id as leaseId', 'surplus'])
    .orderBy(lastDay)
    .orderBy('lease.id')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { surpluses, total: Number(total) };
}

/** The same by the leases' ids, after this one. */
export const findSurplusesAfter = (
  tx: ReadTx,
  whose: { partnerId: string; today: string },
  { after, limit }: { after: string | null; limit: number },
): Promise<{ leaseId: string; surplus: bigint }[]> =>
  surplusesOf(tx, whose)
    .select(['lease.id as leaseId', 'surplus'])
    .$if(after !== null, (all) => all.where('lease.id', '>', after!))
    .orderBy('lease.id')
    .limit(limit)
    .execute();

const surplusesOf = (
  tx: ReadTx,
  { partnerId, today }: { partnerId: string | null; today: string },
) =>
  sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.property_id')
    .where('property.partner_id', partnerId === null ? 'is' : '=', partnerId)
    .innerJoin('lease_money', 'lease_money.lease_id', 'lease.id')
    .where('surplus', '>', 0n)
    .where(paperIs('signed'))
    .where(raw<SqlBool>`${lastDay} < ${today}::date`);

export async function countLeases(
  tx: ReadTx,
  whose: Whose,
  filters: LeaseFilters = {},
): Promise<number> {
  const { count } = await filtered(tx, whose, filters)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
