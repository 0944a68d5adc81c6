import type { Evening } from '../evening.ts';
import { inKroner } from '../story.ts';
import { type Claim, nameOf } from '../world.ts';

/** Rules about invoices that were issued, and their credit notes. */
export function checkInvoices({ world, leases }: Evening): void {
  const { invoiceTerms: terms } = world;
  for (const { tenancy, seen } of leases) {
    const about = nameOf(tenancy);
    for (const { by, invoices } of seen)
      for (const invoice of invoices) {
        const { id, serial } = invoice;
        const now = termsOf(invoice);
        const first = terms.get(id) ?? now;
        terms.set(id, first);
        if (now !== first)
          world.report(
            'issued_invoice_is_constant',
            about,
            `invoice ${serial} is ${now} for the ${by}, and was ${first}`,
          );
      }
    const all = seen.find(({ by }) => by === 'agent')?.invoices ?? [];
    for (const [kinds, note] of NOTES) {
      const credited = sum(all, (one) =>
        (kinds as readonly string[]).includes(one.kind) ? one.credited : 0n,
      );
      const noted = sum(all, ({ kind, total }) => (kind === note ? size(total) : 0n));
      if (credited !== noted)
        world.report(
          'credits_have_notes',
          about,
          `${inKroner(credited)} is credited, and its credit notes have ${inKroner(noted)}`,
        );
    }
  }
}

/** Kinds of invoices, and the kind of their credit notes. */
const NOTES = [
  [['rent', 'deposit_insurance'], 'credit_note'],
  [['landlord'], 'landlord_credit_note'],
] as const satisfies readonly (readonly [readonly string[], string])[];

const termsOf = ({ kind, month, total, dueOn, kid, account }: Claim): string =>
  `${kind} ${month ?? ''} ${inKroner(total)} on ${dueOn} with ${kid ?? 'no KID'} to ${account}`;

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
const sum = (all: readonly Claim[], amountOf: (one: Claim) => bigint): bigint =>
  all.reduce((total, one) => total + amountOf(one), 0n);
