import { moneyPolicy, requireBook } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findFiles, type BankFileState, type ListedFile } from '../store.ts';
import { namesOf } from '../names-of.ts';
import type { Page } from '../page.ts';

export interface BankFiles {
  files: (ListedFile & { byName: string | null })[];
  total: number;
}

/** Files of an agency's banks, the latest first: all, those of a state, or only the one with an id. Throws `ledger.not_found`, as do the others here. */
export async function getBankFiles(
  work: ReadWork,
  {
    partnerId,
    ...page
  }: {
    partnerId: string | null;
    fileId: string | null;
    state: BankFileState | null;
  } & Page,
): Promise<BankFiles> {
  const { id: bookId } = await requireBook(work, partnerId, 'audit');
  const { files, total } = await findFiles(work.tx, { bookId, ...page });
  const names = await namesOf(
    work,
    files.map(({ byId }) => byId),
  );
  const runs = moneyPolicy.run(work.viewer, partnerId);
  return {
    files: files.map((file) => ({
      ...file,
      byName: names.get(file.byId) ?? null,
      hasOriginal: runs && file.hasOriginal,
      isWithdrawable: runs && file.isWithdrawable,
    })),
    total,
  };
}
