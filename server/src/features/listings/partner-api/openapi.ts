import { z } from 'zod';

import {
  BATCH_MAX,
  batchListing,
  externalId,
  partnerListing,
  partnerPicture,
} from '@husvaer/domain/listings/partner-listing';

/** A home that says a little of everything. */
export const EXAMPLE = {
  title: 'Lys toroms med balkong',
  description: 'Rolig gård nær T-banen.',
  listingType: 'entire_place',
  propertyType: 'apartment',
  address: {
    street: 'Markveien',
    streetNumber: '35',
    apartmentNumber: 'H0302',
    postalCode: '0554',
    neighbourhood: 'Grünerløkka',
    city: 'Oslo',
  },
  position: { lat: 59.9226, lng: 10.7587 },
  showsExactAddress: false,
  floor: '3',
  totalBedrooms: 1,
  totalSize: 48,
  availableFrom: '2027-02-01',
  minimumStay: 12,
  monthlyRent: 15_900,
  depositAmount: 47_700,
  furnished: 'unfurnished',
  facilities: ['balcony', 'washing_machine'],
  includedInRent: ['water'],
  state: 'published',
  pictures: [{ url: 'https://pictures.example.com/a-1042/stue.jpg', description: 'Stue' }],
};

/** What a schema's words don't say. */
const MEANINGS: Record<string, string> = {
  state:
    '`published`: in search. `active`: open to whoever has the address, not in search. `inactive`: withdrawn.',
  pictures:
    'In their order, the first is the cover. Left out: as they are. Each address is fetched once; another picture has another address.',
  position: 'Degrees (WGS 84), in Norway.',
  showsExactAddress:
    'False: the public sees street and postal code, and a position to about a hundred metres.',
  floor: '`5` is the fifth and above.',
  totalSize: 'm² (BRA).',
  internalUsableSize: 'm² (BRA-i).',
  externalUsableSize: 'm² (BRA-e).',
  balconySize: 'm² (TBA).',
  minimumStay: 'Months.',
  monthlyRent: 'Kroner, at most two decimals.',
  depositAmount: 'Kroner, at most six months’ rent.',
  description: 'Plain text; HTML becomes text.',
  externalId: 'Your own name for the home.',
};

const answeredPicture = partnerPicture.extend({
  state: z.enum(['waiting', 'ready', 'refused']),
  /** An error's code. */
  reason: z.string().optional(),
  photoUrl: z.url().optional(),
});
const answeredListing = partnerListing.safeExtend({
  _id: z.uuid(),
  externalId,
  url: z.url(),
  publishedAt: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime(),
  pictures: z.array(answeredPicture),
});
const fieldError = z.object({
  path: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
const counts = { added: z.int(), changed: z.int(), unchanged: z.int() };

const SCHEMAS = {
  Listing: partnerListing,
  BatchListing: batchListing,
  AnsweredListing: answeredListing,
  Landed: z.object({ outcome: z.enum(['added', 'changed', 'unchanged']), listing: z.unknown() }),
  Page: z.object({ data: z.array(z.unknown()), next: z.string().nullable() }),
  BatchReport: z.object({
    rows: z.int(),
    ...counts,
    refused: z.int(),
    refusals: z.array(
      z.object({ row: z.int(), externalId: z.string().optional(), fields: z.array(fieldError) }),
    ),
  }),
  Errors: z.object({
    errors: z.array(
      z.object({
        message: z.string(),
        extensions: z.object({
          code: z.string(),
          statusCode: z.int(),
          params: z.object({ fields: z.array(fieldError).optional() }),
          requestId: z.string(),
        }),
      }),
    ),
  }),
};

type Schema = z.core.JSONSchema.BaseSchema;

const schemaOf = (schema: z.ZodType): Schema => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: 'input' });
  for (const [name, property] of Object.entries(written.properties ?? {}))
    if (typeof property === 'object' && MEANINGS[name]) property.description = MEANINGS[name];
  return written;
};

