import { z } from 'zod';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { kronerToOre, type Ore } from '@husvaer/domain/kernel/money';
import type { InvoiceKind, LateRentStep } from '@husvaer/domain/invoices/enums';
import { isOnTimeline, latestFirst, type TimelineKind } from '@husvaer/domain/portal/timeline';

import { findDepositPayments, type DepositView } from '../../../deposits/public.ts';
import type { LeaseInvoicing } from '../../../arrears/public.ts';
import { getLeaseHistory, type LeaseView } from '../../../leases/public.ts';
import type { Payout } from '../../../payouts/public.ts';
import type { ReadTx } from '../../../../platform/db/tx.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { dayInNorway } from '../../../../platform/norwegian-time.ts';

/** An event in the timeline of a lease. */
export interface TimelineItem {
  id: string;
  /** The day, and the time if known. */
  on: IsoDate;
  at: Temporal.Instant | null;
  kind: TimelineKind;
  /** The name of the person, if known. */
  by: string | null;
  /** Their comment, or the name in their electronic identity. */
  note: string | null;
  amount: Ore | null;
  /** The account that rent is paid to, and the one before, when it changed; 11 digits. */
  account: string | null;
  formerAccount: string | null;
  /** The date it concerns: a last day, or when a rent is due or changes. */
  day: IsoDate | null;
  invoiceId: string | null;
  invoiceSerial: number | null;
  /** The file that can be opened. */
  fileId: string | null;
}

type Occurrence = Pick<TimelineItem, 'id' | 'on'> & { kind: string } & Partial<
    Omit<TimelineItem, 'kind'>
  >;

/** A lease that the viewer may see, with its money; of payouts only what they may see. */
interface KnownLease {
  lease: LeaseView;
  invoicing: LeaseInvoicing;
  deposit: DepositView | null;
  payouts: readonly Payout[];
}

/** The events of a lease that the viewer may see, latest first, as their side reads them. */
export async function getLeaseTimeline(
  work: ReadWork,
  { lease, invoicing, deposit, payouts }: KnownLease,
): Promise<TimelineItem[]> {
  const all: Occurrence[] = [
    ...(await historyOf(work, lease)),
    ...invoicingOf(invoicing),
    ...(deposit ? await depositOf(work.tx, deposit) : []),
    ...payoutsOf(payouts),
  ];
  return all
    .flatMap(({ kind, ...input }) =>
      isOnTimeline(kind, lease.side) ? { ...EMPTY, ...input, kind } : [],
    )
    .toSorted((a, b) => latestFirst(momentOf(a), momentOf(b)));
}

const EMPTY = {
  at: null,
  by: null,
  note: null,
  amount: null,
  account: null,
  formerAccount: null,
  day: null,
  invoiceId: null,
  invoiceSerial: null,
  fileId: null,
};

const momentOf = ({ on, at }: TimelineItem) => ({ on, ms: at?.epochMilliseconds ?? null });

const about = z.object({
  endsOn: z.string().nullish(),
  takesEffectOn: z.string().nullish(),
  name: z.string().nullish(),
  amount: z.number().nullish(),
  note: z.string().nullish(),
  otherName: z.string().nullish(),
  account: z.string().nullish(),
  former: z.string().nullish(),
  invoiceSerial: z.int().nullish(),
});

async function historyOf(work: ReadWork, lease: LeaseView): Promise<Occurrence[]> {
  const events = await getLeaseHistory(work, lease);
  return events.toReversed().map(({ position, at, name, payload }) => {
    const input = about.safeParse(payload).data ?? {};
    const { endsOn, takesEffectOn, amount = null } = input;
    return {
      id: `event:${position}`,
      on: dayInNorway(at),
      at,
      kind: name,
      by: input.name ?? null,
      note: input.note ?? input.otherName ?? null,
      account: input.account ?? null,
      formerAccount: input.former ?? null,
      amount: amount === null ? null : kronerToOre(amount),
      invoiceSerial: input.invoiceSerial ?? null,
      day: endsOn ?? takesEffectOn ?? null,
      fileId: name === 'completed' ? (lease.contract?.signedDocumentId ?? null) : null,
    };
  });
}

const OF_INVOICE: Record<InvoiceKind, TimelineKind> = {
  rent: 'rent_invoiced',
  deposit_insurance: 'insurance_invoiced',
  credit_note: 'credited',
  landlord: 'landlord_invoiced',
  landlord_credit_note: 'landlord_credited',
};

const OF_LETTER: Record<LateRentStep, TimelineKind> = {
  pre_reminder: 'pre_reminder_sent',
  soft_reminder: 'soft_reminder_sent',
  reminder: 'reminder_sent',
  second_reminder: 'reminder_sent',
  notice: 'eviction_notice_sent',
  petition: 'petition_made',
};

const invoicingOf = ({
  invoices,
  payments,
  landlordPayments,
  letters,
}: LeaseInvoicing): Occurrence[] => [
  ...letters.toReversed().map(({ id, kind, sentOn, documentId }) => ({
    id: `letter:${id}`,
    on: sentOn,
    kind: OF_LETTER[kind],
    fileId: documentId,
  })),
  // Write-offs are in the lease's history, with their reason.
  ...payments
    .filter(({ source }) => source !== 'write_off')
    .map(({ id, paidOn, amount, source }) => ({
      id: `payment:${id}`,
      on: paidOn,
      amount: amount < 0n ? -amount : amount,
      kind: amount > 0n ? 'paid' : source === 'refund' ? 'paid_back' : 'payment_taken_back',
    })),
  ...landlordPayments.map(({ id, paidOn, amount }) => ({
    id: `payment:${id}`,
    on: paidOn,
    amount,
    kind: 'landlord_paid',
  })),
  ...invoices
    .toSorted((a, b) => b.serial - a.serial)
    .map(({ id, kind, issuedOn, dueOn, total, serial, documentId }) => ({
      id: `invoice:${id}`,
      on: issuedOn,
      kind: OF_INVOICE[kind],
      amount: total,
      day: dueOn,
      invoiceId: id,
      invoiceSerial: serial,
      fileId: documentId,
    })),
];

/**
 * Payments into a deposit's accounts that the viewer sees, and the opening of the accounts or the start of
 * the guarantee.
 */
async function depositOf(tx: ReadTx, { deposit, accounts }: DepositView): Promise<Occurrence[]> {
  const payments = await findDepositPayments(
    tx,
    accounts.flatMap(({ accountNumber }) => accountNumber ?? []),
  );
  const registered = [
    ...accounts.map(({ openedOn }) => openedOn),
    deposit.insuranceRegisteredOn,
    deposit.guaranteeGivenOn,
  ].flatMap((on) => on ?? []);
  return [
    ...payments.map(({ id, bookedOn, amount }) => ({
      id: `deposit-payment:${id}`,
      on: bookedOn,
      kind: 'deposit_paid',
      amount,
    })),
    ...[...new Set(registered)].map((on) => ({
      id: `deposit:${on}`,
      on,
      kind: 'deposit_registered',
      amount: deposit.amount,
    })),
  ];
}

const payoutsOf = (payouts: readonly Payout[]): Occurrence[] =>
  payouts.flatMap(({ id, bookedOn, amount }) =>
    bookedOn === null ? [] : { id: `payout:${id}`, on: bookedOn, kind: 'paid_out', amount },
  );
