import type { RefundRowFragment } from './refund.fragment.graphql.ts';

export type Refund = RefundRowFragment;
export type RefundAction = 'approve' | 'correct' | 'withdraw';

/** Before a bank has it. */
const WAITS: readonly string[] = ['pending_for_approval', 'approved', 'failed'];

/**
 * What may be done with a refund, by how it stands. Nobody approves one twice, unless nobody else is
 * left to. What was said of a bank's payment is taken back where it was said, not here.
 */
export function refundActions(
  { status, contractId, approvals }: Pick<Refund, 'status' | 'contractId' | 'approvals'>,
  { accountId, approverIds }: { accountId: string; approverIds: readonly string[] },
): RefundAction[] {
  const isOpen = status === 'pending_for_approval' && approverIds.includes(accountId);
  const isMine = approvals.some(({ _id }) => _id === accountId);
  const isAlone = approverIds.length === 1;
  return [
    ...(isOpen && (!isMine || isAlone) ? (['approve'] as const) : []),
    ...(status === 'failed' ? (['correct'] as const) : []),
    ...(contractId !== null && WAITS.includes(status) ? (['withdraw'] as const) : []),
  ];
}
