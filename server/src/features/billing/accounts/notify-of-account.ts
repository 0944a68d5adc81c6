import { findBooks } from '../../ledger/public.ts';
import { loadRentForUpdate, replaceAccount } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  accountLetter,
  findBilling,
  findParties,
  mailTenants,
  notifyParties,
  recordKnownAccount,
} from '../../invoices/public.ts';
import { findKnownAccounts } from './store.ts';

/**
 * Gives notice that a lease's rent is paid to another client account from now on: to its tenants by mail, to
 * both sides on the site, and in its history. Nothing if the tenants know the account.
 */
export async function notifyOfAccount(work: Work, leaseId: string): Promise<void> {
  const { tx, clock } = work;
  const rent = await loadRentForUpdate(tx, leaseId);
  const billing = await findBilling(tx, leaseId);
  const [book] = billing ? await findBooks(tx, [billing.bookId]) : [];
  const known = (await findKnownAccounts(tx, [leaseId])).get(leaseId);
  if (!book || book.isAccountRefused || !known || !rent) return;
  if (known.account === book.clientAccount) return;
  const today = clock.today().toString();
  const change = { former: known.account, account: book.clientAccount };
  const { property } = rent;
  await replaceAccount(work, { leaseId, partnerId: property.partnerId }, change);
  await recordKnownAccount(tx, [leaseId], book.clientAccount);
  const { language, ...parties } = (await findParties(tx, book, [rent], today)).get(leaseId)!;
  await notifyParties(
    work,
    { id: leaseId, property, tenants: parties.tenants },
    'rent_account_changed',
  );
  await mailTenants(work, { leaseId, bookId: book.id, parties, language }, (to) =>
    accountLetter(to, { ...change, since: today, parties }),
  );
}
