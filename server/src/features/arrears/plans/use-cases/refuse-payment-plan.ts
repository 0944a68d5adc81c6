import { recordLeaseEvent } from '../../../leases/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { endPlan } from '../store.ts';
import { notifyOfPlan } from '../notify-of-plan.ts';
import { type PlanAnswer, loadProposedPlanForUpdate, aboutOf } from '../proposed-plan.ts';

/**
 * Withdraws a plan that the viewer's own side proposed, or declines the other side's. Throws like
 * {@link acceptPaymentPlan}.
 */
export async function refusePaymentPlan(work: Work, input: PlanAnswer): Promise<void> {
  const { lease, rent, plan, isOwn } = await loadProposedPlanForUpdate(work, input);
  const outcome = isOwn ? 'withdrawn' : 'declined';
  await endPlan(work.tx, { id: plan.id, outcome }, work.clock.now());
  await recordLeaseEvent(work, aboutOf(lease), `plan_${outcome}`);
  if (outcome === 'declined') await notifyOfPlan(work, { rent, plan, what: outcome });
}
