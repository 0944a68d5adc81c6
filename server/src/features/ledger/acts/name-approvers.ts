import type { ActChange, NamedChange } from '@husvaer/domain/ledger/act-change';

import { findPeople } from '../../accounts/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';

/** Names the approvers in changes, in the same order. */
export async function nameApprovers(
  tx: ReadTx,
  changes: readonly ActChange[],
): Promise<NamedChange[]> {
  const ids = changes.flatMap(({ approverIds }) =>
    approverIds ? [...approverIds.was, ...approverIds.became] : [],
  );
  const names = new Map((await findPeople(tx, ids)).map(({ id, name }) => [id, name]));
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((id) => !others.includes(id)).map((id) => names.get(id) ?? null);
  return changes.map(({ approverIds, ...change }) => ({
    ...change,
    ...(approverIds && {
      approvers: {
        added: without(approverIds.became, approverIds.was),
        removed: without(approverIds.was, approverIds.became),
      },
    }),
  }));
}
