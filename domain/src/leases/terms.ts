import { kroner } from '../kernel/kroner.ts';
import { oreToKroner } from '../kernel/money.ts';
import { lineOrNull, textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { addMonths, type IsoDate } from '../kernel/dates.ts';
import type { TenancyLaw } from '../legal/tenancy.ts';
import { latestEnd, usualNoticeMonths } from './term.ts';
import { bankAccount } from '../ledger/bank-account-schema.ts';
import {
  FIXED_TERM_GROUNDS,
  RENT_COLLECTIONS,
  SECURITY_TYPES,
  TENANCY_KINDS,
  USE_COSTS,
  type FixedTermGround,
} from './enums.ts';

export const HOUSE_RULES_MAX = 5000;
export const REASON_MAX = 500;
export const ROOM_MAX = 100;
/** Every month has this day. */
export const DUE_DAY_MAX = 28;
const NOTICE_MONTHS_MAX = 12;
/**
 * Months in the future, and in the past, in which a lease may begin: it may be written after the tenant has
 * moved in.
 */
const STARTS_WITHIN = { ahead: 24, back: 12 };
/** The ground of a short term, and the reason in words. */
export const fixedTermReason = {
  fixedTermGround: z
    .enum(FIXED_TERM_GROUNDS)
    .nullish()
    .transform((ground) => ground ?? null),
  fixedTermReason: textOrNull(REASON_MAX),
};
interface FixedTermReason {
  fixedTermGround: FixedTermGround | null;
  fixedTermReason: string | null;
}

/** The field that is missing: a reason in words alone has no ground, and the ground `other` is written out. */
export const missingReason = ({
  fixedTermGround: ground,
  fixedTermReason: reason,
}: FixedTermReason): keyof FixedTermReason | null =>
  ground === null && reason !== null
    ? 'fixedTermGround'
    : ground === 'other' && reason === null
      ? 'fixedTermReason'
      : null;

/** Kroner in the input, øre in the output. */
const amount = kroner(z.number().min(0));

/**
 * The terms of a lease as they are entered. The rent is one fixed amount (husleieloven § 3-1); in addition
 * only the consumption of electricity, fuel, water and sewage may be charged (§ 3-4), and nothing for getting
 * the lease (§ 3-7): there is no field for it. A fixed term that is too short is not an error: it becomes
 * another term (`lawfulTerm`). `today` in Norway.
 */
export const leaseTerms = ({ today, law }: { today: IsoDate; law: TenancyLaw }) =>
  z
    .strictObject({
      kind: z.enum(TENANCY_KINDS),
      startsOn: z.iso
        .date()
        .refine((date) => date >= addMonths(today, -STARTS_WITHIN.back), {
          params: { reason: 'past' },
        })
        .refine((date) => date <= addMonths(today, STARTS_WITHIN.ahead), {
          params: { reason: 'too_far' },
        }),
      /** The last day; null for an open-ended lease. */
      endsOn: z.iso
        .date()
        .nullish()
        .transform((date) => date ?? null),
      /** Which room, garage or storage room: its name or number, and its floor. */
      roomName: lineOrNull(ROOM_MAX),
      /** Whose home a room gives access to (§ 9-5). */
      homeOf: lineOrNull(ROOM_MAX),
      /** Why a fixed term is shorter than the law's minimum; the lease states both (§ 9-3). */
      ...fixedTermReason,
      /** Whether a fixed term can be ended by notice; if not, the lease says so (§ 9-2). */
      mayGiveNotice: z.boolean(),
      noticeMonths: z.int().min(1).max(NOTICE_MONTHS_MAX).nullish(),
      monthlyRent: amount.refine((rent) => rent > 0n, { params: { reason: 'too_small' } }),
      useCosts: z.array(z.enum(USE_COSTS)).max(USE_COSTS.length),
      /** The day of the month. */
      dueDay: z.int().min(1).max(DUE_DAY_MAX),
      /** Null when an agency lets: its assignment states it. */
      rentCollection: z
        .enum(RENT_COLLECTIONS)
        .nullish()
        .transform((value) => value ?? null),
      /** Eleven digits: the account for a rent that is paid directly. */
      rentAccount: bankAccount.nullish().transform((account) => account ?? null),
      securityType: z.enum(SECURITY_TYPES),
      /** None is stored as null, however it is sent. */
      securityAmount: amount.nullish().transform((ore) => ore || null),
      houseRules: textOrNull(HOUSE_RULES_MAX),
    })
    .transform(({ noticeMonths, useCosts, ...terms }) => ({
      ...terms,
      useCosts: USE_COSTS.filter((cost) => useCosts.includes(cost)),
      noticeMonths: noticeMonths ?? usualNoticeMonths(terms.kind, law),
    }))
    .superRefine((terms, context) => {
      const { startsOn, endsOn, securityType, securityAmount, monthlyRent } = terms;
      const refuse = (
        field: string,
        params: { reason: string; maximum?: number; count?: number },
      ) => context.addIssue({ code: 'custom', path: [field], params });
      const missing = missingReason(terms);
      if (missing) refuse(missing, { reason: 'required' });
      if (endsOn !== null && endsOn < startsOn) refuse('endsOn', { reason: 'swapped' });
      if (endsOn !== null && endsOn > latestEnd(startsOn)) refuse('endsOn', { reason: 'too_far' });
      if (terms.rentAccount !== null && terms.rentCollection !== 'direct')
        refuse('rentAccount', { reason: 'not_allowed' });
      if (securityType === 'no_deposit') {
        if (securityAmount) refuse('securityAmount', { reason: 'not_allowed' });
        return;
      }
      if (!securityAmount) return refuse('securityAmount', { reason: 'required' });
      const most = monthlyRent * BigInt(law.securityRents);
      if (securityAmount > most)
        refuse('securityAmount', {
          reason: 'too_big',
          maximum: oreToKroner(most),
          count: law.securityRents,
        });
    });
export type LeaseTerms = z.output<ReturnType<typeof leaseTerms>>;
