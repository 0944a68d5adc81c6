import { globSync } from 'node:fs';
import { resolve } from 'node:path';

import { birthDate, registration, registrationFacts } from '@husvaer/domain/accounts/credentials';
import { invitedRegistration } from '@husvaer/domain/accounts/invitation';
import { identification, profileChanges } from '@husvaer/domain/accounts/profile';
import { lateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';
import { proposedInstalments } from '@husvaer/domain/arrears/payment-plan';
import { petitionFacts } from '@husvaer/domain/arrears/petition';
import { rentClaim } from '@husvaer/domain/deposits/claim';
import { depositKyc } from '@husvaer/domain/deposits/kyc';
import { interestForm } from '@husvaer/domain/interest/form';
import { viewing, viewingAnswer } from '@husvaer/domain/interest/viewing';
import { pageOf } from '@husvaer/domain/kernel/page';
import { z } from '@husvaer/domain/kernel/zod';
import { ending, extension, tenantsChange } from '@husvaer/domain/lease-changes/amendment';
import { givenNotice, LANDLORDS_GROUNDS, noticeGrounds } from '@husvaer/domain/leases/notice';
import { protocolContent } from '@husvaer/domain/leases/protocol';
import { enteredIndex } from '@husvaer/domain/leases/rent-adjustment';
import { leaseTerms } from '@husvaer/domain/leases/terms';
import { auditorDraft } from '@husvaer/domain/ledger/auditor';
import { enteredRate } from '@husvaer/domain/legal/entered-rate';
import { debtFeesOn } from '@husvaer/domain/legal/late-payment';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';
import { keyEnd, newApiKey } from '@husvaer/domain/partners/api-key';

import { ROOT } from './root.ts';

/** A leap day, which is the last of its month too. */
const TODAY = '2028-02-29';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const today = TODAY;
const PEOPLE = { today, allowsTestNumbers: true };
const LAW = tenancyLawOn(TODAY);

/** The schemas that depend on the day or on what is stored. */
const MADE: Record<string, z.ZodType> = {
  birthDate: birthDate(today),
  registrationFacts: registrationFacts(today),
  registration: registration(today),
  invitedRegistration: invitedRegistration(today),
  identification: identification(PEOPLE),
  profileChanges: profileChanges(PEOPLE),
  lateRentSettings: lateRentSettings(debtFeesOn(today)),
  proposedInstalments: proposedInstalments(today),
  petitionFacts: petitionFacts(today),
  rentClaim: rentClaim({ balance: 1_000_000n }),
  depositKyc: depositKyc(PEOPLE),
  interestForm: interestForm(PEOPLE),
  viewing: viewing(NOW),
  viewingAnswer: viewingAnswer(NOW),
  pageOf: pageOf({ usual: 20, most: 100, skipMost: 1000 }),
  extension: extension({ endsOn: today }),
  ending: ending({ today, endsOn: '2028-12-31' }),
  'ending of an open-ended lease': ending({ today, endsOn: null }),
  tenantsChange: tenantsChange({ today, renting: ['a@x.no', 'b@x.no'] }),
  'givenNotice by an agency': givenNotice({
    grounds: LANDLORDS_GROUNDS,
    isForLandlord: true,
    today,
  }),
  'givenNotice by a tenant': givenNotice({ grounds: [], isForLandlord: false, today }),
  'givenNotice by a tenant in a bound term': givenNotice({
    grounds: noticeGrounds('tenant', { kind: 'home', endsOn: '2030-12-31', mayGiveNotice: false }),
    isForLandlord: false,
    today,
  }),
  'protocolContent of moving out': protocolContent({ kind: 'move_out', today, security: 100_000n }),
  'protocolContent of moving in': protocolContent({ kind: 'move_in', today, security: null }),
  enteredIndex: enteredIndex(today),
  enteredRate: enteredRate(today),
  leaseTerms: leaseTerms({ today, law: LAW }),
  auditorDraft: auditorDraft({ today }),
  keyEnd: keyEnd(today),
  newApiKey: newApiKey({ today }),
};

/** A function that makes a schema: its body begins with one, or returns one. */
const MAKER =
  /^export (?:const (\w+) = (?:<[^>]*>)?\([^=]*\)(?:: [\w<>.]+)? =>\s*z\b|function (\w+)\([^)]*\) \{(?:(?!\n\}).)*?\n {2}return z\b)/gms;
/** Parts of schemas: what is made with them is tried. */
const PARTS = ['nameOf', 'attachments'];

const paths = globSync('domain/src/**/*.ts', { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .toSorted();

interface DomainSchema {
  name: string;
  schema: z.ZodType;
}

/** Every schema that the domain exports. */
export async function domainSchemas(): Promise<DomainSchema[]> {
  const found: DomainSchema[] = [];
  for (const path of paths) {
    const exported = (await import(resolve(ROOT, path))) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported))
      if (schema instanceof z.ZodType)
        found.push({ name: `${path.slice('domain/src/'.length, -'.ts'.length)} ${name}`, schema });
  }
  return [...found, ...Object.entries(MADE).map(([name, schema]) => ({ name, schema }))];
}

