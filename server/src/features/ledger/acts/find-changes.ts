import { changeOfAct, type NamedChange } from '@husvaer/domain/ledger/act-change';
import type { BookAct } from '@husvaer/domain/ledger/acts';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { findSettingChangesById } from '../audit/store.ts';
import { nameApprovers } from './name-approvers.ts';
import type { Act } from './store.ts';

/** What each of these acts on books changed, in the same order. Nothing of acts whose change is not known. */
export async function findChangesOfActs(
  tx: ReadTx,
  acts: readonly (Pick<Act, 'settingChangeId'> & { kind: BookAct })[],
): Promise<NamedChange[]> {
  const ids = new Set(acts.flatMap(({ settingChangeId }) => settingChangeId ?? []));
  const changes = new Map(
    (await findSettingChangesById(tx, [...ids])).map((change) => [change.id, change]),
  );
  return nameApprovers(
    tx,
    acts.map(({ kind, settingChangeId }) => {
      const change = changes.get(settingChangeId ?? '');
      return change ? changeOfAct(kind, change) : {};
    }),
  );
}
