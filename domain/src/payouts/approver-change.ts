export interface Approving {
  approvalsNeeded: number;
  approverIds: readonly string[];
}

/**
 * Whether the approvers must be notified before a change takes effect: when fewer approvals are needed, or
 * the people change. The first approvers replace no one.
 */
export function isForApprovers(was: Approving, becomes: Approving): boolean {
  if (was.approverIds.length === 0) return false;
  const before = new Set(was.approverIds);
  const isSame =
    before.size === new Set(becomes.approverIds).size &&
    becomes.approverIds.every((id) => before.has(id));
  return !isSame || becomes.approvalsNeeded < was.approvalsNeeded;
}
