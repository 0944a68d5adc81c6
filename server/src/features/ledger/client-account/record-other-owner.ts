import type { Work } from '../../../platform/work.ts';
import { saveOtherOwner, type Book } from '../books/store.ts';
import { accountOwnerMail } from '../mails.ts';
import { notifyPeople } from './notify-people.ts';

/**
 * Records that the bank's own file names an organisation number as the owner of an unproved client account, which
 * is not the book's. Notifies the operator once of each number.
 */
export async function recordOtherOwner(
  work: Work,
  { account, book, owner }: { account: string; book: Book; owner: string },
): Promise<void> {
  if (!(await saveOtherOwner(work.tx, account, owner))) return;
  const { name: title, orgNumber } = book;
  await notifyPeople(work, { partnerId: null, kind: 'client_account_of_other', title }, (to) =>
    accountOwnerMail(to, { account, agency: title, orgNumber, owner }),
  );
}
