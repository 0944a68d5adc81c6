import { z } from 'zod';

import { tidyLine } from '@husvaer/domain/kernel/text';

import { findLogin, findPeopleOf, type Login } from '../accounts/public.ts';
import { findListing, type Listing } from '../listings/public.ts';
import { findPartner } from '../partners/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Job } from '../../platform/jobs.ts';
import { renderMail, type MailContent } from '../../platform/mail/layout.ts';
import { queueMail, type Attachment } from '../../platform/mail/mail.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { calendarFile } from './calendar-file.ts';
import { WORDS } from './messages/words-of.ts';
import type { InterestWords } from './messages/words.ts';
import { findUntold, takeNotice, takeUntold } from './notices/store.ts';
import { findForm, findViewings, type Form } from './store.ts';
import { viewingTime } from './viewing-time.ts';

/** Between two mails about the same home's forms. */
const QUIET = { hours: 1 };

const sent = z.object({ listingId: z.string() });
const about = z.object({ interestId: z.string() });

/** What people are told by mail. */
export const mails: readonly Listener[] = [
  {
    event: 'interest.sent',
    name: 'interest.mail_landlord',
    hear: (work, payload) => tellLandlord(work, sent.parse(payload).listingId),
  },
  {
    event: 'interest.invited',
    name: 'interest.mail_invitation',
    hear: (work, payload) => tellSender(work, about.parse(payload).interestId, invitation),
  },
  {
    event: 'interest.declined',
    name: 'interest.mail_decline',
    hear: (work, payload) => tellSender(work, about.parse(payload).interestId, refusal),
  },
  {
    event: 'interest.identification_opened',
    name: 'interest.mail_identification_opened',
    hear: (work, payload) => tellSender(work, about.parse(payload).interestId, opening),
  },
];

/** Forms that came while their home's landlord had just been told. */
export const tellLater: Job = {
  name: 'interest.tell_later',
  cron: '*/10 * * * *',
  async perform({ runner }) {
    const homes = await runner.read(
      SYSTEM,
      ({ tx, clock }) => findUntold(tx, clock.now().subtract(QUIET)),
      undefined,
    );
    for (const listingId of homes) await runner.run(SYSTEM, tellLandlord, listingId);
  },
};

/** Tells whoever answers for a home of all forms they have not heard of, at most once an hour. */
async function tellLandlord(work: Work, listingId: string): Promise<void> {
  const { tx, clock } = work;
  const at = clock.now();
  if (!(await takeNotice(tx, listingId, { at, before: at.subtract(QUIET) }))) return;
  const count = await takeUntold(tx, listingId, at);
  const listing = await findListing(tx, listingId);
  if (!listing || count === 0) return;
  for (const to of await landlordsOf(work, listing)) {
    await write(work, to, ({ came, toLandlord }) => {
      const [first = '', ...others] = came.text(count, listing.title);
      const url = new URL(`/my-listing/${listingId}/interest`, work.origin).href;
      return {
        subject: came.subject(count, listing.title),
        title: first,
        paragraphs: others,
        button: { label: came.button, url },
        footer: toLandlord,
      };
    });
  }
}

/** A home's contact person, else its owner; of a partner's, its contact person, else all agents. */
async function landlordsOf({ tx }: Work, listing: Listing): Promise<Login[]> {
  const { contact_id: contactId, owner_id: ownerId, partner_id: partnerId } = listing;
  const agents = partnerId === null ? [] : await findPeopleOf(tx, partnerId, 'agent');
  const asked = agents.map(({ id }) => id);
  const one = partnerId === null ? (contactId ?? ownerId) : contactId;
  // A partner's contact person may be an agent no more.
  const ids = one !== null && (partnerId === null || asked.includes(one)) ? [one] : asked;
  const found = await Promise.all(ids.map((id) => findLogin(tx, { id })));
  return found.filter((login) => login !== undefined);
}

interface Letter extends Omit<MailContent, 'language' | 'preheader'> {
  subject: string;
  attachments?: readonly Attachment[];
}

/** What somebody is told of their form, in their words; null when there is nothing to tell any more. */
type Tell = (
  work: Work,
  told: { form: Form; listing: Listing; name: string; words: InterestWords },
) => Promise<Letter | null>;

async function tellSender(work: Work, interestId: string, tell: Tell): Promise<void> {
  const form = await findForm(work.tx, interestId);
  const login = form && (await findLogin(work.tx, { id: form.accountId }));
  const listing = form && (await findListing(work.tx, form.listingId));
  if (!login || !listing) return;
  const { name } = login;
  const letter = await tell(work, { form, listing, name, words: WORDS[login.language] });
  if (letter) await write(work, login, () => letter);
}

const invitation: Tell = async (work, { form, listing, name, words }) => {
  const [viewing] = form.viewingId ? await findViewings(work.tx, [form.viewingId]) : [];
  // Declined or withdrawn meanwhile: another mail says so.
  if (!viewing || form.state !== 'invited') return null;
  const { invited, locale } = words;
  const { title } = listing;
  const url = new URL(`/listing/${listing.id}`, work.origin).href;
  const { startsAt, endsAt, place, text } = viewing;
  const when = viewingTime(viewing, locale);
  const calendar = calendarFile({
    uid: `${form.id}@${work.origin.hostname}`,
    sequence: form.invitations - 1,
    stamp: work.clock.now(),
    startsAt,
    endsAt,
    summary: tidyLine(invited.summary(title)),
    location: place,
    description: text ?? '',
    url,
  });
  return {
    subject: invited.subject(title),
    title: invited.heading,
    paragraphs: [
      ...invited.text({ name, title, when, place }),
      ...paragraphs(text),
      invited.calendar,
    ],
    button: { label: words.button, url },
    footer: words.toTenant(title),
    attachments: [
      {
        filename: invited.filename,
        contentType: 'text/calendar; charset=utf-8',
        content: calendar,
      },
    ],
  };
};

const refusal: Tell = async (work, { form, listing: { title }, name, words }) => ({
  subject: words.declined.subject(title),
  title: words.declined.subject(title),
  paragraphs: [
    ...words.declined.text(name, title),
    ...(form.declinedText ? paragraphs(form.declinedText) : [words.declined.kindly]),
  ],
  button: { label: words.declined.button, url: new URL('/find-home', work.origin).href },
  footer: words.toTenant(title),
});

const opening: Tell = async (work, { listing, words }) => {
  const partner = listing.partner_id && (await findPartner(work.tx, listing.partner_id));
  if (!partner) return null;
  const { subject, text } = words.identificationOpened;
  return {
    subject,
    title: subject,
    paragraphs: text(partner.name, listing.title),
    footer: words.toTenant(listing.title),
  };
};

/** What somebody wrote, line by line: a mail's paragraphs have no line breaks. */
const paragraphs = (text: string | null): string[] => text?.split('\n').filter(Boolean) ?? [];

/** Writes to somebody in their language, if mail reaches them. */
async function write(work: Work, to: Login, say: (words: InterestWords) => Letter): Promise<void> {
  if (!to.verifiedAt || to.deactivatedAt) return;
  const { subject, attachments, ...content } = say(WORDS[to.language]);
  await queueMail(work, {
    to: to.email,
    // A title may hold what a header may not.
    subject: tidyLine(subject),
    ...renderMail({ ...content, language: to.language, preheader: content.paragraphs[0] ?? '' }),
    ...(attachments && { attachments }),
  });
}
