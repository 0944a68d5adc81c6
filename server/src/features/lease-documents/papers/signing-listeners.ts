import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import type { OrderStatus } from '@husvaer/domain/signing/states';

import { lockAccount } from '../../accounts/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { findProperties } from '../../properties/public.ts';
import {
  notifyBrowsersOfLease,
  findTenants,
  lockLease,
  setPaper,
  changePaper,
  lockPaper,
  type Paper,
} from '../../leases/public.ts';
import { endPaper } from './end-paper.ts';
import { notifyOfDecline, notifyOfOtherName, notifyOfWithdrawal } from './notify-sender.ts';
import { recordPaperEvent } from './record-paper-event.ts';

const about = z.object({ subject: z.object({ kind: z.string(), id: z.string() }) });
const who = z.object({ role: z.string(), name: z.string() });
const signed = about.extend(who.shape);
const declined = signed.extend({ reason: z.string() });
const differs = signed.extend({ otherName: z.string() });
const withdrawn = about.extend({
  reason: z.string().nullable(),
  ...differs.pick({ role: true, name: true, otherName: true }).partial().shape,
});
const completed = about.extend({ documentId: uuid });

/** Each end of an order ends its document. */
const ENDS: Record<
  Exclude<OrderStatus, 'open'>,
  { name: string; end: (work: Work, paper: Paper, payload: unknown) => Promise<void> }
> = {
  completed: {
    name: 'complete_signed',
    async end(work, paper, payload) {
      const { documentId } = completed.parse(payload);
      const end = { signedDocumentId: documentId, endedAt: work.clock.now() };
      await changePaper(work.tx, paper.id, { state: 'signed', ...end });
      if (paper.leaseId === null) await recordPaperEvent(work, paper, 'assignment_completed');
      else if (paper.kind === 'lease') await bind(work, paper, paper.leaseId);
    },
  },
  declined: {
    name: 'end_declined',
    async end(work, paper, payload) {
      const { role, name, reason } = declined.parse(payload);
      await endPaper(work, paper, { state: 'declined', by: { name, role }, reason });
      await notifyOfDecline(work, paper, { name, reason });
    },
  },
  expired: {
    name: 'end_expired',
    end: (work, paper) => endPaper(work, paper, { state: 'expired' }),
  },
  // By the broker, or because a signature was refused: what its sender withdraws has ended before the event.
  withdrawn: {
    name: 'end_withdrawn',
    async end(work, paper, payload) {
      const { reason, role, name, otherName } = withdrawn.parse(payload);
      if (name && otherName)
        await recordPaperEvent(work, paper, 'name_differs', { role, name, otherName });
      await endPaper(work, paper, { state: 'withdrawn', reason: reason ?? undefined });
      if (name && otherName)
        await notifyOfOtherName(work, paper, { name, otherName, isOver: true });
      else await notifyOfWithdrawal(work, paper, reason);
    },
  },
};

/**
 * Applies events of `signing` to leases and assignments. `lease-changes` applies documents signed after a
 * lease.
 */
export const signingListeners: readonly Listener[] = [
  {
    event: 'signing.seen',
    name: 'lease_documents.notify_browsers_of_seen',
    async handle(work, payload) {
      const paper = await paperIn(work, payload);
      if (paper?.leaseId) await notifyBrowsersOfLease(work, paper.leaseId);
    },
  },
  {
    event: 'signing.signed',
    name: 'lease_documents.record_signature',
    async handle(work, payload) {
      const { role, name } = signed.parse(payload);
      const paper = await paperIn(work, payload);
      if (!paper) return;
      const event = paper.kind === 'assignment' ? 'assignment_signed' : 'signed';
      await recordPaperEvent(work, paper, event, { kind: paper.kind, role, name });
    },
  },
  {
    event: 'signing.other_name_seen',
    name: 'lease_documents.report_other_name',
    async handle(work, payload) {
      const { role, name, otherName } = differs.parse(payload);
      const paper = await paperIn(work, payload);
      if (!paper) return;
      await recordPaperEvent(work, paper, 'name_differs', { role, name, otherName });
      await notifyOfOtherName(work, paper, { name, otherName, isOver: false });
    },
  },
  ...Object.entries(ENDS).map(([status, { name, end }]): Listener => ({
    event: `signing.${status}`,
    name: `lease_documents.${name}`,
    async handle(work, payload) {
      const paper = await paperIn(work, payload);
      if (paper) await end(work, paper, payload);
    },
  })),
];

/** Locks the document an event is about; undefined when it is none of ours or has ended. */
async function paperIn({ tx }: Work, payload: unknown): Promise<Paper | undefined> {
  const { subject } = about.parse(payload);
  const paper = subject.kind === 'paper' ? await lockPaper(tx, subject.id) : undefined;
  return paper?.state === 'signing' ? paper : undefined;
}

/** Everyone has signed: the lease is binding, and its parties can't delete their accounts before it ends. */
async function bind(work: Work, paper: Paper, leaseId: string): Promise<void> {
  const { tx } = work;
  const lease = await lockLease(tx, leaseId);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!property) return;
  await setPaper(tx, leaseId, 'signed');
  const tenants = (await findTenants(tx, [leaseId])).flatMap(({ accountId }) => accountId ?? []);
  for (const accountId of [...tenants, property.landlordId])
    await lockAccount(tx, { accountId, reason: 'lease_active', holderId: leaseId });
  await recordPaperEvent(work, paper, 'completed');
  await work.emit({ name: 'lease_documents.lease_signed', payload: { leaseId } });
}
