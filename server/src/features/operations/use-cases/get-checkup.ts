import { operationsErrors } from '@husvaer/domain/operations/errors';
import type { Finding } from '@husvaer/domain/operations/findings';

import type { ReadWork } from '../../../platform/work.ts';
import { operationsPolicy } from '../policy.ts';

/** What the checks of the installation find now. It takes seconds. Throws `operations.not_found`. */
export async function getCheckup(
  { viewer }: ReadWork,
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  if (!operationsPolicy.see(viewer)) throw operationsErrors.not_found();
  return check();
}
