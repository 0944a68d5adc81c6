import type { RefundRowFragment } from './refund.fragment.graphql.ts';

export type Refund = RefundRowFragment;
export type RefundAction = 'approve' | 'correct' | 'withdraw';

/** The statuses before a refund is sent to the bank. */
const WAITS: readonly string[] = ['pending_for_approval', 'approved', 'failed'];

/** The statuses in which its receiver may be corrected. */
const CORRECTED: readonly string[] = ['pending_for_approval', 'failed'];

/**
 * The actions for a refund, by its status. A user approves it only once, until something of it changes.
 * The settlement of a bank payment is undone where it was made, not here. Who does not run the books changes
 * nothing else there.
 */
export function refundActions(
  { status, contractId, approvals }: Pick<Refund, 'status' | 'contractId' | 'approvals'>,
  {
    accountId,
    approverIds,
    mayChange,
  }: { accountId: string; approverIds: readonly string[]; mayChange: boolean },
): RefundAction[] {
  const isOpen = status === 'pending_for_approval' && approverIds.includes(accountId);
  const isMine = approvals.some(({ _id }) => _id === accountId);
  return [
    ...(isOpen && !isMine ? (['approve'] as const) : []),
    ...(mayChange && CORRECTED.includes(status) ? (['correct'] as const) : []),
    ...(mayChange && contractId !== null && WAITS.includes(status) ? (['withdraw'] as const) : []),
  ];
}
