import { z } from 'zod';

import { tidyLine } from '@husvaer/domain/kernel/text';
import type { NotificationKind } from '@husvaer/domain/notifications/notification';
import { signerState, turnOf } from '@husvaer/domain/signing/states';

import { findLogin, type Login } from '../accounts/public.ts';
import { findDocuments } from '../files/public.ts';
import { notify } from '../notifications/public.ts';
import { mailSender } from '../partners/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import { renderMail, type MailContent } from '../../platform/mail/layout.ts';
import { queueMail, type Attachment } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import {
  completedMail,
  declinedMail,
  expiredMail,
  turnMail,
  withdrawnMail,
  type SignerReader,
} from './mails.ts';
import { siteOfOrder } from './site-of-order.ts';
import { factsOf, readOrder, signerFacts, type Order, type Signer } from './store.ts';
import { pathOf, signingUrl } from './use-cases/find-orders.ts';

/** The largest signed document that is attached to a mail, bytes: mail servers refuse much larger ones. */
const ATTACHED_MAX = 8 * 1024 * 1024;

const about = z.object({ orderId: z.string() });
const turn = about.extend({ turn: z.number() });
const declined = about.extend({ signerId: z.string(), name: z.string(), reason: z.string() });
const withdrawn = about.extend({ reason: z.string().nullable() });
const completed = about.extend({ documentId: z.string() });
const bound = about.extend({ accountId: z.string() });
const signer = about.extend({ signerId: z.string() });

/** A notification and its mail. */
interface Notice {
  kind: NotificationKind;
  /** A path of the order's site. */
  path: string;
  mail(to: SignerReader): MailContent;
  attachments?: readonly Attachment[];
}

/** Notifications about orders. */
export const listeners: readonly Listener[] = [
  handle('signing.turn_begun', turn, (work, order, { turn: came }) =>
    notifySigners(work, order, 'signing_turn', ({ turn: theirs }) => theirs === came),
  ),
  handle('signing.reminded', about, (work, order) =>
    notifySigners(work, order, 'signing_reminder'),
  ),
  handle('signing.request_repeated', signer, (work, order, { signerId }) =>
    notifySigners(work, order, 'signing_reminder', ({ id }) => id === signerId),
  ),
  handle('signing.signer_moved', signer, (work, order, { signerId }) =>
    notifySigners(work, order, 'signing_turn', ({ id }) => id === signerId),
  ),
  handle('signing.bound', bound, async (work, order, { accountId }) => {
    // The mail was sent before the account existed.
    for (const { accountId: theirs, path } of request(order))
      if (theirs === accountId)
        await notifyOf(work, order, { accountId, kind: 'signing_turn', path });
  }),
  handle('signing.declined', declined, async (work, order, { signerId, name, reason }) => {
    const others = order.signers.filter(({ id }) => id !== signerId);
    await notifyAll(work, order, others, {
      kind: 'signing_declined',
      path: order.returnTo,
      mail: (to) => declinedMail(to, { by: name, reason }),
    });
  }),
  handle('signing.expired', about, (work, order) =>
    notifyAll(work, order, order.signers, {
      kind: 'signing_expired',
      path: order.returnTo,
      mail: expiredMail,
    }),
  ),
  handle('signing.withdrawn', withdrawn, async (work, order, { reason }) => {
    // Signers of later turns never knew of it.
    const turn = order.notifiedAt ? (turnOf(factsOf(order)) ?? Infinity) : -Infinity;
    const notified = order.signers.filter((signer) => signer.turn <= turn);
    await notifyAll(work, order, notified, {
      kind: 'signing_withdrawn',
      path: order.returnTo,
      mail: (to) => withdrawnMail(to, { reason }),
    });
  }),
  handle('signing.completed', completed, notifyCompleted),
];

/** A listener for an event about an order; it uses the order's present state. */
function handle<Payload extends { orderId: string }>(
  event: string,
  shape: z.ZodType<Payload>,
  notify: (work: Work, order: Order, payload: Payload) => Promise<void>,
): Listener {
  return {
    event,
    name: event.replace('.', '.notify_'),
    async handle(work, payload) {
      const input = shape.parse(payload);
      const order = await readOrder(work.tx, input.orderId);
      if (order) await notify(work, order, input);
    },
  };
}

