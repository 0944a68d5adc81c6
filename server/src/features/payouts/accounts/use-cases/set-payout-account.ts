import { accountErrors } from '@husvaer/domain/accounts/errors';
import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { findPeople, findReachable, requireBestProof } from '../../../accounts/public.ts';
import { isAccountOfBooks } from '../../../ledger/public.ts';
import { mailSender, siteAddress } from '../../../partners/public.ts';
import { afterBankingDay } from '../../../../platform/banking-hours.ts';
import { queueMail } from '../../../../platform/mail/mail.ts';
import type { Work } from '../../../../platform/work.ts';
import { accountMail } from '../../mails.ts';
import { payoutPolicy } from '../../policy.ts';
import { addPayoutAccount, findPayoutAccounts } from '../store.ts';
import { ownAccount } from '../own-account.ts';
import { renderMail } from '../../../../platform/mail/layout.ts';

/**
 * Sets the account the viewer is paid to. The viewer has just given a fresh proof of identity. An account
 * that replaces another counts a banking day later. The owner gets a mail immediately, so that they can object if
 * they did not set it. Naming the current account again cancels a change that does not count yet, or proves by BankID
 * what was not proved so. Throws `payouts.account_of_books`, and `accounts.fresh_proof_needed` if the viewer has BankID
 * and another proof.
 */
export async function setPayoutAccount(
  work: Work,
  { account }: { account: string },
): Promise<void> {
  const { tx, clock, viewer, newId } = work;
  if (!payoutPolicy.account(viewer)) throw accountErrors.login_required();
  if (await isAccountOfBooks(tx, account)) throw payoutErrors.account_of_books();
  const { current, next } = ownAccount(await findPayoutAccounts(tx, viewer.id), clock.now());
  const provedBy = await requireBestProof(work, viewer);
  const latest = next ?? current;
  const isBetter = provedBy === 'identity' && latest?.provedBy !== 'identity';
  if (latest?.account === account && !isBetter) return;
  const now = clock.now();
  const isSame = current === null || current.account === account;
  const countsFrom = isSame ? now : afterBankingDay(now);
  await addPayoutAccount(tx, {
    id: newId(),
    landlordId: viewer.id,
    account,
    setAt: now,
    setBy: viewer.id,
    countsFrom,
    provedBy,
  });
  await notifyOwner(work, viewer.id, { was: isSame ? null : current.account, account, countsFrom });
}

async function notifyOwner(
  work: Work,
  accountId: string,
  changed: { was: string | null; account: string; countsFrom: Temporal.Instant },
): Promise<void> {
  const known = (await findReachable(work.tx, [accountId])).get(accountId);
  const [person] = await findPeople(work.tx, [accountId]);
  if (!known || !person) return;
  // The site on which the account was set.
  const partnerId = work.viewer.kind === 'account' ? work.viewer.partnerId : null;
  const url = new URL('/payout-details', await siteAddress(work, partnerId)).href;
  const sender = await mailSender(work, partnerId);
  const mail = accountMail({ language: known.language, name: person.name, url, sender }, changed);
  await queueMail(work, { sender, to: known.email, ...renderMail(mail) });
}
