import { sql as raw } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from '../../../platform/db/json.ts';

import { USUAL_SETTINGS } from '@husvaer/domain/leases/settings';
import type { ContradictionName } from '@husvaer/domain/leases/contradictions';
import type { DueDays } from '@husvaer/domain/leases/due-day';
import type { RentFacts } from '@husvaer/domain/leases/status';

import { momentOfJson } from '../../../platform/db/moment.ts';
import { COLUMNS, type Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { asAssignment, PROPERTY, type Assignment, type Property } from '../../properties/public.ts';
import { asRentFacts, OWED } from '../money/store.ts';
import { NOTICE, type Notice } from '../notices/store.ts';
import { PAPER, type Paper, type PaperRow } from '../papers/store.ts';
import { DUE_DAY } from '../due-days/store.ts';
import { asRentChange, type RentChange } from '../rents/store.ts';
import { LEASE, TENANT, type Lease, type LeaseTenant } from '../store.ts';

/** A lease with all its records. */
export interface LeaseRecord {
  lease: Lease;
  property: Property;
  assignment: Assignment;
  /** All tenants, past and future, the main tenant first. */
  tenants: LeaseTenant[];
  /** Changes of the rent, by effective date. */
  rents: RentChange[];
  /** Changes of the due day, first month first. */
  dueDays: DueDays['dueDays'];
  /** The notice in force. */
  notice: Notice | null;
  /** Documents of the lease and its assignment, oldest first; empty unless requested. */
  papers: Paper[];
  /** Months before the end in which its agency counts it as ending soon. */
  endingMonths: number;
  /** Whether something contradicted itself last night, or was confirmed. */
  hasFindings: boolean;
  /** What is recorded to contradict itself, and nobody has confirmed; by name. */
  openContradictions: ContradictionName[];
  /** The rent facts on a day. */
  rentOn: (day: string) => RentFacts;
}

const sql = owns<
  Pick<
    Tables,
    | 'lease'
    | 'leaseTenant'
    | 'property'
    | 'assignment'
    | 'leaseRent'
    | 'leaseDueDay'
    | 'leaseNotice'
    | 'leaseOwed'
    | 'leaseMoney'
    | 'leaseSettings'
  > & { leasePaper: PaperRow }
>();

/** These leases with all their records, in one statement; unordered. */
export async function findRecords(
  tx: ReadTx,
  ids: readonly string[],
  { withPapers = false } = {},
): Promise<LeaseRecord[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('lease')
    .select(LEASE)
    .select((lease) => [
      jsonObjectFrom(
        lease
          .selectFrom('property')
          .select(PROPERTY)
          .whereRef('property.id', '=', 'lease.propertyId'),
      )
        .$notNull()
        .as('property'),
      jsonObjectFrom(
        lease
          .selectFrom('assignment')
          .select(COLUMNS.assignment)
          .whereRef('assignment.id', '=', 'lease.assignmentId'),
      )
        .$notNull()
        .as('assignment'),
      jsonArrayFrom(
        lease
          .selectFrom('leaseTenant')
          .select(TENANT)
          .whereRef('leaseId', '=', 'lease.id')
          .orderBy('position'),
      ).as('tenants'),
      jsonArrayFrom(
        lease
          .selectFrom('leaseRent')
          .select(COLUMNS.leaseRent)
          .whereRef('leaseId', '=', 'lease.id')
          .orderBy('takesEffectOn'),
      ).as('rents'),
      jsonArrayFrom(
        lease
          .selectFrom('leaseDueDay')
          .select(DUE_DAY)
          .whereRef('leaseId', '=', 'lease.id')
          .orderBy('since'),
      ).as('dueDays'),
      jsonObjectFrom(
        lease
          .selectFrom('leaseNotice')
          .select(NOTICE)
          .whereRef('leaseId', '=', 'lease.id')
          .where('overAt', 'is', null),
      ).as('notice'),
      lease
        .selectFrom('leaseSettings')
        .innerJoin('property', 'property.partnerId', 'leaseSettings.partnerId')
        .select('endingMonths')
        .whereRef('property.id', '=', 'lease.propertyId')
        .as('endingMonths'),
      jsonArrayFrom(
        lease.selectFrom('leaseOwed').select(OWED).whereRef('leaseId', '=', 'lease.id'),
      ).as('owed'),
      jsonObjectFrom(
        lease
          .selectFrom('leaseMoney')
          .select(COLUMNS.leaseMoney)
          .whereRef('leaseId', '=', 'lease.id'),
      ).as('money'),
      jsonArrayFrom(
        sql(tx)
          .selectFrom('leasePaper')
          .select(PAPER)
          .where(
            raw<boolean>`${withPapers} and (lease_paper.lease_id = lease.id or lease_paper.assignment_id = lease.assignment_id)`,
          )
          .orderBy('sentAt')
          .orderBy('id'),
      ).as('papers'),
      raw<boolean>`exists (select from lease_contradiction where lease_id = lease.id)
        or exists (select from lease_confirmation where lease_id = lease.id)`.as('hasFindings'),
      raw<
        ContradictionName[]
      >`array(select distinct split_part(key, ':', 1) from lease_contradiction
        where lease_id = lease.id order by 1)`.as('openContradictions'),
    ])
    .where('id', 'in', ids)
    .execute();
  return rows.map(
    ({
      property,
      assignment,
      tenants,
      rents,
      dueDays,
      notice,
      endingMonths,
      owed,
      money,
      papers,
      hasFindings,
      openContradictions,
      ...lease
    }) => ({
      hasFindings,
      openContradictions,
      lease,
      property,
      assignment: asAssignment(assignment),
      tenants,
      dueDays,
      rents: rents.map(asRentChange),
      notice: notice && { ...notice, protestedAt: momentOfJson(notice.protestedAt) },
      papers: papers.map((paper) => ({
        ...paper,
        sentAt: momentOfJson(paper.sentAt)!,
        endedAt: momentOfJson(paper.endedAt),
      })),
      endingMonths: endingMonths ?? USUAL_SETTINGS.endingMonths,
      rentOn: (day) => asRentFacts({ owed, money }, day),
    }),
  );
}
