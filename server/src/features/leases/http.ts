import type { FastifyInstance } from 'fastify';

import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';
import { dueDayOn } from '@husvaer/domain/leases/due-day';
import { leaseStatus, rentStatus } from '@husvaer/domain/leases/status';

import { viewerOf } from '../accounts/public.ts';
import { anId } from '../../platform/input-id.ts';
import type { HttpContext } from '../../platform/feature.ts';
import type { Cell } from '../../platform/http/csv.ts';
import { sendTable, TABLE_KINDS } from '../../platform/http/table-file.ts';
import { leaseFilters } from './graphql.ts';
import { getLeases } from './use-cases/get-leases.ts';
import { rentOf, type LeaseView } from './lease-view.ts';
import { leaseColumns, type LeaseColumns } from './list/csv-columns.ts';

/** Rows that one query reads. */
const AT_ONCE = 500;
/** The maximum number of leases that can be selected, and the size of their ids. */
const CHOSEN_MAX = 1000;
const BODY_MAX = 100_000;

const chosen = z.object({
  contractIds: z.array(anId).min(1).max(CHOSEN_MAX).nullish(),
  language: z.enum(['en', 'no']).default('no'),
});

/**
 * Serves leases as a spreadsheet file: filtered as the list is, or the selected ones. The request is a POST,
 * since so many ids do not fit into a URL.
 */
export function serveLeases(app: FastifyInstance, context: HttpContext): void {
  const { runner } = context;

  for (const kind of TABLE_KINDS)
    app.post(`/api/leases.${kind}`, { bodyLimit: BODY_MAX }, async ({ body, headers }, reply) => {
      const viewer = await viewerOf(headers.authorization, context);
      const request = parseInput(leaseFilters, body ?? {}, 'queryData');
      const { contractIds: ids, language } = parseInput(chosen, body ?? {}, 'queryData');
      const order = { sort: 'number', isDescending: false } as const;
      const read = (skip: number) =>
        runner.read(viewer, getLeases, { ...request, ids, ...order, limit: AT_ONCE, skip });
      const first = await read(0);
      const words = leaseColumns[language];
      async function* rows() {
        for (let { data } = first, skip = AT_ONCE; ; skip += AT_ONCE) {
          yield data.map((lease) => rowOf(lease, words));
          if (data.length < AT_ONCE) return;
          ({ data } = await read(skip));
        }
      }
      return sendTable(reply, kind, { head: words.head, rows: rows() });
    });
}

function rowOf(lease: LeaseView, { statuses, rentStatuses }: LeaseColumns): Cell[] {
  const { property, tenants, facts, side, today } = lease;
  const { street, streetNumber, apartmentNumber, postalCode, city } = property;
  const rent = rentStatus(facts, today, side);
  return [
    `${property.serial}-${lease.serial}`,
    property.name,
    [street, streetNumber, apartmentNumber].filter(Boolean).join(' '),
    postalCode,
    city,
    tenants.map(({ name }) => name).join(', '),
    tenants.map(({ email }) => email).join(', '),
    lease.landlord?.name ?? null,
    lease.agent?.name ?? null,
    statuses[leaseStatus(facts, today, side)],
    rent && rentStatuses[rent],
    lease.startsOn,
    lease.endsOn,
    rentOf(lease),
    facts.rent.overdue,
    dueDayOn(lease, today),
  ];
}
