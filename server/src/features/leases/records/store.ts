import { sql as raw } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { USUAL_SETTINGS } from '@husvaer/domain/leases/settings';
import type { ContradictionName } from '@husvaer/domain/leases/contradictions';
import type { DueDays } from '@husvaer/domain/leases/due-day';
import type { RentFacts } from '@husvaer/domain/leases/status';

import { momentOfJson } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import {
  asAssignment,
  PROPERTY,
  type Assignment,
  type AssignmentTables,
  type Property,
} from '../../properties/public.ts';
import { asRentFacts, OWED, type MoneyTables } from '../money/store.ts';
import { NOTICE, type Notice, type NoticeTables } from '../notices/store.ts';
import { PAPER, type Paper, type PaperTables } from '../papers/store.ts';
import { DUE_DAY, type DueDayTables } from '../due-days/store.ts';
import { asRentChange, type RentChange, type RentTables } from '../rents/store.ts';
import type { SettingsTables } from '../settings/store.ts';
import { LEASE, TENANT, type Lease, type LeaseTables, type LeaseTenant } from '../store.ts';

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
  Omit<LeaseTables, 'property'> &
    Omit<AssignmentTables, 'lease'> &
    RentTables &
    DueDayTables &
    NoticeTables &
    PaperTables &
    MoneyTables &
    SettingsTables
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
          .whereRef('property.id', '=', 'lease.property_id'),
      )
        .$notNull()
        .as('property'),
      jsonObjectFrom(
        lease
          .selectFrom('assignment')
          .selectAll()
          .whereRef('assignment.id', '=', 'lease.assignment_id'),
      )
        .$notNull()
        .as('assignment'),
      jsonArrayFrom(
        lease
          .selectFrom('lease_tenant')
          .select(TENANT)
          .whereRef('lease_id', '=', 'lease.id')
          .orderBy('position'),
      ).as('tenants'),
      jsonArrayFrom(
        lease
          .selectFrom('lease_rent')
          .selectAll()
          .whereRef('lease_id', '=', 'lease.id')
          .orderBy('takes_effect_on'),
      ).as('rents'),
      jsonArrayFrom(
        lease
          .selectFrom('lease_due_day')
          .select(DUE_DAY)
          .whereRef('lease_id', '=', 'lease.id')
          .orderBy('since'),
      ).as('dueDays'),
      jsonObjectFrom(
        lease
          .selectFrom('lease_notice')
          .select(NOTICE)
          .whereRef('lease_id', '=', 'lease.id')
          .where('over_at', 'is', null),
      ).as('notice'),
      lease
        .selectFrom('lease_settings')
        .innerJoin('property', 'property.partner_id', 'lease_settings.partner_id')
        .select('ending_months')
        .whereRef('property.id', '=', 'lease.property_id')
        .as('endingMonths'),
      jsonArrayFrom(
        lease.selectFrom('lease_owed').select(OWED).whereRef('lease_id', '=', 'lease.id'),
      ).as('owed'),
      jsonObjectFrom(
        lease.selectFrom('lease_money').selectAll().whereRef('lease_id', '=', 'lease.id'),
      ).as('money'),
      jsonArrayFrom(
        sql(tx)
          .selectFrom('lease_paper')
          .select(PAPER)
          .where(
            raw<boolean>`${withPapers} and (lease_paper.lease_id = lease.id or lease_paper.assignment_id = lease.assignment_id)`,
          )
          .orderBy('sent_at')
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
