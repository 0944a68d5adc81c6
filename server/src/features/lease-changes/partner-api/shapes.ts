import { z } from 'zod';

import { email } from '@husvaer/domain/accounts/credentials';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { assignmentTerms } from '@husvaer/domain/properties/assignment';
import { PAPER_STATES } from '@husvaer/domain/leases/papers';
import { CONTRADICTIONS } from '@husvaer/domain/leases/contradictions';
import { leaseTenants } from '@husvaer/domain/leases/tenants';
import { leaseTerms } from '@husvaer/domain/leases/terms';
import { LEASE_STATUSES, RENT_STATUSES } from '@husvaer/domain/leases/enums';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';
import { externalId } from '@husvaer/domain/listings/partner-listing';

import {
  cursorPage,
  listOf,
  pageOf,
  refer,
  schemaOf,
  updatedAt,
  updatedSince,
} from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';
import { AMENDMENT_SCHEMAS, AMENDMENTS, confirmed, notice } from './amendment-shapes.ts';

/** Descriptions of fields that the schema lacks. */
const MEANINGS: Record<string, string> = {
  kind: '`at_landlords`: loft or basement where the landlord lives. `room`: a single room with access to another’s home.',
  startsOn: 'The first day.',
  endsOn: 'The last day; null for an open-ended lease.',
  roomName: 'Which room, garage or storage room. Needed to send the lease of a room.',
  homeOf: 'Whose home the tenant of a room has access to. Needed to send the lease of a room.',
  fixedTermGround: 'Why a fixed term is shorter than the law’s minimum (husleieloven § 9-3).',
  fixedTermReason: 'The reason in words. Required with the ground `other`.',
  noticeMonths: 'If left out, the law’s.',
  monthlyRent: 'Kroner, at most two decimals.',
  useCosts: 'Costs that are paid by consumption (§ 3-4).',
  dueDay: 'Day of the month.',
  securityAmount: 'Kroner, at most six months’ rent (husleieloven §§ 3-5 and 3-6).',
  brokering: 'Charged once: per cent of the rent, or kroner.',
  hadOtherBroker:
    'Whether other agencies have worked on the same brokering in the last three months.',
  management: 'Charged each month: per cent of the rent, or kroner.',
  addons: 'Kroner a month.',
  payoutDay: 'Day of the month.',
  guaranteeMonths: 'Months of unpaid rent that are paid out at a time; null without a guarantee.',
  listingExternalId: 'Your own id of the home.',
  listingId: 'The home’s `_id`, instead of your own id.',
  landlordEmail: 'The e-mail of one of your landlords; if left out, the home’s owner.',
  landlordId: 'The landlord by the account’s id.',
  agentEmail: 'The agent who signs for you.',
};

/** The input of an assignment. */
export const assignmentDraft = z.strictObject({
  listingExternalId: externalId.optional(),
  listingId: uuid.optional(),
  landlordEmail: email.optional(),
  landlordId: uuid.optional(),
  agentEmail: email.optional(),
  terms: assignmentTerms,
});
export type AssignmentDraft = z.output<typeof assignmentDraft>;

/** Tenants and terms are checked by the law of the day. */
const content = { tenants: z.unknown(), terms: z.unknown() };
export const leaseDraft = z.strictObject({
  assignmentId: uuid.optional(),
  assignment: assignmentDraft.optional(),
  ...content,
});
export const leaseChange = z.strictObject({ version: z.int(), ...content });
export const sending = z.strictObject({
  version: z.int(),
  language: z.enum(['en', 'no']).default('no'),
  confirmed,
});
export const leasePage = cursorPage.extend({
  status: z.enum(LEASE_STATUSES).optional(),
  propertyId: uuid.optional(),
  updatedSince,
});
export const assignmentPage = cursorPage.extend({ propertyId: uuid.optional() });