const refer = (name: keyof typeof SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const answer = (description: string, schema?: object) => ({
  description,
  ...(schema && { content: json(schema) }),
});
const refusal = (description: string) => answer(description, refer('Errors'));

const REFUSALS = {
  400: refusal('`request.invalid` names every field that was refused; `request.malformed`.'),
  401: refusal('`partners.key_invalid`: no key of ours, or one that was revoked.'),
  413: refusal('`request.too_large`.'),
  415: refusal('`request.unsupported_type`.'),
  429: {
    ...refusal('`request.too_many`: again after so many seconds.'),
    headers: { 'Retry-After': { schema: { type: 'integer' } } },
  },
};
const { 401: wrongKey, 429: tooMany } = REFUSALS;
const unknownHome = refusal('`listings.not_found`: none of yours.');

/** The partner API, in the words of OpenAPI 3.1: its schemas are those that calls are checked by. */
export function partnerApiDocument(origin: URL) {
  const schemas = Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [name, schemaOf(schema)]),
  ) as Record<keyof typeof SCHEMAS, Schema>;
  schemas.Landed.properties!['listing'] = refer('AnsweredListing');
  schemas.Page.properties!['data'] = { type: 'array', items: refer('AnsweredListing') };
  const tags = ['Listings'];
  const batch = { type: 'array', maxItems: BATCH_MAX, items: refer('BatchListing') };

  return {
    openapi: '3.1.1',
    info: {
      title: 'Husvær partner API',
      version: '1',
      description: 'Homes of a partner, sent by its own system. docs/partner-api.md explains.',
    },
    servers: [{ url: origin.origin }],
    security: [{ key: [] }],
    tags: [
      { name: 'Listings', description: 'The partner’s own homes, by the partner’s own names.' },
    ],
    paths: {
      '/partner/v1/listings': {
        get: {
          tags,
          operationId: 'getListings',
          summary: 'The homes, by name',
          parameters: [
            {
              name: 'after',
              in: 'query',
              description: '`next` of the page before.',
              schema: { type: 'string' },
            },
            {
              name: 'limit',
              in: 'query',
              schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
            },
          ],
          responses: {
            200: answer('A page; `next` is null on the last.', refer('Page')),
            400: REFUSALS[400],
            401: wrongKey,
            429: tooMany,
          },
        },
      },
      '/partner/v1/listings/{externalId}': {
        parameters: [
          { name: 'externalId', in: 'path', required: true, schema: schemaOf(externalId) },
        ],
        put: {
          tags,
          operationId: 'putListing',
          summary: 'Takes in a home, or changes it: all of it is said each time',
          requestBody: { required: true, content: json(refer('Listing'), EXAMPLE) },
          responses: {
            200: answer('Known before: `changed` or `unchanged`.', refer('Landed')),
            201: answer('New here: `added`.', refer('Landed')),
            ...REFUSALS,
          },
        },
        get: {
          tags,
          operationId: 'getListing',
          summary: 'A home and what became of its pictures',
          responses: {
            200: answer('The home.', refer('AnsweredListing')),
            401: wrongKey,
            404: unknownHome,
            429: tooMany,
          },
        },
        delete: {
          tags,
          operationId: 'withdrawListing',
          summary: 'Withdraws a home: it is `inactive` from now on',
          responses: {
            204: answer('Withdrawn, now or before.'),
            401: wrongKey,
            404: unknownHome,
            429: tooMany,
          },
        },
      },
      '/partner/v1/listings/batch': {
        post: {
          tags,
          operationId: 'putListings',
          summary: `Up to ${BATCH_MAX} homes: good rows land together, bad ones are named`,
          requestBody: {
            required: true,
            content: {
              ...json(batch, [{ externalId: 'a-1042', ...EXAMPLE }]),
              'application/x-ndjson': { schema: { type: 'string' } },
            },
          },
          responses: { 200: answer('What became of the rows.', refer('BatchReport')), ...REFUSALS },
        },
      },
    },
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key: `hvp_…`.' },
      },
    },
  };
}
