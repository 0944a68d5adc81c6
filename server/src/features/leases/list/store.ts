import { sql as raw, type RawBuilder, type SqlBool } from 'kysely';

import { USUAL_SETTINGS } from '@husvaer/domain/leases/settings';
import {
  LEASE_STATUSES,
  type LeaseSide,
  type LeaseStatus,
  type RentStatus,
} from '@husvaer/domain/leases/enums';
import { TENANCY_LAWS } from '@husvaer/domain/legal/tenancy';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql =
  owns<Pick<Tables, 'property' | 'lease' | 'leaseTenant' | 'assignment' | 'leaseMoney'>>();

/** Minimum months of a fixed term, by the law in force when it begins (`shortestEnd`). */
const shortestMonths = raw<number>`case ${raw.join(
  TENANCY_LAWS.toReversed().map(
    ({ since, fixedTermMonths, fixedTermMonthsAtLandlords }) => raw`
      when lease.starts_on >= ${since}::date
      then case lease.kind when 'at_landlords' then ${fixedTermMonthsAtLandlords}::int else ${fixedTermMonths}::int end`,
  ),
  raw` `,
)} else ${TENANCY_LAWS[0]!.fixedTermMonths}::int end`;

/**
 * The last day of a lease by its lawful term (`lawfulTerm`), or the earlier day it was ended on; null for an
 * open-ended lease.
 */
export const lastDay = raw<string | null>`least(lease.ended_on, case
  when coalesce(lease.fixed_term_reason, '') = ''
    and lease.fixed_term_ground is distinct from 'own_use'
    and lease.ends_on < (lease.starts_on + make_interval(months => ${shortestMonths}))::date - 1
  then null else lease.ends_on end)`;

