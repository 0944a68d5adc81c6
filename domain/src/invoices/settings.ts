import { kroner } from '../kernel/kroner.ts';
import { oreToKroner, type Ore } from '../kernel/money.ts';
import { z } from '../kernel/zod.ts';
import { KID_LENGTH, type KidLayout } from './kid.ts';

/** Parts of a KID: the lease's number, the invoice's number within it, and constant digits. */
export const KID_PARTS = ['fixed', 'lease', 'invoice'] as const;
export type KidPart = (typeof KID_PARTS)[number];

/** A layout without digits for the invoice gives all invoices of a lease the same KID. */
export interface LeaseKidLayout extends KidLayout {
  parts: readonly { name: KidPart; width: number; value?: number | undefined }[];
}

/** Minimum length of our own KIDs. */
const LENGTH_MIN = 4;
/** Digits that are enough for any number of leases or invoices. */
const WIDTH_MAX = 9;

/** An agency's invoicing settings. */
export interface InvoicingSettings {
  /** Days before its due date that rent is invoiced. */
  leadDays: number;
  /** The largest rest of an invoice that is written off by rule, øre. 0: none is. */
  remainderLimit: Ore;
  /** What one person writes off or credits on a lease alone, øre. Above it a second person agrees. */
  aloneLimit: Ore;
}

/** The largest limit of {@link InvoicingSettings.remainderLimit}. A larger rest is a person's to decide. */
export const REMAINDER_LIMIT_MAX: Ore = 50_00n;
/** The largest limit of {@link InvoicingSettings.aloneLimit}. */
const ALONE_LIMIT_MAX: Ore = 100_000_00n;

/** The default settings. */
export const USUAL_INVOICING: InvoicingSettings = {
  leadDays: 15,
  remainderLimit: 5_00n,
  aloneLimit: 1_000_00n,
};
export const USUAL_LAYOUT: LeaseKidLayout = {
  length: 13,
  parts: [
    { name: 'lease', width: 7 },
    { name: 'invoice', width: 5 },
  ],
};

const part = z
  .strictObject({
    name: z.enum(KID_PARTS),
    width: z.int().min(1).max(WIDTH_MAX),
    value: z.int().min(0).optional(),
  })
  .superRefine(({ name, width, value }, context) => {
    if ((name === 'fixed') !== (value !== undefined) || String(value ?? 0).length > width)
      context.addIssue({ code: 'custom', path: ['value'], params: { reason: 'wrong_format' } });
  });

/** A layout, in the order of its parts: the lease's number exactly once, the others at most once. */
export const leaseKidLayout = z
  .array(part)
  .min(1)
  .max(KID_PARTS.length)
  .superRefine((parts, context) => {
    const names = parts.map(({ name }) => name);
    if (!names.includes('lease') || new Set(names).size < names.length)
      context.addIssue({ code: 'custom', params: { reason: 'not_allowed' } });
    const length = lengthOf(parts);
    if (length < LENGTH_MIN)
      context.addIssue({
        code: 'custom',
        params: { reason: 'too_short', minimum: LENGTH_MIN },
      });
    if (length > KID_LENGTH.max)
      context.addIssue({
        code: 'custom',
        params: { reason: 'too_long', maximum: KID_LENGTH.max },
      });
  })
  .transform((parts): LeaseKidLayout => ({ length: lengthOf(parts), parts }));

/** The digits of the parts and the check digit. */
const lengthOf = (parts: readonly { width: number }[]): number =>
  parts.reduce((sum, { width }) => sum + width, 1);

export const invoicingSettings = z.strictObject({
  leadDays: z.int().min(1).max(31),
  remainderLimit: kroner(z.number().min(0).max(oreToKroner(REMAINDER_LIMIT_MAX))).nullish(),
  aloneLimit: kroner(z.number().min(0).max(oreToKroner(ALONE_LIMIT_MAX))).nullish(),
});

/** The values of a layout's parts for an invoice. */
export const kidNumbers = (
  { parts }: LeaseKidLayout,
  { lease, invoice }: { lease: number; invoice: number },
): Record<string, number> => ({
  lease,
  invoice,
  fixed: parts.find(({ name }) => name === 'fixed')?.value ?? 0,
});
