import { z } from 'zod';

import { email } from '@husvaer/domain/accounts/credentials';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { assignmentTerms } from '@husvaer/domain/properties/assignment';
import { PAPER_STATES } from '@husvaer/domain/leases/papers';
import { leaseTenants } from '@husvaer/domain/leases/tenants';
import { leaseTerms } from '@husvaer/domain/leases/terms';
import { LEASE_STATUSES, RENT_STATUSES } from '@husvaer/domain/leases/enums';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';
import { externalId } from '@husvaer/domain/listings/partner-listing';

import { cursorPage, pageOf, refer, schemaOf } from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';

/** Descriptions of fields that the schema lacks. */
const MEANINGS: Record<string, string> = {
  kind: '`at_landlords`: loft or basement where the landlord lives. `room`: a single room with access to another’s home.',
  startsOn: 'The first day.',
  endsOn: 'The last day; null is until further notice.',
  fixedTermReason: 'Why a fixed term is shorter than the law’s (husleieloven § 9-3).',
  noticeMonths: 'Left out, the law’s.',
  monthlyRent: 'Kroner, at most two decimals.',
  useCosts: 'What is paid for by what was used (§ 3-4).',
  dueDay: 'Of the month.',
  securityAmount: 'Kroner, at most six rents (§ 3-5, § 3-6).',
  brokering: 'Once: per cent of the rent, or kroner.',
  management: 'Of each month: per cent of the rent, or kroner.',
  addons: 'Kroner a month.',
  payoutDay: 'Of the month.',
  listingExternalId: 'Your own name for the home.',
  listingId: 'The home’s `_id`, in place of your own name for it.',
  landlordEmail: 'One of your landlords; left out, whoever owns the home.',
  landlordId: 'The same by the account’s id.',
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
});
export const leasePage = cursorPage.extend({
  status: z.enum(LEASE_STATUSES).optional(),
  propertyId: uuid.optional(),
  updatedSince: z.iso
    .datetime({ offset: true })
    .regex(/^[12]\d{3}-/)
    .optional()
    .describe('Something has happened to it at this moment or later.'),
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
  hasLease: z.boolean().describe('False: a lease waits to be drafted under it.'),
  agentId: uuid.nullable(),
});
const signing = z.object({
  state: z.enum(PAPER_STATES),
  expiresAt: z.iso.datetime().nullable(),
  signers: z.array(
    z.object({
      role: z.enum(['tenant', 'landlord', 'agent']),
      name: z.string(),
      signedAt: z.iso.datetime().nullable(),
      declinedAt: z.iso.datetime().nullable(),
    }),
  ),
});
const lease = z.object({
  _id: uuid,
  number: z.string().describe('The property’s and the lease’s: `12-3`.'),
  version: z.int().describe('Goes back with a change.'),
  status: z.enum(LEASE_STATUSES),
  rentStatus: z.enum(RENT_STATUSES).nullable().describe('Null before everybody has signed.'),
  propertyId: uuid,
  assignmentId: uuid,
  landlord: person.nullable(),
  tenants: z.array(z.object({ name: z.string() })).describe('The main tenant first.'),
  endsOn: z.iso.date().nullable().describe('The last day; null is until further notice.'),
  monthlyRent: z.number().describe('Kroner, on this day; what was agreed is in the terms.'),
  isTermTooShort: z
    .boolean()
    .describe('A fixed term was wanted that is too short and has no reason (§ 9-3).'),
  signing: signing.nullable(),
  assignmentSigning: signing.nullable(),
});
const tenant = z.object({
  _id: uuid.nullable(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable().describe('Not before everybody has signed.'),
  isMainTenant: z.boolean(),
});
const event = z.object({
  position: z.int().describe('1 is the first.'),
  at: z.iso.datetime(),
  name: z.string(),
  system: z.string().nullable().describe('The key it was done with.'),
});
const file = z.object({
  _id: uuid,
  kind: z.string(),
  state: z.enum(PAPER_STATES),
  sentAt: z.iso.datetime(),
});

const listOf = (name: string): Schema => ({
  type: 'object',
  properties: { data: { type: 'array', items: refer(name) } },
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
    required: [...(written.required ?? []), 'tenants', 'terms'],
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
  AssignmentTerms: schemaOf(assignmentTerms, MEANINGS),
  AssignmentDraft: { ...withTerms(assignmentDraft, 'AssignmentTerms') },
  LeaseTerms: schemaOf(leaseTerms({ today, law: tenancyLawOn(today) }), MEANINGS),
  LeaseTenants: schemaOf(leaseTenants),
  LeaseDraft: withContent(leaseDraft),
  LeaseChange: withContent(leaseChange),
  Sending: schemaOf(sending),
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
