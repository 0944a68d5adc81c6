import { z } from 'zod';

import { VIEWING_ANSWERS } from '@husvaer/domain/interest/viewing';
import { tidyLine } from '@husvaer/domain/kernel/text';

import { findLogin, type Login } from '../accounts/public.ts';
import { findListing, type Listing } from '../listings/public.ts';
import { findSilent, unsubscribeLinks } from '../notifications/public.ts';
import { findPartner, mailSender, siteAddress, siteUsedBy } from '../partners/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Job } from '../../platform/jobs.ts';
import { renderMail, type MailContent, type MailReader } from '../../platform/mail/layout.ts';
import { queueMail, type Attachment, type Mail } from '../../platform/mail/mail.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { calendarFile } from '../../platform/calendar/calendar-file.ts';
import { landlordsOf } from './landlords.ts';
import {
  cancellationMail,
  formsMail,
  invitationMail,
  openingMail,
  refusalMail,
  refusedViewingMail,
} from './mails.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import type { InterestMailTexts } from './messages/mail-texts.ts';
import { findUnnotified, claimNotice, claimUnnotifiedForms } from './notices/store.ts';
import { findForm, findViewings, type Form, type Viewing } from './store.ts';
import { isToCome } from './viewing-time.ts';

/** Minutes before a viewing at which an invited person's calendar reminds them. */
const ALARM_MINUTES = 60;
/** The minimum time between two mails about the same home's forms. */
const QUIET = { hours: 1 };

const sent = z.object({ listingId: z.string() });
const about = z.object({ interestId: z.string(), wasInvited: z.boolean().default(false) });

const answered = z.object({
  interestId: z.string(),
  answer: z.enum(VIEWING_ANSWERS),
  wasDeclined: z.boolean().default(false),
});

/** Notifications by mail. */
export const mails: readonly Listener[] = [
  {
    event: 'interest.sent',
    name: 'interest.mail_landlord',
    handle: (work, payload) => notifyLandlord(work, sent.parse(payload).listingId),
  },
  {
    event: 'interest.invited',
    name: 'interest.mail_invitation',
    handle: (work, payload) => notifySender(work, about.parse(payload).interestId, invitation),
  },
  {
    event: 'interest.declined',
    name: 'interest.mail_decline',
    handle(work, payload) {
      const { interestId, wasInvited } = about.parse(payload);
      return notifySender(work, interestId, wasInvited ? cancellingRefusal : refusal);
    },
  },
  {
    event: 'interest.withdrawn',
    name: 'interest.mail_cancellation',
    async handle(work, payload) {
      const { interestId, wasInvited } = about.parse(payload);
      if (wasInvited) await notifySender(work, interestId, cancellation);
    },
  },
  {
    event: 'interest.viewing_answered',
    name: 'interest.mail_calendar',
    async handle(work, payload) {
      const { interestId, answer, wasDeclined } = answered.parse(payload);
      const isDeclined = answer === 'declined';
      if (isDeclined !== wasDeclined)
        await notifySender(work, interestId, isDeclined ? refusedViewing : restoredViewing);
    },
  },
  {
    event: 'interest.identification_opened',
    name: 'interest.mail_identification_opened',
    handle: (work, payload) => notifySender(work, about.parse(payload).interestId, opening),
  },
];

/** Notifies landlords of forms that came soon after the last mail. */
export const laterNotices: Job = {
  name: 'interest.notify_landlords',
  cron: '*/10 * * * *',
  async perform({ runner }) {
    const homes = await runner.read(
      SYSTEM,
      ({ tx, clock }) => findUnnotified(tx, clock.now().subtract(QUIET)),
      undefined,
    );
    for (const listingId of homes) await runner.run(SYSTEM, notifyLandlord, listingId);
  },
};

/** Notifies the people who answer for a home of all new forms, at most once an hour. */
async function notifyLandlord(work: Work, listingId: string): Promise<void> {
  const { tx, clock } = work;
  const at = clock.now();
  if (!(await claimNotice(tx, listingId, { at, before: at.subtract(QUIET) }))) return;
  const count = await claimUnnotifiedForms(tx, listingId, at);
  const listing = await findListing(tx, listingId);
  if (!listing || count === 0) return;
  const landlords = await landlordsOf(work, listing);
  const ids = landlords.map(({ id }) => id);
  const silent = await findSilent(tx, 'interest', ids);
  const site = await siteAddress(work, listing.partnerId);
  for (const to of landlords) {
    if (silent.has(to.id)) continue;
    const stop = unsubscribeLinks(work, { kind: 'interest', accountId: to.id, site });
    const url = new URL(`/my-listing/${listingId}/interest`, site).href;
    await writeMail(
      work,
      { to, partnerId: listing.partnerId },
      {
        mail: (reader) =>
          formsMail({ ...reader, url }, { title: listing.title, count, stop: stop.page }),
        headers: stop.headers,
      },
    );
  }
}

/** A mail of this feature, in its reader's language, with its attachments. */
interface Letter extends Pick<Mail, 'attachments' | 'headers'> {
  mail: (reader: Omit<MailReader, 'url'>) => MailContent;
}

/** Makes the mail about a form; null when it no longer applies. */
type Notify = (
  work: Work,
  notified: { form: Form; listing: Listing; site: URL; words: InterestMailTexts },
) => Promise<Letter | null>;

async function notifySender(work: Work, interestId: string, notify: Notify): Promise<void> {
  const form = await findForm(work.tx, interestId);
  const login = form && (await findLogin(work.tx, { id: form.accountId }));
  const listing = form && (await findListing(work.tx, form.listingId));
  if (!login || !listing) return;
  const site = await siteUsedBy(work, login.id, listing.partnerId);
  const letter = await notify(work, { form, listing, site, words: MAIL_TEXTS[login.language] });
  if (letter) await writeMail(work, { to: login, partnerId: listing.partnerId }, letter);
}

