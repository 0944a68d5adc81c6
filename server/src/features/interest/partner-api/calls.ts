import { INTEREST_STATES } from '@husvaer/domain/interest/states';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { listingErrors } from '@husvaer/domain/listings/errors';
import { externalId } from '@husvaer/domain/listings/partner-listing';
import { z } from 'zod';

import { findByExternalId } from '../../listings/public.ts';
import {
  cursorPage,
  pageAfter,
  pageOf,
  schemaOf,
  updatedAt,
  updatedSince,
} from '../../partners/public.ts';
import type { CallGroup } from '../../../platform/http/described-calls.ts';
import { EVENTS } from './notify-partner.ts';
import { readInterest, readInterests } from './read-interests.ts';
import { findPartnerForms } from './store.ts';

const interest = z.object({
  _id: uuid.describe('The `interestId` of a tenant in a lease.'),
  listingId: uuid,
  listingExternalId: z.string().nullable().describe('Null for a home that your agents made.'),
  state: z.enum(INTEREST_STATES).describe('If `withdrawn`, nothing else is told of the person.'),
  name: z.string().nullable(),
  rentFrom: z.iso.date().nullable().describe('When they want to move in.'),
  people: z.int().nullable().describe('How many will live there.'),
  leaseMonths: z.int().nullable().describe('How long they want to rent; null for open-ended.'),
  sentAt: z.iso.datetime(),
  updatedAt: updatedAt.describe('When the form was changed or answered last.'),
});

const interestPage = cursorPage.extend({
  listingId: uuid.optional(),
  listingExternalId: externalId.optional(),
  state: z.enum(INTEREST_STATES).optional(),
  updatedSince,
});

const reading = { method: 'GET', scope: 'interest:read' } as const;

/** The calls of the partner API for interest forms: who applied, without what only people need to see. */
export const interestCalls: CallGroup = {
  tag: { name: 'Interest', description: 'The people who applied for the partner’s homes.' },
  schemas: { Interest: schemaOf(interest), InterestPage: pageOf('Interest') },
  events: EVENTS,
  calls: [
    {
      ...reading,
      path: '/interests',
      operationId: 'getInterests',
      summary: 'The interest forms about your homes, oldest first',
      query: interestPage,
      answers: { 200: ['A page.', 'InterestPage'] },
      async read(work, { viewer, query }) {
        const { after, limit, listingExternalId, ...filters } = parseInput(interestPage, query);
        const { partnerId } = viewer;
        const named = listingExternalId
          ? await findByExternalId(work.tx, partnerId, listingExternalId)
          : null;
        if (named === undefined) throw listingErrors.not_found({ externalId: listingExternalId });
        const request = { partnerId, ...filters, ...(named && { listingId: named.id }) };
        const page = await pageAfter(
          { after, limit },
          {
            key: uuid,
            find: (part) => findPartnerForms(work.tx, request, part),
            keyOf: (id) => id,
            write: (id) => id,
          },
        );
        return { ...page, data: await readInterests(work, viewer, page.data) };
      },
    },
    {
      ...reading,
      path: '/interests/{interestId}',
      operationId: 'getInterest',
      summary: 'An interest form about one of your homes',
      answers: { 200: ['The form.', 'Interest'] },
      read: (work, called) => readInterest(work, called.viewer, called.id('interestId')),
    },
  ],
};
