import { findPeople } from '../../accounts/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { SaftExport } from './store.ts';

/** An export with the name of who ordered it; null for a deleted account. */
export interface SaftExportView extends SaftExport {
  orderedBy: string | null;
}

export async function viewSaftExports(
  tx: ReadTx,
  exports: readonly SaftExport[],
): Promise<SaftExportView[]> {
  const ids = [...new Set(exports.flatMap(({ orderedById }) => orderedById ?? []))];
  const names = new Map((await findPeople(tx, ids)).map(({ id, name }) => [id, name]));
  return exports.map((one) => ({ ...one, orderedBy: names.get(one.orderedById ?? '') ?? null }));
}
