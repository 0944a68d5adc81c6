import { birthDate, email, personName } from '../accounts/credentials.ts';
import { addDays, endOfMonth, type IsoDate } from '../kernel/dates.ts';
import { textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { TENANTS_MAX } from '../leases/tenants.ts';
import { latestEnd } from '../leases/term.ts';
import { fixedTermReason, missingReason, REASON_MAX } from '../leases/terms.ts';

const why = textOrNull(REASON_MAX);

/** An extension of a lease, to another last day or open-ended. */
export const extension = ({ endsOn }: { endsOn: IsoDate }) =>
  z
    .strictObject({
      endsOn: z.iso
        .date()
        .refine((day) => day > endsOn, { params: { reason: 'swapped' } })
        .refine((day) => day <= latestEnd(endsOn), { params: { reason: 'too_far' } })
        .nullish()
        .transform((day) => day ?? null),
      /** Why the extension is shorter than the law's minimum term (§ 9-3). */
      ...fixedTermReason,
    })
    .superRefine((request, context) => {
      const missing = missingReason(request);
      if (missing)
        context.addIssue({ code: 'custom', path: [missing], params: { reason: 'required' } });
    });

/** The rent for the month in which a lease ends: until the last day, or for the whole month. */
export const LAST_MONTH_RENTS = ['by_days', 'whole_month'] as const;
export type LastMonthRent = (typeof LAST_MONTH_RENTS)[number];

/**
 * The last day that rent is paid for when a lease ends on `endsOn`: never after the day it would have ended
 * on without the agreement.
 */
export function lastPaidDay(
  { endsOn, lastMonthRent }: { endsOn: IsoDate; lastMonthRent: LastMonthRent },
  lease: { endsOn: IsoDate | null },
): IsoDate {
  if (lastMonthRent === 'by_days') return endsOn;
  const monthEnd = endOfMonth(endsOn);
  return lease.endsOn !== null && lease.endsOn < monthEnd ? lease.endsOn : monthEnd;
}

/** An agreement to end a lease, on this day or a later one. */
export const ending = ({ today, endsOn }: { today: IsoDate; endsOn: IsoDate | null }) =>
  z.strictObject({
    endsOn: z.iso
      .date()
      .refine((day) => day >= today, { params: { reason: 'past' } })
      .refine((day) => endsOn === null || day < endsOn, { params: { reason: 'too_far' } }),
    reason: why,
    lastMonthRent: z
      .enum(LAST_MONTH_RENTS)
      .nullish()
      .transform((wanted) => wanted ?? 'by_days'),
  });

/** Tenants who leave and join. At least one tenant remains from that day on. */
export const tenantsChange = ({ today, renting }: { today: IsoDate; renting: readonly string[] }) =>
  z
    .strictObject({
      from: z.iso.date().refine((day) => day >= addDays(today, 1), { params: { reason: 'past' } }),
      /** By e-mail. */
      leaving: z.array(email).max(TENANTS_MAX),
      joining: z
        .array(z.strictObject({ email, name: personName, birthDate: birthDate(today) }))
        .max(TENANTS_MAX),
    })
    .superRefine(({ leaving, joining }, context) => {
      const refuse = (path: (string | number)[], reason: string) =>
        context.addIssue({ code: 'custom', path, params: { reason } });
      for (const [index, address] of leaving.entries())
        if (!renting.includes(address)) refuse(['leaving', index], 'not_allowed');
      const stays = renting.filter((address) => !leaving.includes(address));
      for (const [index, { email: address }] of joining.entries())
        if (
          renting.includes(address) ||
          joining.findIndex((other) => other.email === address) !== index
        )
          refuse(['joining', index, 'email'], 'not_allowed');
      const count = stays.length + joining.length;
      if (leaving.length + joining.length === 0) refuse(['joining'], 'required');
      else if (count === 0) refuse(['leaving'], 'not_allowed');
      else if (count > TENANTS_MAX) refuse(['joining'], 'too_long');
    });
