import { findPerson, findReachable } from '../accounts/public.ts';
import { notify } from '../notifications/public.ts';
import { siteUsedBy } from '../partners/public.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import { decisionMail } from './mails.ts';
import type { Letter, ReportMailTexts } from './messages/mail-texts.ts';
import type { Decision, Report } from './store.ts';

/**
 * Sends the reasons to the person a decision is against (DSA, article 17), and notifies the people who
 * reported (article 16(5)).
 */
export async function notifyOfDecision(
  work: Work,
  decision: Decision,
  settled: readonly Pick<Report, 'reporterId'>[],
): Promise<void> {
  const reporters = new Set(settled.flatMap(({ reporterId }) => reporterId ?? []));
  for (const accountId of reporters) await notifyOne(work, decision, { accountId, isAbout: false });
  if (decision.outcome !== 'nothing' && decision.personId !== null)
    await notifyOne(work, decision, { accountId: decision.personId, isAbout: true });
}

/** Notifies the person a decision was about, and the people who reported, that it is reversed, and why. */
export async function notifyOfReversal(
  work: Work,
  {
    decision,
    reason,
    reporters,
  }: { decision: Decision; reason: string; reporters: readonly string[] },
): Promise<void> {
  const { id, title, personId } = decision;
  const people = new Set([...(personId === null ? [] : [personId]), ...reporters]);
  for (const accountId of people) {
    const path = `/decision/${id}`;
    await notify(work, { accountId, kind: 'decision_reversed', params: { title }, path });
    const isAbout = accountId === personId;
    await mail(work, { accountId, path }, (words) =>
      words.reversed({ ...decision, reason, isAbout }),
    );
  }
}

async function notifyOne(
  work: Work,
  decision: Decision,
  { accountId, isAbout }: { accountId: string; isAbout: boolean },
): Promise<void> {
  const { id, title } = decision;
  const path = `/decision/${id}`;
  const kind = isAbout ? 'decision_against' : 'report_decided';
  await notify(work, { accountId, kind, params: { title }, path });
  // A blocked user can't open the page: the mail contains everything.
  const isBlocked = isAbout && decision.outcome === 'blocked';
  await mail(work, { accountId, path: isBlocked ? null : path }, (words) =>
    isAbout ? words.against(decision) : words.reported(decision),
  );
}

async function mail(
  work: Work,
  { accountId, path }: { accountId: string; path: string | null },
  writeLetter: (words: ReportMailTexts) => Letter,
): Promise<void> {
  const reachable = (await findReachable(work.tx, [accountId])).get(accountId);
  const person = await findPerson(work.tx, accountId);
  if (!reachable || !person) return;
  const { email, language } = reachable;
  const site = await siteUsedBy(work, accountId, null);
  const url = path && new URL(path, site).href;
  const notified = decisionMail({ language, name: person.name, url }, writeLetter);
  await queueMail(work, { to: email, ...renderMail(notified) });
}
