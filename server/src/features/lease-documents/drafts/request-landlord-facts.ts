import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { findContradictions, findLeases } from '../../leases/public.ts';
import { findPartners, mailSender, siteAddress } from '../../partners/public.ts';
import { findProperties } from '../../properties/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { addressOf } from '../contract/facts.ts';
import { landlordFactsMail } from '../mails.ts';

const recorded = z.object({ leaseId: uuid, name: z.string() });

/**
 * When an agency drafts a lease, the landlord is requested by mail to enter what the lease must state of them
 * and their profile lacks. A landlord without an agency reads it where they write the lease.
 */
export const requestLandlordFacts: Listener = {
  event: 'leases.event_recorded',
  name: 'lease_documents.request_landlord_facts',
  async handle(work, payload) {
    const { tx } = work;
    const { leaseId, name } = recorded.parse(payload);
    if (name !== 'drafted') return;
    const [lease] = await findLeases(tx, [leaseId]);
    const [property] = await findProperties(tx, lease ? [lease.propertyId] : []);
    if (!property || property.partnerId === null) return;
    const { landlordId, partnerId } = property;
    const found = (await findContradictions(work, leaseId)).map((one) => one.name);
    const lacks = {
      birthDate: found.includes('landlord_birth_date_missing'),
      postalAddress: found.includes('landlord_address_missing'),
    };
    const to = (await findReachable(tx, [landlordId])).get(landlordId);
    const [person] = await findPeople(tx, [landlordId]);
    const [partner] = await findPartners(tx, [partnerId]);
    if (!to || !person || !partner || !(lacks.birthDate || lacks.postalAddress)) return;
    const sender = await mailSender(work, partnerId);
    const url = new URL('/profile', await siteAddress(work, partnerId)).href;
    const mail = landlordFactsMail(
      { language: to.language, name: person.name, url, sender },
      { agency: partner.name, home: addressOf(property), lacks },
    );
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  },
};
