import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findSaftExports } from '../store.ts';
import { viewSaftExports, type SaftExportView } from '../view-exports.ts';

/** Exports that a page shows. */
const MOST = 50;

/** The latest exports of a book, the latest first. Throws `ledger.not_found`. */
export async function getSaftExports(
  work: ReadWork,
  partnerId: string | null,
): Promise<SaftExportView[]> {
  const { id } = await requireBook(work, partnerId, 'audit');
  return viewSaftExports(work.tx, await findSaftExports(work.tx, id, MOST));
}
