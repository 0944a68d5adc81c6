import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { findInvoices } from '../../invoices/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { findReaders, findReduction } from '../../payments/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { reductionMail } from '../mails.ts';
import { findSecondPeople } from './second-people.ts';

const about = z.object({ reductionId: uuid });

/** Notifies those who may agree that a write-off or a credit waits for a second person. */
export const notifySecondPeople: Listener = {
  event: 'payments.reduction_proposed',
  name: 'payouts.notify_second_people',
  async handle(work, payload) {
    const { tx } = work;
    const reduction = await findReduction(tx, about.parse(payload).reductionId);
    if (reduction?.status !== 'waiting' || reduction.kind === 'discount') return;
    const { bookId, invoiceId, leaseId, madeById, kind, amount, borneBy, reason } = reduction;
    const [book] = await findBooks(tx, [bookId]);
    const [invoice] = await findInvoices(tx, invoiceId === null ? [] : [invoiceId]);
    const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
    if (!book || !invoice || !rent) return;
    const { partnerId, name: agency } = book;
    const { ownIds, pathFor } = await findReaders(tx, partnerId);
    const others = (await findSecondPeople(tx, book))(reduction, rent);
    const [maker] = madeById === null ? [] : await findPeople(tx, [madeById]);
    const reachable = await findReachable(tx, others);
    for (const { id: accountId, name } of await findPeople(tx, others)) {
      const path = pathFor(accountId);
      await notify(work, {
        accountId,
        kind: 'reduction_proposed',
        params: { title: agency },
        path,
      });
      const to = reachable.get(accountId);
      if (!to) continue;
      const home = ownIds.includes(accountId) ? partnerId : null;
      const sender = await mailSender(work, home);
      const url = new URL(path, await siteAddress(work, home)).href;
      const mail = reductionMail(
        { language: to.language, name, url, sender },
        {
          agency,
          by: maker?.name ?? '',
          kind,
          amount,
          borneBy,
          reason,
          serial: invoice.serial,
          home: invoice.parties.home.name,
        },
      );
      await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
    }
  },
};