/** The functions of the sources that make a schema and are not tried. */
export const untriedMakers = (sources: readonly string[]): string[] =>
  sources
    .flatMap((source) => [...source.matchAll(MAKER)].map(([, one, other]) => one ?? other ?? ''))
    .filter(
      (name) =>
        !PARTS.includes(name) && !Object.keys(MADE).some((made) => made.split(' ')[0] === name),
    );

export const domainSources = (): string[] => paths;

type Def = Record<string, unknown>;
const defOf = (schema: z.ZodType): Def => (schema as unknown as { def: Def }).def;

const ID = '5f0c5a1e-8d5f-4a0e-9a39-6f1b5c0a7d11';

/** Values that some field accepts: the first that fits is its example. */
const POOL: readonly unknown[] = [
  true,
  1,
  100,
  12,
  5000,
  'Ola Nordmann',
  'ola@x.no',
  '41234567',
  '12345678903',
  '974760673',
  'https://example.com/a',
  'a1B2c3D4e5-lang-nok',
  '1990-01-31',
  TODAY,
  '2028-03-31',
  '2028-12-31',
  '2029-03-01',
  '2028-03-02T12:00:00Z',
  '2028-02',
  '2028-01',
  '2028',
  '01017012343',
  '15076500565',
  '123456',
  '0001',
  'abc',
  'a.pdf',
  'a'.repeat(43),
  '10.0.0.1',
  'no',
  '#123456',
  ID,
  'NO',
  'DNBANOKK',
  '?status=overdue',
  'aB3dE5gH7jK.pdf',
  '7KQF-M2XD-9RTV',
  'https://a.no/hook',
  { lat: 59.9, lng: 10.7 },
  {},
  [],
];

/** Where parts depend on one another: an example, or what differs from the first parts that fit. */
const DIFFERENT: Record<string, unknown> = {
  'banking/activity activityCursor': '2028-02-28T12:00:00Z act 1',
  'deposits/bank-files depositAnswers': {
    accounts: [],
    refusals: [],
    payments: [],
    transfers: [],
    totals: {
      accounts: 0,
      refusals: 0,
      payments: 0,
      paid: '0.00',
      transfers: 0,
      transferred: '0.00',
    },
  },
  'deposits/claim depositSuit': { attachments: [{ _id: ID }] },
  rentClaim: { attachments: [{ _id: ID }] },
  'invoices/settings leaseKidLayout': [{ name: 'lease', width: 6 }],
  'search/query area': [
    { lat: 59, lng: 10 },
    { lat: 60, lng: 10 },
    { lat: 60, lng: 11 },
  ],
  lateRentSettings: {
    steps: Object.fromEntries(
      Object.entries({
        pre_reminder: 5,
        soft_reminder: 5,
        reminder: 20,
        second_reminder: 40,
        notice: 60,
        petition: 100,
      }).map(([name, days]) => [name, { isOn: true, days }]),
    ),
  },
  proposedInstalments: [{ dueOn: '2028-03-31', amount: 100 }],
  depositKyc: { taxCountry: 'SE' },
  enteredRate: { since: '2028-01-01', value: 12.25 },
  viewing: { endsAt: '2028-03-02T13:00:00Z' },
  viewingAnswer: { proposedStartsAt: undefined },
  tenantsChange: { leaving: ['a@x.no'] },
  leaseTerms: { endsOn: null, rentAccount: null, monthlyRent: 12_000, securityAmount: 36_000 },
};

/** The example of a schema of the domain. */
export function exampleFor({ name, schema }: DomainSchema): unknown {
  const different = DIFFERENT[name];
  const isWhole = typeof different !== 'object' || Array.isArray(different);
  if (different !== undefined && isWhole) return different;
  const made = exampleOf(schema);
  return different === undefined ? made : { ...(made as object), ...(different as object) };
}

/**
 * An example that a schema accepts, made of its parts; undefined if none was found. An optional part is left out
 * if nothing fits it.
 */
function exampleOf(schema: z.ZodType): unknown {
  const def = defOf(schema);
  const made = madeOf(def);
  if (made !== undefined && schema.safeParse(made).success) return made;
  return POOL.find((one) => schema.safeParse(one).success) ?? made;
}

function madeOf(def: Def): unknown {
  switch (def['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([name, part]) => {
          const example = exampleOf(part);
          return example === undefined ? [] : [[name, example]];
        }),
      );
    case 'array':
      return [exampleOf(def['element'] as z.ZodType)];
    case 'tuple':
      return (def['items'] as z.ZodType[]).map(exampleOf);
    case 'union':
      return (def['options'] as z.ZodType[])
        .map(exampleOf)
        .find((one, at) => (def['options'] as z.ZodType[])[at]!.safeParse(one).success);
    case 'pipe':
      return exampleOf(def['in'] as z.ZodType);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      return exampleOf(def['innerType'] as z.ZodType);
    case 'enum':
      return Object.values(def['entries'] as object)[0];
    case 'literal':
      return (def['values'] as unknown[])[0];
    default:
      return undefined;
  }
}
