import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { notifyPartner } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { findDepositOf } from '../store.ts';

const changed = z.object({ leaseId: uuid });

/** The types of events about deposits. */
export const EVENTS = { 'deposit.changed': 'The security of a lease changed.' };

/** Notifies the agency's own system that a deposit changed: only the ids. */
export const partnerListener: Listener = {
  event: 'deposits.changed',
  name: 'deposits.notify_partner',
  async handle(work, payload) {
    const { leaseId } = changed.parse(payload);
    const deposit = await findDepositOf(work.tx, leaseId);
    if (!deposit?.partnerId) return;
    const { partnerId } = deposit;
    const data = { leaseId };
    await notifyPartner(work, { partnerId, type: 'deposit.changed', at: work.clock.now(), data });
  },
};
