import { findPeople } from '../../../accounts/public.ts';
import { moneyPolicy, requireBook } from '../../../ledger/public.ts';
import { findOpenAnswers, type OpenAnswer } from '../../../payouts/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import type { Page } from '../../page.ts';
import { mayConfirm } from '../may-confirm.ts';

/** A proposed answer, as a page shows it. */
export interface ShownAnswer extends OpenAnswer {
  broughtByName: string | null;
  mayConfirm: boolean;
  mayDismiss: boolean;
}

export interface BankAnswers {
  answers: ShownAnswer[];
  total: number;
}

/** What files that people brought say about orders, and what waits to be confirmed. Throws `ledger.not_found`. */
export async function getBankAnswers(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null } & Page,
): Promise<BankAnswers> {
  const { tx, viewer } = work;
  const { id: bookId } = await requireBook(work, partnerId, 'see');
  const { answers, total } = await findOpenAnswers(tx, { bookId, ...page });
  const ids = [...new Set(answers.flatMap(({ broughtById }) => broughtById ?? []))];
  const names = new Map((await findPeople(tx, ids)).map(({ id, name }) => [id, name]));
  const mayDismiss = moneyPolicy.run(viewer, partnerId);
  return {
    answers: answers.map((answer) => ({
      ...answer,
      broughtByName: names.get(answer.broughtById ?? '') ?? null,
      mayConfirm: mayDismiss && mayConfirm(viewer, answer),
      mayDismiss,
    })),
    total,
  };
}
