import { findPerson, findReachable, type Reachable } from '../accounts/public.ts';
import { notify } from '../notifications/public.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { Notice, ReportWords } from './messages/words.ts';
import type { Decision, Report } from './store.ts';

const WORDS = { en, no };

/** Gives the reasons to whoever a decision is against (DSA, article 17), and tells whoever reported (article 16(5)). */
export async function tellDecision(
  work: Work,
  decision: Decision,
  settled: readonly Pick<Report, 'reporterId'>[],
): Promise<void> {
  const reporters = new Set(settled.flatMap(({ reporterId }) => reporterId ?? []));
  for (const accountId of reporters) await tell(work, decision, { accountId, isAbout: false });
  if (decision.outcome !== 'nothing' && decision.personId !== null)
    await tell(work, decision, { accountId: decision.personId, isAbout: true });
}

async function tell(
  work: Work,
  decision: Decision,
  { accountId, isAbout }: { accountId: string; isAbout: boolean },
): Promise<void> {
  const { id, title } = decision;
  const path = `/decision/${id}`;
  const kind = isAbout ? 'decision_against' : 'report_decided';
  await notify(work, { accountId, kind, params: { title }, path });
  const reachable = (await findReachable(work.tx, [accountId])).get(accountId);
  const person = await findPerson(work.tx, accountId);
  if (reachable && person)
    await mail(work, reachable, { decision, path, isAbout, name: person.name });
}

async function mail(
  work: Work,
  { email, language }: Reachable,
  {
    decision,
    path,
    isAbout,
    name,
  }: { decision: Decision; path: string; isAbout: boolean; name: string },
): Promise<void> {
  const words: ReportWords = WORDS[language];
  const notice: Notice = decision;
  const { subject, paragraphs } = isAbout ? words.against(notice) : words.reported(notice);
  // Whoever is blocked can't open the page: the mail says all of it.
  const isShutOut = isAbout && decision.outcome === 'blocked';
  await queueMail(work, {
    to: email,
    subject,
    ...renderMail({
      ...{ language, title: subject, preheader: paragraphs[0] ?? '' },
      paragraphs: [words.greeting(name), ...paragraphs],
      ...(!isShutOut && { button: { label: words.button, url: new URL(path, work.origin).href } }),
      footer: words.footer,
    }),
  });
}
