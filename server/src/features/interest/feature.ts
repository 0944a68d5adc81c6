import { z } from 'zod';

import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import './graphql.ts';
import './landlord/graphql.ts';
import './viewings/graphql.ts';
import { interestCalls } from './partner-api/calls.ts';
import { partnerListeners } from './partner-api/notify-partner.ts';
import { notices } from './notify-in-app.ts';
import { mails, laterNotices } from './notify.ts';
import { postInvitation } from './talk.ts';
import { findFormsOf, deleteForms, forgetFormsOf } from './store.ts';
import { serveViewings } from './viewings/http.ts';
import { remindOfViewings } from './viewings/remind.ts';
import { mayReadAttachment, withAttachments } from './with-attachments.ts';

const deleted = z.object({ accountId: z.string() });

/** Days a form is kept after its last change: months, not years (norway.md § 7). */
const RETENTION_DAYS = 180;
/** More forms than anyone sends in that time. */
const OWN_MAX = 10_000;

export const interest: Feature = {
  name: 'interest',
  http: [serveViewings],
  partnerCalls: interestCalls,
  documents: [mayReadAttachment],
  on: [
    ...mails,
    ...notices,
    postInvitation,
    ...partnerListeners,
    {
      event: 'accounts.deleted',
      name: 'interest.forget_forms',
      handle: ({ tx }, payload) => forgetFormsOf(tx, deleted.parse(payload).accountId),
    },
  ],
  jobs: [
    laterNotices,
    remindOfViewings,
    {
      name: 'interest.delete_old_forms',
      cron: '53 3 * * *',
      perform: ({ runner }) =>
        runner.run(
          SYSTEM,
          ({ tx, clock }) => deleteForms(tx, clock.now().subtract({ hours: 24 * RETENTION_DAYS })),
          undefined,
        ),
    },
  ],
  personalData: personalData(
    async ({ tx }, accountId) => {
      const found = await findFormsOf(tx, accountId, { limit: OWN_MAX, skip: 0 });
      const forms = await withAttachments(tx, found);
      return {
        forms: forms.map(({ monthlyIncome, attachments, ...form }) => ({
          ...form,
          files: attachments.map(({ title }) => title),
          monthlyIncome: monthlyIncome === null ? null : oreToKroner(monthlyIncome),
        })),
      };
    },
    {
      forms: {
        id: true,
        listingId: true,
        accountId: true,
        state: true,
        rentFrom: true,
        people: true,
        leaseLength: true,
        monthlyIncome: true,
        isSmoker: true,
        hasPets: true,
        petsText: true,
        aboutYou: true,
        referenceName: true,
        referencePhone: true,
        birthDate: true,
        phoneNumber: true,
        occupation: true,
        agreesToCreditCheck: true,
        files: true,
        declinedText: true,
        isLet: true,
        viewingId: true,
        invitations: true,
        viewingAnswer: true,
        proposedStartsAt: true,
        sentAt: true,
        changedAt: true,
      },
    },
  ),
};
