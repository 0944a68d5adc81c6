import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import {
  BATCH_MAX,
  batchListing,
  externalId,
  partnerListing,
  partnerPicture,
  type PartnerListing,
} from '@husvaer/domain/listings/partner-listing';

import {
  cursorPage,
  fieldError,
  pageAfter,
  pageOf,
  refer,
  schemaOf,
  updatedAt,
  updatedSince,
  version,
} from '../../partners/public.ts';
import type { CallGroup, Called } from '../../../platform/http/described-calls.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  getPartnerListing,
  getPartnerListings,
  withdrawPartnerListing,
} from './use-cases/get-partner-listings.ts';
import { importPartnerListings } from './use-cases/import-partner-listings.ts';
import { MEANINGS } from '../content/meanings.ts';
import { EXAMPLE } from './example.ts';
import { EVENTS } from './notify-partner.ts';
import { readMany, readOne } from './read-body.ts';
import { writeHome } from './write-home.ts';

const BATCH_BODY_MAX = 10_000_000;

/** Descriptions that the schema lacks. */
const DESCRIPTIONS = {
  ...MEANINGS,
  state:
    '`published`: in search. `active`: visible by its URL, not in search. `inactive`: withdrawn.',
  pictures:
    'In order; the first is the cover. If left out, they do not change. Each URL is fetched once: a new picture needs a new URL.',
  externalId: 'Your own id of the home.',
};

const answeredPicture = partnerPicture.extend({
  state: z.enum(['waiting', 'ready', 'refused']),
  /** An error's code. */
  reason: z.string().optional(),
  photoUrl: z.url().optional(),
});
const answeredListing = partnerListing.safeExtend({
  _id: uuid,
  externalId,
  url: z.url(),
  publishedAt: z.iso.datetime().optional(),
  version,
  updatedAt,
  pictures: z.array(answeredPicture),
});
const batchReport = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  refusals: z.array(
    z.object({
      row: z.int(),
      externalId: z.string().optional(),
      fields: z.array(fieldError),
    }),
  ),
});

const listingPage = cursorPage.extend({ updatedSince });

const nameIn = (called: Called) => parseInput(externalId, called.part('externalId'), 'externalId');
const homeOf = async (work: ReadWork, name: string) =>
  writeHome(await getPartnerListing(work, name), work.origin);
async function importListings(work: Work, listings: PartnerListing[]) {
  const { written: _, ...outcome } = await importPartnerListings(work, listings);
  return outcome;
}

/** The calls of the partner API for homes. */
export const listingCalls: CallGroup = {
  tag: { name: 'Listings', description: 'The partner’s homes, by the partner’s own ids.' },
  schemas: {
    Listing: schemaOf(partnerListing, DESCRIPTIONS),
    BatchListing: schemaOf(batchListing, DESCRIPTIONS),
    AnsweredListing: schemaOf(answeredListing, DESCRIPTIONS),
    Landed: {
      type: 'object',
      required: ['outcome', 'listing'],
      properties: {
        outcome: { enum: ['added', 'changed', 'unchanged'] },
        listing: refer('AnsweredListing'),
      },
    },
    ListingPage: pageOf('AnsweredListing'),
    BatchReport: schemaOf(batchReport),
  },
  events: EVENTS,
  calls: [
    {
      method: 'GET',
      path: '/listings',
      scope: 'listings',
      operationId: 'getListings',
      summary: 'The homes, by your ids',
      query: listingPage,
      answers: { 200: ['A page.', 'ListingPage'] },
      read(work, { query }) {
        const { updatedSince: since, ...part } = parseInput(listingPage, query);
        return pageAfter(part, {
          key: externalId,
          find: ({ after, limit }) =>
            getPartnerListings(work, { after: after ?? '', limit, since }),
          keyOf: ({ listing }) => listing.externalId!,
          write: (home) => writeHome(home, work.origin),
        });
      },
    },
    {
      method: 'PUT',
      path: '/listings/{externalId}',
      scope: 'listings',
      operationId: 'putListing',
      summary: 'Adds or replaces a home: each call has all its fields',
      body: { schema: 'Listing', example: EXAMPLE },
      answers: {
        200: ['The home existed: `changed` or `unchanged`.', 'Landed'],
        201: ['The home is new: `added`.', 'Landed'],
      },
      async write(work, called) {
        const name = nameIn(called);
        const { added, changed } = await importListings(work, [readOne(called.text, name)]);
        const outcome = added ? 'added' : changed ? 'changed' : 'unchanged';
        const body = { outcome, listing: await homeOf(work, name) };
        return { status: added ? 201 : 200, body };
      },
    },
    {
      method: 'GET',
      path: '/listings/{externalId}',
      scope: 'listings',
      operationId: 'getListing',
      summary: 'A home and the state of its pictures',
      answers: { 200: ['The home.', 'AnsweredListing'] },
      read: (work, called) => homeOf(work, nameIn(called)),
    },
    {
      method: 'DELETE',
      path: '/listings/{externalId}',
      scope: 'listings',
      operationId: 'withdrawListing',
      summary: 'Withdraws a home: its state becomes `inactive`',
      answers: { 204: ['It is withdrawn.'] },
      async write(work, called) {
        await withdrawPartnerListing(work, nameIn(called));
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: '/listings/batch',
      scope: 'listings',
      operationId: 'putListings',
      summary: `Up to ${BATCH_MAX} homes: good rows land together, bad ones are named`,
      body: {
        schema: { type: 'array', maxItems: BATCH_MAX, items: refer('BatchListing') },
        example: [{ externalId: 'a-1042', ...EXAMPLE }],
        maximum: BATCH_BODY_MAX,
        isLines: true,
      },
      answers: { 200: ['The result of each row.', 'BatchReport'] },
      limit: { name: 'partner batches', points: 30, seconds: 60 },
      async write(work, { text, contentType }) {
        const isByLine = contentType.startsWith('application/x-ndjson');
        const { rows, listings, refused } = readMany(text, isByLine);
        const outcome = await importListings(work, listings);
        const body = { rows, ...outcome, refused: refused.length, refusals: refused };
        return { status: 200, body };
      },
    },
  ],
};
