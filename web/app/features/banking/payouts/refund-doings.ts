import type { RefundsQuery } from './refunds.graphql.ts';

export type Refund = RefundsQuery['getRefunds']['data'][number];
export type RefundDoing = 'approve' | 'withdraw';

/** Before a bank has it. */
const WAITS: readonly string[] = ['pending_for_approval', 'approved', 'failed'];

/**
 * What may be done with a refund, by how it stands; `approverId` is null for whoever approves none.
 * What was said of a bank's payment is taken back where it was said, not here.
 */
export function refundDoings(
  { status, contractId, approvals }: Pick<Refund, 'status' | 'contractId' | 'approvals'>,
  approverId: string | null,
): RefundDoing[] {
  const isOpen = status === 'pending_for_approval' && approverId !== null;
  const isMine = approvals.some(({ _id }) => _id === approverId);
  return [
    ...(isOpen && !isMine ? (['approve'] as const) : []),
    ...(contractId !== null && WAITS.includes(status) ? (['withdraw'] as const) : []),
  ];
}