const person = z.object({ _id: uuid, name: z.string() });
const property = z.object({
  _id: uuid,
  number: z.int(),
  name: z.string(),
  address: z.object({
    street: z.string().nullable(),
    streetNumber: z.string().nullable(),
    apartmentNumber: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string(),
  }),
  position: z.object({ lat: z.number(), lng: z.number() }),
  listingId: uuid.nullable(),
  listingExternalId: z.string().nullable(),
  landlord: person.nullable(),
});
const assignment = z.object({
  _id: uuid,
  propertyId: uuid,
  hasLease: z.boolean().describe('If false, no lease is drafted under it yet.'),
  agentId: uuid.nullable(),
});
const inBoth = z.object({ en: z.string(), no: z.string() });
const contradiction = z.object({
  name: z.enum(Object.keys(CONTRADICTIONS)),
  key: z.string().describe('Send it as `confirmed` when you send the lease.'),
  stops: z.boolean().describe('If true, it can’t be confirmed: the lease has to be changed.'),
  text: inBoth,
  advice: inBoth,
});
const signing = z.object({
  state: z.enum(PAPER_STATES),
  expiresAt: z.iso.datetime().nullable(),
  signers: z.array(
    z.object({
      _id: uuid,
      role: z.enum(['tenant', 'landlord', 'agent']),
      name: z.string(),
      otherName: z
        .string()
        .nullable()
        .describe(
          'The name of their electronic identity, where it is another than the document’s.',
        ),
      otherNameConfirmedAt: z.iso
        .datetime()
        .nullable()
        .describe('When somebody confirmed that it is the same person; they can sign after that.'),
      signedAt: z.iso.datetime().nullable(),
      declinedAt: z.iso.datetime().nullable(),
    }),
  ),
});
const lease = z.object({
  _id: uuid,
  number: z.string().describe('The numbers of the property and of the lease: `12-3`.'),
  version: z.int().describe('Send it with the next change.'),
  status: z.enum(LEASE_STATUSES),
  rentStatus: z.enum(RENT_STATUSES).nullable().describe('Null until everybody has signed.'),
  propertyId: uuid,
  assignmentId: uuid,
  landlord: person.nullable(),
  tenants: z.array(z.object({ name: z.string() })).describe('The main tenant first.'),
  endsOn: z.iso.date().nullable().describe('The last day; null for an open-ended lease.'),
  monthlyRent: z.number().describe('Kroner, today; the agreed rent is in the terms.'),
  isTermTooShort: z
    .boolean()
    .describe('Whether a fixed term was requested that is too short and has no reason (§ 9-3).'),
  brokeringConsentedAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'When the landlord let the brokering commission be taken off the rent. Until then it is not, and you invoice it yourselves if you want it (eiendomsmeglingsloven § 7-4).',
    ),
  signing: signing.nullable(),
  assignmentSigning: signing.nullable(),
  updatedAt,
  notice: notice.nullable().describe('The notice in force, by a tenant or the landlord.'),
  rentChanges: z
    .array(
      z.object({ takesEffectOn: z.iso.date(), amount: z.number().describe('Kroner a month.') }),
    )
    .describe('By the price index, past and coming ones.'),
  amendments: z
    .array(z.object({ kind: z.enum(AMENDMENTS), state: z.enum(PAPER_STATES) }))
    .describe('The latest extension, ending and change of tenants that was sent for signing.'),
  openContradictions: z
    .array(z.enum(Object.keys(CONTRADICTIONS)))
    .describe(
      'What was found to contradict itself when a lease of the home changed, or at night, and nobody has confirmed.',
    ),
  contradictions: z
    .array(contradiction)
    .optional()
    .describe('What contradicts itself and nobody has confirmed. Not in lists.'),
});
export const nameConfirmation = z.strictObject({ otherName: z.string().min(1).max(300) });
const tenant = z.object({
  _id: uuid.nullable(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable().describe('Only after everybody has signed.'),
  isMainTenant: z.boolean(),
});
const event = z.object({
  position: z.int().describe('1 is the first.'),
  at: z.iso.datetime(),
  name: z.string(),
  system: z.string().nullable().describe('The key that was used.'),
});
const file = z.object({
  _id: uuid,
  kind: z.string(),
  state: z.enum(PAPER_STATES),
  sentAt: z.iso.datetime(),
});

/** The schema of an answer, with terms as in the input. */
const withTerms = (schema: z.ZodObject, terms: string): Schema => {
  const written = schemaOf(schema);
  return { ...written, properties: { ...written.properties, terms: refer(terms) } };
};
const withContent = (schema: z.ZodObject): Schema => {
  const written = withTerms(schema, 'LeaseTerms');
  const { assignment: draft, ...properties } = written.properties ?? {};
  return {
    ...written,
    required: [...new Set([...(written.required ?? []), 'tenants', 'terms'])],
    properties: {
      ...properties,
      ...(draft && { assignment: refer('AssignmentDraft') }),
      tenants: refer('LeaseTenants'),
    },
  };
};

/** Any day: the schemas do not depend on it. */
const today = '2026-01-01';

export const SCHEMAS: Record<string, Schema> = {
  ...AMENDMENT_SCHEMAS,
  AssignmentTerms: schemaOf(assignmentTerms, MEANINGS),
  AssignmentDraft: { ...withTerms(assignmentDraft, 'AssignmentTerms') },
  LeaseTerms: schemaOf(leaseTerms({ today, law: tenancyLawOn(today) }), MEANINGS),
  LeaseTenants: schemaOf(leaseTenants),
  LeaseDraft: withContent(leaseDraft),
  LeaseChange: withContent(leaseChange),
  Sending: schemaOf(sending),
  NameConfirmation: schemaOf(nameConfirmation, {
    otherName: 'The `otherName` of the signer, as you read it.',
  }),
  Property: schemaOf(property),
  PropertyPage: pageOf('Property'),
  Assignment: withTerms(assignment, 'AssignmentTerms'),
  AssignmentPage: pageOf('Assignment'),
  Lease: withTerms(lease, 'LeaseTerms'),
  LeasePage: pageOf('Lease'),
  Tenant: schemaOf(tenant),
  Tenants: listOf('Tenant'),
  LeaseEvent: schemaOf(event),
  History: listOf('LeaseEvent'),
  Document: schemaOf(file),
  Documents: listOf('Document'),
  DocumentAddress: schemaOf(z.object({ url: z.url(), expiresAt: z.iso.datetime() })),
};
