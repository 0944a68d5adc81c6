import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import type { OrderStatus } from '@husvaer/domain/signing/states';

import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import {
  completePaper,
  endPaper,
  loadPaperForUpdate,
  notifyBrowsersOfLease,
  recordPaperEvent,
  type Paper,
} from '../../leases/public.ts';
import { notifyOfDecline, notifyOfOtherName, notifyOfWithdrawal } from './notify-sender.ts';

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
      await completePaper(work, paper, documentId);
      const { kind, leaseId } = paper;
      if (kind === 'lease')
        await work.emit({ name: 'lease_documents.lease_signed', payload: { leaseId } });
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
async function paperIn(work: Work, payload: unknown): Promise<Paper | undefined> {
  const { subject } = about.parse(payload);
  return subject.kind === 'paper' ? loadPaperForUpdate(work, subject.id, 'signing') : undefined;
}
