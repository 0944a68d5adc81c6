import { sql as raw, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { contradictsItself, lastDay } from '../list/store.ts';
import type { Paper } from '../store.ts';

interface OverviewTables {
  property: { id: string; partner_id: string | null; landlord_id: string; name: string };
  lease: {
    id: string;
    property_id: string;
    paper: Paper;
    starts_on: string;
    ends_on: string | null;
    ended_on: string | null;
  };
  lease_tenant: { lease_id: string; account_id: string | null; position: number; name: string };
  lease_owed: { lease_id: string; due_on: string; owed: bigint };
}

const sql = owns<OverviewTables>();

/** More leases than any private person has. */
const OWN_MAX = 1000;

/**
 * The leases that an account rents or lets under, the latest start first, and whether they contradict
 * themselves. Tenants can't see drafts.
 */
export async function findOwnIds(
  tx: ReadTx,
  accountId: string,
): Promise<{ id: string; isContradictory: boolean }[]> {
  return sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.property_id')
    .select(['lease.id as id', contradictsItself.$castTo<boolean>().as('isContradictory')])
    .where((is) =>
      is.or([
        is('landlord_id', '=', accountId),
        is.and([
          is('paper', '!=', 'draft'),
          is('lease.id', 'in', (theirs) =>
            theirs
              .selectFrom('lease_tenant')
              .select('lease_id')
              .where('account_id', '=', accountId),
          ),
        ]),
      ]),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('lease.id')
    .limit(OWN_MAX)
    .execute();
}

/** The unpaid amount of one due date of a lease. */
export interface Late {
  leaseId: string;
  home: string;
  tenant: string | null;
  dueOn: string;
  /** Øre. */
  owed: bigint;
}

/** A lease that ends soon. */
export interface Ending {
  leaseId: string;
  home: string;
  tenant: string | null;
  endsOn: string;
}

/**
 * A partner's late rents, the oldest first, the leases that end by a day, the earliest first, and the number of
 * leases that contradict themselves, in one statement.
 */
export async function findPartnerOverview(
  tx: ReadTx,
  { partnerId, today, until }: { partnerId: string; today: string; until: string },
): Promise<{ late: Late[]; ending: Ending[]; contradictory: number }> {
  const tenant = raw<string | null>`(
    select lease_tenant.name from lease_tenant where lease_tenant.lease_id = lease.id order by position limit 1)`;
  const { late, ending, contradictory } = await sql(tx)
    .selectNoFrom((of) => [
      jsonArrayFrom(
        of
          .selectFrom('lease_owed')
          .innerJoin('lease', 'lease.id', 'lease_owed.lease_id')
          .innerJoin('property', 'property.id', 'lease.property_id')
          .select(['lease.id as leaseId', 'property.name as home', 'due_on as dueOn', 'owed'])
          .select(tenant.as('tenant'))
          .where('partner_id', '=', partnerId)
          .where('paper', '=', 'signed')
          .where('due_on', '<', today)
          .orderBy('due_on')
          .orderBy('lease.id'),
      ).as('late'),
      jsonArrayFrom(
        of
          .selectFrom('lease')
          .innerJoin('property', 'property.id', 'lease.property_id')
          .select(['lease.id as leaseId', 'property.name as home'])
          .select([lastDay.$notNull().as('endsOn'), tenant.as('tenant')])
          .where('partner_id', '=', partnerId)
          .where('paper', '=', 'signed')
          .where(raw<SqlBool>`${lastDay} between ${today}::date and ${until}::date`)
          .orderBy(lastDay)
          .orderBy('lease.id'),
      ).as('ending'),
      of
        .selectFrom('lease')
        .innerJoin('property', 'property.id', 'lease.property_id')
        .select(raw<number>`count(*)::int`.as('count'))
        .where('partner_id', '=', partnerId)
        .where(contradictsItself)
        .as('contradictory'),
    ])
    .executeTakeFirstOrThrow();
  return {
    late: late.map((one) => ({ ...one, owed: BigInt(one.owed) })),
    ending,
    contradictory: contradictory ?? 0,
  };
}
