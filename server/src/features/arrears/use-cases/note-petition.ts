import { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { recordPetition } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findReadiness } from '../cases/find-readiness.ts';
import { changeCase } from '../case-records/store.ts';
import { loadCaseForUpdate } from './load-case-for-update.ts';

export const petitioned = z.object({ contractId: uuid, petitionedOn: z.iso.date() });

/**
 * Records when eviction was petitioned for. Throws `invoicing.wrong_day` for a day before the case or to
 * come, and `invoicing.petition_refused` when something was in the way on that day.
 */
export async function notePetition(
  work: Work,
  { contractId, petitionedOn }: z.output<typeof petitioned>,
): Promise<void> {
  const { lease, open } = await loadCaseForUpdate(work, contractId);
  const today = work.clock.today().toString();
  if (petitionedOn > today || petitionedOn < open.openedOn)
    throw invoicingErrors.wrong_day({ since: open.openedOn, until: today });
  const found = await findReadiness(work, lease, petitionedOn);
  const refusals = found?.readiness.refusals ?? [];
  if (refusals.length > 0)
    throw invoicingErrors.petition_refused({
      reasons: [...new Set(refusals.map(({ reason }) => reason))],
    });
  await changeCase(work.tx, open.id, { petitionedOn });
  await recordPetition(work.tx, contractId, petitionedOn);
}
