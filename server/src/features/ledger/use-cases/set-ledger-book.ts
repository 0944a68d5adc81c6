import { USUAL_CHARGE_CODES, type BookTerms, type bookTerms } from '@husvaer/domain/ledger/book';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';
import type { z } from 'zod';

import { identifyPartner } from '../../partners/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordActs } from '../acts/record-acts.ts';
import { recordSettingsChange } from '../audit/record-settings-change.ts';
import { requestChange } from '../client-account/request-change.ts';
import { moneyPolicy } from '../policy.ts';
import { isRefused, lockAccount, lockBook, saveAccount, saveBook } from '../books/store.ts';

/**
 * Opens an agency's book, or changes its terms; null is the operator. Another client account is only
 * requested: another person agrees to it ({@link requestChange}). Other terms at the bank, and
 * another organisation number, count at once, and the person is involved in all orders of the book until somebody
 * agrees to them. Until then no account is proved by the number. The operator's terminal
 * sets all at once. Throws `ledger.not_found` without permission, `ledger.already_configured` when the account
 * belongs to another book, `ledger.account_claimed` when the bank has not confirmed that yet,
 * `ledger.account_of_payee` when a landlord is paid to it, and
 * `ledger.account_refused` when the operator refused it to this book.
 */
export async function setLedgerBook(
  work: Work,
  { partnerId, terms }: { partnerId: string | null; terms: z.output<typeof bookTerms> },
): Promise<void> {
  const { tx, clock, viewer, newId } = work;
  if (!moneyPolicy.run(viewer, partnerId)) throw ledgerErrors.not_found();
  const before = await lockBook(tx, partnerId);
  const field = 'clientAccount';
  const holder = await lockAccount(tx, terms.clientAccount);
  if (holder && holder.bookId !== before?.id)
    throw holder.isProved
      ? ledgerErrors.alreadyConfigured({ field })
      : ledgerErrors.account_claimed({ field, account: terms.clientAccount });
  const isNamed = before?.clientAccount !== terms.clientAccount;
  for (const isPayees of isNamed ? work.payeeAccounts : [])
    if (await isPayees(work, terms.clientAccount)) throw ledgerErrors.account_of_payee({ field });
  if (before && (await isRefused(tx, before.id, terms.clientAccount)))
    throw ledgerErrors.account_refused({ field });
  const id = before?.id ?? newId();
  const isRequested = before !== undefined && viewer.kind !== 'system' && isOther(before, terms);
  const { clientAccount, bic } = isRequested ? before : terms;
  const chargeCodes = terms.chargeCodes ?? before?.chargeCodes ?? USUAL_CHARGE_CODES;
  const saved = { ...terms, clientAccount, bic, chargeCodes };
  await saveBook(tx, { id, partnerId, ...saved }, clock.now());
  if (!isRequested)
    await saveAccount(tx, id, { account: terms.clientAccount, bic: terms.bic }, clock.now());
  if (partnerId !== null)
    await identifyPartner(tx, {
      id: partnerId,
      legalName: terms.name,
      orgNumber: terms.orgNumber,
    });
  const {
    id: _,
    partnerId: __,
    isAccountRefused: ___,
    ...was
  } = before ?? {
    id,
    partnerId,
    isAccountRefused: false,
  };
  const change = await recordSettingsChange(work, {
    bookId: id,
    what: 'book',
    was: before ? was : null,
    became: saved,
  });
  if (
    before &&
    (before.kidSource !== saved.kidSource || before.bankCustomerId !== saved.bankCustomerId)
  )
    await recordActs(work, 'changed_bank_terms', { bookId: id, ids: [id], change });
  if (before && before.orgNumber !== saved.orgNumber)
    await recordActs(work, 'changed_owner', { bookId: id, ids: [id], change });
  if (isRequested)
    await requestChange(work, before, { account: terms.clientAccount, bic: terms.bic });
}

const isOther = (
  before: Pick<BookTerms, 'clientAccount' | 'bic'>,
  { clientAccount, bic }: Pick<BookTerms, 'clientAccount' | 'bic'>,
): boolean => before.clientAccount !== clientAccount || before.bic !== bic;
