import { z } from 'zod';

import { kroner } from '@husvaer/domain/kernel/kroner';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { LAST_MONTH_RENTS } from '@husvaer/domain/lease-changes/amendment';
import { FIXED_TERM_GROUNDS } from '@husvaer/domain/leases/enums';
import { LANDLORDS_GROUNDS, NOTICE_GROUNDS } from '@husvaer/domain/leases/notice';
import { paperLanguage, withdrawalReason } from '@husvaer/domain/leases/papers';
import { PROTOCOL_KINDS } from '@husvaer/domain/leases/protocol';

import { contradictionKeys } from '../../leases/public.ts';
import { listOf, schemaOf } from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';

export const notice = z.object({
  side: z.enum(['tenant', 'landlord']),
  ground: z
    .enum(NOTICE_GROUNDS)
    .nullable()
    .describe('The landlord’s ground (§ 9-5), or the tenant’s in a bound term (§ 7-5).'),
  reason: z.string().nullable(),
  givenOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable().describe('The last day by this notice.'),
  protestUntil: z.iso.date().nullable(),
  protestedAt: z.iso.datetime().nullable(),
});
/** What everybody signs after the lease. */
export const AMENDMENTS = ['extension', 'ending', 'tenants'] as const;
const language = { language: paperLanguage };
export const confirmed = contradictionKeys
  .default([])
  .describe('Keys of the contradictions in a `409` that are confirmed to be right.');
/** The lease checks the rest: the days depend on it. */
export const extensionOf = z.strictObject({
  endsOn: z.iso.date().nullish().describe('The new last day; left out, until further notice.'),
  fixedTermGround: z.enum(FIXED_TERM_GROUNDS).nullish(),
  fixedTermReason: z.string().nullish(),
  ...language,
  confirmed,
});
export const endingOf = z.strictObject({
  endsOn: z.iso.date().describe('The last day: today at the earliest.'),
  reason: z.string().nullish(),
  lastMonthRent: z.enum(LAST_MONTH_RENTS).nullish(),
  ...language,
});
export const tenantsChangeOf = z.strictObject({
  from: z.iso.date().describe('The first day: tomorrow at the earliest.'),
  leaving: z.array(z.string()).describe('Tenants’ e-mails.'),
  joining: z.array(
    z.strictObject({ email: z.string(), name: z.string(), birthDate: z.iso.date() }),
  ),
  ...language,
  confirmed,
});
export const noticeOf = z.strictObject({
  ground: z
    .enum(LANDLORDS_GROUNDS)
    .nullish()
    .describe('The ground (§ 9-5). Required, but not for a room, which has none.'),
  reason: z.string().nullish().describe('The explanation (§ 9-7). Required, but not for a room.'),
  approvedOn: z.iso
    .date()
    .describe('The day on which the landlord approved the notice: today at the latest.'),
  ...language,
});
export const amendmentWithdrawal = z.strictObject({
  kind: z.enum(AMENDMENTS),
  reason: withdrawalReason,
});
export const adjustmentOf = z.strictObject({
  takesEffectOn: z.iso.date(),
  expected: kroner(z.number().min(0).max(1_000_000))
    .nullish()
    .describe('The amount that you were shown; another one is refused.'),
  ...language,
});
const adjustment = z.object({
  from: z.number().describe('Kroner a month.'),
  to: z.number().describe('What the price index allows (§ 4-2).'),
  earliest: z.iso.date().describe('The first day on which it may take effect.'),
});
const protocol = z.object({
  _id: uuid,
  kind: z.enum(PROTOCOL_KINDS),
  signedAt: z.iso.datetime().nullable(),
  takenOn: z.iso.date(),
  meters: z.array(
    z.object({ meter: z.string(), number: z.string().nullable(), reading: z.string() }),
  ),
  keys: z.array(z.object({ name: z.string(), count: z.int() })),
  rooms: z.array(
    z.object({
      name: z.string(),
      condition: z.string(),
      note: z.string().nullable(),
      photos: z.int(),
    }),
  ),
  note: z.string().nullable(),
});
export const AMENDMENT_SCHEMAS: Record<string, Schema> = {
  LeaseExtension: schemaOf(extensionOf),
  LeaseEnding: schemaOf(endingOf),
  TenantsChange: schemaOf(tenantsChangeOf),
  NoticeDraft: schemaOf(noticeOf),
  AmendmentWithdrawal: schemaOf(amendmentWithdrawal),
  RentAdjustment: schemaOf(adjustmentOf),
  PossibleAdjustment: schemaOf(z.object({ possible: adjustment.nullable() })),
  Protocol: schemaOf(protocol),
  Protocols: listOf('Protocol'),
};