const invitation: Notify = async (work, { form, listing, site, words }) => {
  const [viewing] = form.viewingId ? await findViewings(work.tx, [form.viewingId]) : [];
  // Declined or withdrawn since: another mail says so.
  if (!viewing || form.state !== 'invited') return null;
  // On that page the form can be withdrawn.
  const url = new URL(`/listing/${listing.id}/interest`, site).href;
  return {
    mail: (reader) => invitationMail({ ...reader, url }, { title: listing.title, viewing }),
    attachments: [await calendarOf(work, { form, listing, viewing, site, words })],
  };
};

/** A viewing as a calendar file. Calendars identify it by the form: a new time, or a cancellation. */
async function calendarOf(
  work: Work,
  about: { form: Form; listing: Listing; viewing: Viewing; site: URL; words: InterestMailTexts },
  isCancelled = false,
): Promise<Attachment> {
  const { form, listing, viewing, site, words } = about;
  const url = new URL(`/my-interest#${form.id}`, site).href;
  return {
    filename: isCancelled ? words.cancelled.filename : words.invited.filename,
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content: calendarFile({
      uid: `${form.id}@${work.origin.hostname}`,
      // Each invitation may be followed by its cancellation, whose number is between two invitations.
      sequence: 2 * (form.invitations - 1) + Number(isCancelled),
      isCancelled,
      organiser: await organiserOf(work, listing.partnerId),
      alarmMinutes: ALARM_MINUTES,
      stamp: work.clock.now(),
      startsAt: viewing.startsAt,
      endsAt: viewing.endsAt,
      summary: tidyLine(words.invited.summary(listing.title)),
      location: viewing.place,
      description: [viewing.text, `${words.invited.button}: ${url}`].filter(Boolean).join('\n\n'),
      url,
    }),
  };
}

/** The organiser of viewings: the agency that lets the home, or Husvær. */
export async function organiserOf(
  { tx, origin }: Pick<ReadWork, 'tx' | 'origin'>,
  partnerId: string | null,
): Promise<{ name: string; address: string }> {
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  return {
    name: partner?.name ?? 'Husvær',
    address: partner?.email ?? `viewings@${origin.hostname}`,
  };
}

/** The viewing in a person's calendar: they were invited, have not declined, and it has not begun. */
async function viewingInCalendar(work: Work, form: Form) {
  return form.viewingAnswer === 'declined' ? null : viewingToCome(work, form);
}

/** The viewing that a person was invited to and that has not begun. */
async function viewingToCome({ tx, clock }: Work, { viewingId }: Form) {
  const [viewing] = viewingId ? await findViewings(tx, [viewingId]) : [];
  return viewing && isToCome(viewing, clock.now()) ? viewing : null;
}

const refusal: Notify = async (_work, notified) => refusing(notified, null);

/** A refusal after an invitation also removes the viewing from the calendar. */
const cancellingRefusal: Notify = async (work, notified) => {
  const viewing = await viewingInCalendar(work, notified.form);
  return {
    ...refusing(notified, viewing),
    ...(viewing && { attachments: [await calendarOf(work, { ...notified, viewing }, true)] }),
  };
};

function refusing(
  { form, listing: { title }, site }: Parameters<Notify>[1],
  off: Viewing | null,
): Letter {
  const url = new URL('/find-home', site).href;
  return {
    mail: (reader) =>
      refusalMail({ ...reader, url }, { title, text: form.declinedText, isLet: form.isLet, off }),
  };
}

/** Removes the viewing from the calendar of a person who withdrew their form. */
const cancellation: Notify = async (work, notified) => {
  const { form, listing } = notified;
  const viewing = await viewingInCalendar(work, form);
  if (!viewing || form.state !== 'withdrawn') return null;
  return {
    mail: (reader) => cancellationMail(reader, { title: listing.title, off: viewing }),
    attachments: [await calendarOf(work, { ...notified, viewing }, true)],
  };
};

/** Removes the viewing from the calendar of a person who declined it. */
const refusedViewing: Notify = async (work, notified) => {
  const { form, listing, site } = notified;
  const viewing = await viewingToCome(work, form);
  // Answered differently since: another mail says so.
  if (!viewing || form.state !== 'invited' || form.viewingAnswer !== 'declined') return null;
  const url = new URL('/my-interest', site).href;
  return {
    mail: (reader) =>
      refusedViewingMail({ ...reader, url }, { title: listing.title, off: viewing }),
    attachments: [await calendarOf(work, { ...notified, viewing }, true)],
  };
};

/** Adds the viewing to the calendar again when a person who declined it changes their mind. */
const restoredViewing: Notify = async (work, notified) => {
  const viewing = await viewingInCalendar(work, notified.form);
  return viewing ? invitation(work, notified) : null;
};

const opening: Notify = async (work, { listing: { title, partnerId } }) => {
  const partner = partnerId && (await findPartner(work.tx, partnerId));
  return partner
    ? { mail: (reader) => openingMail(reader, { title, partner: partner.name }) }
    : null;
};

/** Mails a person in their language, in the name of the home's agency or Husvær, if mail reaches them. */
export async function writeMail(
  work: Work,
  { to, partnerId }: { to: Login; partnerId: string | null },
  { mail, ...rest }: Letter,
): Promise<void> {
  if (!to.verifiedAt || to.deactivatedAt) return;
  const { language, name } = to;
  const sender = await mailSender(work, partnerId);
  const values = mail({ language, name, sender });
  await queueMail(work, {
    to: to.email,
    ...renderMail(values),
    sender,
    ...rest,
  });
}
