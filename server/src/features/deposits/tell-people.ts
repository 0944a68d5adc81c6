import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { leasePath } from '@husvaer/domain/leases/paths';

import { findPeople, findReachable } from '../accounts/public.ts';
import { findDepositTerms } from '../lease-documents/public.ts';
import { mailSender, siteAddress } from '../partners/public.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { DepositWords, Letter } from './messages/words.ts';
import type { Side } from './releases/store.ts';
import { findDepositOf } from './store.ts';
import { findDepositTenants } from './tenants/store.ts';

const WORDS = { en, no };

/** Writes amounts and days as one language has them. */
export interface Writer {
  kroner: (ore: Ore) => string;
  day: (date: IsoDate) => string;
}

type Say = (words: DepositWords['mails'], write: Writer & { title: string }) => Letter;

/**
 * Mails one side of a deposit, each in their language: all whose account it is, or who lets with their
 * agent. `only` is one of them by e-mail.
 */
export async function tellSide(
  work: Work,
  { leaseId, side, only }: { leaseId: string; side: Side; only?: string },
  say: Say,
): Promise<void> {
  const { tx } = work;
  const terms = await findDepositTerms(tx, leaseId);
  const deposit = await findDepositOf(tx, leaseId);
  if (!terms || !deposit) return;
  const people =
    side === 'tenant'
      ? await findDepositTenants(tx, [deposit.id])
      : (await findPeople(tx, [terms.landlordId, ...(terms.agentId ? [terms.agentId] : [])])).map(
          ({ id, email, name }) => ({ accountId: id, email, name }),
        );
  const reachable = await findReachable(
    tx,
    people.flatMap(({ accountId }) => accountId ?? []),
  );
  const { partnerId, title } = terms;
  const sender = await mailSender(work, partnerId);
  const url = new URL(leasePath({ id: leaseId, partnerId }), await siteAddress(work, partnerId));
  for (const { accountId, email, name } of people.filter((one) => !only || one.email === only)) {
    const known = reachable.get(accountId ?? '');
    // Whoever has left the house is no longer written to.
    if (accountId !== null && !known) continue;
    const language = known?.language ?? 'no';
    const { mails, button, footer, locale } = WORDS[language];
    const { subject, paragraphs, facts } = say(mails, { ...writerOf(locale), title });
    await queueMail(work, {
      to: known?.email ?? email,
      subject,
      ...renderMail({
        language,
        title: subject,
        preheader: paragraphs[0] ?? '',
        ...{ name, paragraphs, facts },
        button: { label: button, url: url.href },
        footer,
        sender,
      }),
      sender,
    });
  }
}

/** Mails both sides the same. */
export async function tellBoth(work: Work, leaseId: string, say: Say): Promise<void> {
  await tellSide(work, { leaseId, side: 'tenant' }, say);
  await tellSide(work, { leaseId, side: 'landlord' }, say);
}

function writerOf(locale: string): Writer {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'NOK',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    kroner: (ore) => money.format(oreToKroner(ore)),
    day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
  };
}
