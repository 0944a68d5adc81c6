import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findBooks } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import { findApprovers } from '../../payouts/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';

const about = z.object({ bookId: uuid });

/** Notifies a book's approvers that a file somebody brought and the bank's own files contradict each other. */
export const notifyOfConflict: Listener = {
  event: 'banking.conflict_recorded',
  name: 'banking.notify_of_conflict',
  async handle(work, payload) {
    const { bookId } = about.parse(payload);
    const approvers = await findApprovers(work.tx, [bookId]);
    for (const { id, name: title, partnerId } of await findBooks(work.tx, [bookId]))
      for (const accountId of approvers.get(id) ?? [])
        await notify(work, {
          accountId,
          kind: 'bank_conflict',
          params: { title },
          // On the operator's site its bookkeepers see the agency's by this parameter.
          path: `/money/exceptions/conflicts${partnerId ? `?agency=${partnerId}` : ''}`,
        });
  },
};
