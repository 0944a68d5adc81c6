import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Listener } from '../../../platform/dispatcher.ts';
import { findBeatenOffers, findPapers, moveLease, withdrawPapers } from '../../leases/public.ts';
import { MAIL_TEXTS } from '../messages/mail-texts-by-language.ts';

const signed = z.object({ leaseId: uuid });

/**
 * Withdraws the other leases of a home that has been let: nobody can sign them any more, and nobody is reminded to.
 * Each becomes a draft again.
 */
export const withdrawBeatenOffers: Listener = {
  event: 'lease_documents.lease_signed',
  name: 'lease_documents.withdraw_beaten_offers',
  async handle(work, payload) {
    const { tx } = work;
    const { leaseId } = signed.parse(payload);
    for (const id of await findBeatenOffers(tx, leaseId)) {
      const papers = await findPapers(tx, { leaseIds: [id], assignmentIds: [] });
      const paper = papers.findLast(({ kind }) => kind === 'lease');
      if (!paper) continue;
      const { language, partnerId } = paper;
      const reason = MAIL_TEXTS[language].homeLet;
      if (await withdrawPapers(work, { leaseId: id, kind: 'lease', reason }))
        await moveLease(work, { leaseId: id, partnerId }, 'withdrawn', { reason });
    }
  },
};
