import { sql as raw, type SqlBool } from 'kysely';
import { jsonArrayFrom } from '../../../platform/db/json.ts';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { contradictsItself, lastDay } from '../list/store.ts';

const sql = owns<Pick<Tables, 'property' | 'lease' | 'leaseTenant' | 'leaseOwed'>>();

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
    .innerJoin('property', 'property.id', 'lease.propertyId')
    .select(['lease.id', contradictsItself.$castTo<boolean>().as('isContradictory')])
    .where((is) =>
      is.or([
        is('landlordId', '=', accountId),
        is.and([
          is('paper', '!=', 'draft'),
          is('lease.id', 'in', (theirs) =>
            theirs.selectFrom('leaseTenant').select('leaseId').where('accountId', '=', accountId),
          ),
        ]),
      ]),
    )
    .orderBy('startsOn', 'desc')
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
          .selectFrom('leaseOwed')
          .innerJoin('lease', 'lease.id', 'leaseOwed.leaseId')
          .innerJoin('property', 'property.id', 'lease.propertyId')
          .select(['lease.id as leaseId', 'property.name as home', 'dueOn', 'owed'])
          .select(tenant.as('tenant'))
          .where('partnerId', '=', partnerId)
          .where('paper', '=', 'signed')
          .where('dueOn', '<', today)
          .orderBy('dueOn')
          .orderBy('lease.id'),
      ).as('late'),
      jsonArrayFrom(
        of
          .selectFrom('lease')
          .innerJoin('property', 'property.id', 'lease.propertyId')
          .select(['lease.id as leaseId', 'property.name as home'])
          .select([lastDay.$notNull().as('endsOn'), tenant.as('tenant')])
          .where('partnerId', '=', partnerId)
          .where('paper', '=', 'signed')
          .where(raw<SqlBool>`${lastDay} between ${today}::date and ${until}::date`)
          .orderBy(lastDay)
          .orderBy('lease.id'),
      ).as('ending'),
      of
        .selectFrom('lease')
        .innerJoin('property', 'property.id', 'lease.propertyId')
        .select(raw<number>`count(*)::int`.as('count'))
        .where('partnerId', '=', partnerId)
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
