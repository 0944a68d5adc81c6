/** Hours that fewer approvals or other approvers wait, unless one of those who approve agrees. */
export const APPROVERS_WAIT_HOURS = 24;

export interface Approving {
  approvalsNeeded: number;
  approverIds: readonly string[];
}

/**
 * Whether those who approve have to hear of a change before it counts: where fewer of them are needed,
 * or it is other people. The first to be named replace nobody.
 */
export function isForApprovers(was: Approving, becomes: Approving): boolean {
  if (was.approverIds.length === 0) return false;
  const before = new Set(was.approverIds);
  const isSame =
    before.size === new Set(becomes.approverIds).size &&
    becomes.approverIds.every((id) => before.has(id));
  return !isSame || becomes.approvalsNeeded < was.approvalsNeeded;
}