/** The signers whose turn it is now, with the path where they sign. */
const request = (order: Order): (Signer & { path: string })[] =>
  order.signers
    .filter((signer) => signerState(factsOf(order), signerFacts(signer), -Infinity) === 'asked')
    .map((signer) => ({ ...signer, path: pathOf(signer) }));

async function notifySigners(
  work: Work,
  order: Order,
  kind: 'signing_turn' | 'signing_reminder',
  isMeant: (signer: Signer) => boolean = () => true,
): Promise<void> {
  const site = await siteOfOrder(work, order);
  // By now it may be the turn of others, who are notified separately.
  for (const signer of request(order).filter(isMeant)) {
    // A broker needs no account of ours.
    const isRegistered = signer.accountId !== null || order.provider !== 'house';
    const url = isRegistered
      ? new URL(signingUrl(order, signer) ?? signer.path, site).href
      : registering(site, signer);
    const input = {
      isAgain: kind === 'signing_reminder',
      hasTask: signer.errandPath !== null,
      identity: work.identityName,
      expiresAt: order.expiresAt,
      registersAs: isRegistered ? null : signer.email,
    };
    await notifyAll(work, order, [signer], {
      kind,
      path: signer.path,
      mail: (to) => turnMail({ ...to, url }, input),
    });
  }
}

/**
 * The page where a signer without an account registers, filled in with what is known, and signs afterwards.
 */
function registering(site: URL, signer: Signer): string {
  const url = new URL('/register-as-tenant', site);
  url.search = new URLSearchParams({ email: signer.email, returnTo: pathOf(signer) }).toString();
  return url.href;
}

async function notifyCompleted(
  work: Work,
  order: Order,
  { documentId }: z.output<typeof completed>,
): Promise<void> {
  const [document] = await findDocuments(work.tx, [documentId]);
  if (!document) return;
  const { key, name, size, contentType } = document;
  const filename = tidyLine(name).replaceAll(/[/\\:*?"<>|]/g, '-');
  const isSmall = size <= ATTACHED_MAX;
  await notifyAll(work, order, order.signers, {
    kind: 'signing_completed',
    path: order.returnTo,
    mail: (to) => completedMail(to, { isAttached: isSmall }),
    ...(isSmall && { attachments: [{ filename, contentType, key }] }),
  });
}

/** Notifies signers, each in their language: in the app, and by mail if their address accepts mail. */
async function notifyAll(
  work: Work,
  order: Order,
  signers: readonly Signer[],
  { kind, path, mail, attachments }: Notice,
): Promise<void> {
  const site = await siteOfOrder(work, order);
  const sender = await mailSender(work, order.partnerId);
  const url = new URL(order.returnTo, site).href;
  for (const signer of signers) {
    const { accountId } = signer;
    const login = accountId ? await findLogin(work.tx, { id: accountId }) : undefined;
    if (accountId) await notifyOf(work, order, { accountId, kind, path });
    const to = mailAddressOf(signer, login);
    if (!to) continue;
    const language = login?.language ?? 'no';
    const name = login?.name ?? signer.name;
    const notified = mail({ language, name, sender, url, title: order.title[language] });
    await queueMail(work, {
      to,
      ...renderMail(notified),
      sender,
      ...(attachments && { attachments }),
    });
  }
}

/** The mail address of a signer: the account's, or the one on the order until they have an account. */
function mailAddressOf({ accountId, email }: Signer, login: Login | undefined): string | null {
  if (!accountId) return email || null;
  return login?.verifiedAt && !login.deactivatedAt ? login.email : null;
}

async function notifyOf(
  work: Work,
  order: Order,
  { accountId, kind, path }: { accountId: string; kind: NotificationKind; path: string },
): Promise<void> {
  const login = await findLogin(work.tx, { id: accountId });
  const title = order.title[login?.language ?? 'no'];
  await notify(work, { accountId, kind, params: { title }, path });
}