/** The number of signed leases whose last day was before a day. */
export async function countEndedBefore(tx: ReadTx, day: string): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('lease')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('paper', '=', 'signed')
    .where(lastDay, '<', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Months before the end in which a lease is ending soon: the agency's setting, or the default. */
const endingMonths = raw<number>`coalesce((
  select ending_months from lease_settings where lease_settings.partner_id = property.partner_id
), ${USUAL_SETTINGS.endingMonths}::int)::int`;

/** The side and the day a lease is read for: its status depends on both. */
interface Read {
  side: LeaseSide;
  today: string;
}

/** What a lease owes on a day, from its invoices and payments. */
const owedOn = (today: string) => raw`(
  select coalesce(sum(owed) filter (where due_on < ${today}::date), 0) as overdue,
    coalesce(sum(owed) filter (where due_on >= ${today}::date), 0) as open,
    coalesce(sum(paid) filter (where due_on >= ${today}::date), 0) as paid_of_open
  from lease_owed where lease_owed.lease_id = lease.id)`;

/** Facts of a lease besides its own row. There are no amounts before the first invoice. */
const facts = (today: string) => raw`(select ${lastDay} as last_day) as term
  left join lease_money on lease_money.lease_id = lease.id
  cross join lateral ${owedOn(today)} as owed`;

const mayPetition = (today: string) => raw`petition_from <= ${today}::date`;

/** The status of a lease, derived like `leaseStatus` of `domain`; `list.test.ts` compares the two. */
const statusOf = ({ side, today }: Read): RawBuilder<LeaseStatus> => raw`(select case
  when lease.paper = 'draft' then 'new'
  when lease.paper = 'sent' then 'in_progress'
  when lease.paper = 'called_off' then 'closed'
  when petitioned_on is not null then 'eviction'
  when ${mayPetition(today)} then 'eviction_notice_due'
  when notice_sent_on is not null then 'eviction_notice'
  when last_day < ${today}::date then 'closed'
  when overdue > 0 then 'overdue'
  when lease.starts_on > ${today}::date then 'upcoming'
  when (last_day - make_interval(months => ${endingMonths}))::date <= ${today}::date then 'soon_ending'
  when ${side === 'landlord'} and has_payout then 'payout'
  when ${side === 'tenant'} and open = 0 then 'paid'
  else 'active' end
  from ${facts(today)})`;

/** The rent status, derived like `rentStatus` of `domain`; null before everyone has signed. */
const rentStatusOf = ({ side, today }: Read): RawBuilder<RentStatus | null> => raw`(select case
  when lease.paper != 'signed' then null
  when ${side === 'landlord'} then 'payout'
  when petitioned_on is not null or ${mayPetition(today)} then 'eviction_notice_due'
  when notice_sent_on is not null then 'eviction_notice'
  when overdue > 0 then 'overdue'
  when open > 0 and paid_of_open > 0 then 'outstanding'
  when open > 0 then 'to_pay'
  when surplus > 0 then 'over_paid'
  else 'paid' end
  from ${facts(today)})`;

/** Whether a lease has a status. */
const hasStatus = (status: LeaseStatus, read: Read): RawBuilder<SqlBool> =>
  raw`(${statusOf(read)} = ${status})`;

/** The overdue amount of a lease. */
const overdueOf = (today: string): RawBuilder<bigint> =>
  raw`(select overdue from ${owedOn(today)} as owed)`;

/** The rent on a day: as agreed, or as changed since. */
const rentOf = (today: string): RawBuilder<bigint> => raw`coalesce((
  select amount from lease_rent
  where lease_rent.lease_id = lease.id and takes_effect_on <= ${today}::date
  order by takes_effect_on desc limit 1), lease.monthly_rent)`;

/** Whether something contradicts itself in a lease that nobody has confirmed. */
export const contradictsItself = raw<SqlBool>`exists (
  select from lease_contradiction where lease_contradiction.lease_id = lease.id)`;

/** Whether someone lives there under the lease today. */
export const isRunning = (today: string): RawBuilder<SqlBool> =>
  raw`(lease.paper = 'signed' and lease.starts_on <= ${today}::date and coalesce(${lastDay} >= ${today}::date, true))`;

/** The leases of a tenant, of a landlord, or of a partner. */
export type Scope = { tenantId: string } | { landlordId: string } | { partnerId: string };

export interface LeaseFilters {
  /** Only these leases. */
  ids?: readonly string[] | null;
  status?: LeaseStatus | null;
  rentStatus?: RentStatus | null;
  /** Whether something is overdue. */
  isInArrears?: boolean | null;
  /** Whether something contradicts itself that nobody has confirmed. */
  isContradictory?: boolean | null;
  agentId?: string | null;
  landlordId?: string | null;
  /** Binding leases whose last day is within this many days. */
  endsWithinDays?: number | null;
  /** Part of the name of a tenant, the landlord or the property, or a number: `12-3`, `12`. */
  search?: string | null;
}

export const LEASE_SORTS = [
  'starts',
  'ends',
  'number',
  'home',
  'tenant',
  'status',
  'rent',
  'arrears',
  'agent',
  'landlord',
] as const;
export type LeaseSort = (typeof LEASE_SORTS)[number];

/** The page of a list and its order. */
export interface LeasePage {
  limit: number;
  skip: number;
  sort: LeaseSort;
  isDescending: boolean;
}

function leasesOf(tx: ReadTx, scope: Scope) {
  const leases = sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.propertyId')
    .innerJoin('assignment', 'assignment.id', 'lease.assignmentId');
  if ('landlordId' in scope) return leases.where('property.landlordId', '=', scope.landlordId);
  if ('partnerId' in scope) return leases.where('property.partnerId', '=', scope.partnerId);
  // Tenants can't see drafts.
  return leases
    .where('lease.paper', '!=', 'draft')
    .where('lease.id', 'in', (theirs) =>
      theirs.selectFrom('leaseTenant').select('leaseId').where('accountId', '=', scope.tenantId),
    );
}

/** A LIKE pattern for rows that contain this text. */
export const containsPattern = (search: string) =>
  `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Matches the texts that the list shows. */
function searched(search: string): RawBuilder<SqlBool> {
  const [, property, lease] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(search) ?? [];
  const wanted = containsPattern(search);
  return raw`(property.name ilike ${wanted}
    or exists (select from lease_tenant where lease_tenant.lease_id = lease.id and name ilike ${wanted})
    or exists (select from account_name where account_name.id = property.landlord_id and name ilike ${wanted})
    or (property.serial = ${property ?? null}::int
      and lease.serial = coalesce(${lease ?? null}::int, lease.serial)))`;
}

function filtered(tx: ReadTx, scope: Scope, filters: LeaseFilters, read: Read) {
  const { ids, status, rentStatus, agentId, landlordId, endsWithinDays, search } = filters;
  const { today } = read;
  return leasesOf(tx, scope)
    .$if(Boolean(ids), (all) => all.where(raw<SqlBool>`lease.id = any(${ids}::uuid[])`))
    .$if(Boolean(status), (all) => all.where(hasStatus(status!, read)))
    .$if(Boolean(rentStatus), (all) =>
      all.where(raw<SqlBool>`${rentStatusOf(read)} = ${rentStatus}`),
    )
    .$if(Boolean(filters.isInArrears), (all) => all.where(raw<SqlBool>`${overdueOf(today)} > 0`))
    .$if(Boolean(filters.isContradictory), (all) => all.where(contradictsItself))
    .$if(Boolean(agentId), (all) => all.where('assignment.agentId', '=', agentId!))
    .$if(Boolean(landlordId), (all) => all.where('property.landlordId', '=', landlordId!))
    .$if(Boolean(endsWithinDays), (all) =>
      all
        .where('lease.paper', '=', 'signed')
        .where(
          raw<SqlBool>`${lastDay} between ${today}::date and ${today}::date + ${endsWithinDays}::int`,
        ),
    )
    .$if(Boolean(search), (all) => all.where(searched(search!)));
}

const nameOf = (id: RawBuilder<unknown>): RawBuilder<string | null> =>
  raw`(select name from account_name where account_name.id = ${id})`;

/** The sort keys of a list. */
function orderOf(sort: LeaseSort, read: Read): RawBuilder<unknown>[] {
  const { today } = read;
  switch (sort) {
    case 'starts':
      return [raw`lease.starts_on`];
    case 'ends':
      return [lastDay];
    case 'number':
      return [raw`property.serial`, raw`lease.serial`];
    case 'home':
      return [raw`property.name`];
    case 'tenant':
      return [
        raw`(select name from lease_tenant where lease_tenant.lease_id = lease.id
          and coalesce(left_on >= ${today}::date, true) order by position limit 1)`,
      ];
    case 'status':
      // In the order in which a lease goes through them.
      return [raw`array_position(${raw.val([...LEASE_STATUSES])}::text[], ${statusOf(read)})`];
    case 'rent':
      return [rentOf(today)];
    case 'arrears':
      return [overdueOf(today)];
    case 'agent':
      return [nameOf(raw`assignment.agent_id`)];
    case 'landlord':
      return [nameOf(raw`property.landlord_id`)];
  }
}

/** A page of leases, the total, and the total after the filters, in one statement. */
export async function findLeaseIds(
  tx: ReadTx,
  scope: Scope,
  { limit, skip, sort, isDescending }: LeasePage,
  filters: LeaseFilters,
  read: Read,
): Promise<{ ids: string[]; total: number; filtered: number }> {
  const direction = raw.raw(isDescending ? 'desc' : 'asc');
  // Leases without an end, agent or name come last.
  const order = raw.join([
    ...orderOf(sort, read).map((key) => raw`${key} ${direction} nulls last`),
    raw`lease.id desc`,
  ]);
  const found = filtered(tx, scope, filters, read);
  const row = await sql(tx)
    .selectFrom(
      found
        .select([
          raw<
            string[] | null
          >`(array_agg(lease.id order by ${order}))[${skip + 1}:${skip + limit}]`.as('ids'),
          raw<number>`count(*)::int`.as('filtered'),
        ])
        .as('found'),
    )
    .selectAll()
    .select(
      leasesOf(tx, scope)
        .select(raw<number>`count(*)::int`.as('total'))
        .as('total'),
    )
    .executeTakeFirstOrThrow();
  return { ids: row.ids ?? [], total: row.total ?? 0, filtered: row.filtered };
}

/** The ids of all leases of a tenant, landlord or partner. */
export const findAllLeaseIds = async (tx: ReadTx, scope: Scope): Promise<string[]> =>
  (await leasesOf(tx, scope).select('lease.id').orderBy('lease.id').execute()).map(({ id }) => id);

/** A partner's leases after one of them, in order of creation, which never changes. */
export async function findPartnerLeaseIds(
  tx: ReadTx,
  requested: {
    partnerId: string;
    propertyId: string | undefined;
    status: LeaseStatus | undefined;
    updatedSince: Temporal.Instant | undefined;
    today: string;
  },
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { partnerId, propertyId, status, updatedSince, today } = requested;
  let found = leasesOf(tx, { partnerId }).select('lease.id');
  if (after) found = found.where('lease.id', '>', after);
  if (propertyId) found = found.where('property.id', '=', propertyId);
  if (status) found = found.where(hasStatus(status, { side: 'agent', today }));
  if (updatedSince)
    found = found.where(raw<SqlBool>`lease.id in (
      select id from partner_record where updated_at >= ${moment(updatedSince)})`);
  return (await found.orderBy('lease.id').limit(limit).execute()).map(({ id }) => id);
}

/** The agents and landlords of leases, for the filters of a list. */
export async function findLettingPeople(
  tx: ReadTx,
  scope: Scope,
): Promise<{ agentIds: string[]; landlordIds: string[] }> {
  const { agentIds, landlordIds } = await leasesOf(tx, scope)
    .select([
      raw<
        string[] | null
      >`array_agg(distinct assignment.agent_id) filter (where assignment.agent_id is not null)`.as(
        'agentIds',
      ),
      raw<string[] | null>`array_agg(distinct property.landlord_id)`.as('landlordIds'),
    ])
    .executeTakeFirstOrThrow();
  return { agentIds: agentIds ?? [], landlordIds: landlordIds ?? [] };
}

/** A partner's leases that were overpaid, the earliest ended first, and those without a last day after them. */
export async function findSurpluses(
  tx: ReadTx,
  partnerId: string | null,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ surpluses: { leaseId: string; surplus: bigint }[]; total: number }> {
  const found = surplusesOf(tx, partnerId);
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

/** Like {@link findSurpluses}, ordered by id, after this one. */
export const findSurplusesAfter = (
  tx: ReadTx,
  partnerId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ leaseId: string; surplus: bigint }[]> =>
  surplusesOf(tx, partnerId)
    .select(['lease.id as leaseId', 'surplus'])
    .$if(after !== null, (all) => all.where('lease.id', '>', after!))
    .orderBy('lease.id')
    .limit(limit)
    .execute();

const surplusesOf = (tx: ReadTx, partnerId: string | null) =>
  sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.propertyId')
    .where('property.partnerId', partnerId === null ? 'is' : '=', partnerId)
    .innerJoin('leaseMoney', 'leaseMoney.leaseId', 'lease.id')
    .where('surplus', '>', 0n)
    .where('lease.paper', '=', 'signed');
