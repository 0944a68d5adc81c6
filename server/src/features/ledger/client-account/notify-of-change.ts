import { findPeople } from '../../accounts/public.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';
import type { Work } from '../../../platform/work.ts';
import type { Book } from '../books/store.ts';
import { clientAccountMail } from '../mails.ts';
import { notifyPeople } from './notify-people.ts';
import type { ClientAccountChange } from './store.ts';

/** Notifies people that the client account of a book is to be changed or will be. */
export async function notifyOfChange(
  work: Work,
  { book, change }: { book: Book; change: ClientAccountChange },
): Promise<void> {
  const actors = [change.requestedById, change.agreedById].flatMap((id) => id ?? []);
  const names = new Map((await findPeople(work.tx, actors)).map(({ id, name }) => [id, name]));
  const { partnerId, name: title } = book;
  await notifyPeople(work, { partnerId, kind: 'client_account_changes', title }, (to) =>
    clientAccountMail(to, {
      was: book.clientAccount,
      account: change.account,
      agency: book.name,
      requestedBy: names.get(change.requestedById ?? '') ?? '',
      agreedBy: names.get(change.agreedById ?? '') ?? null,
      countsOn: change.countsFrom && dayInNorway(change.countsFrom),
    }),
  );
}
