import { advanceOf, claimOnDay } from '@husvaer/domain/payouts/claims';
import { COMMISSION_LINES, RENT_LINES } from '@husvaer/domain/payouts/enums';

import { findPeople, findReachable } from '../../accounts/public.ts';
import {
  addressOf,
  findLandlordAddress,
  findInvoices,
  type Invoice,
} from '../../invoices/public.ts';
import type { SettledLine, SettledRent, SettlementDocument } from './settlement-text.ts';
import { findBooks } from '../../ledger/public.ts';
import { findPartner } from '../../partners/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findOrderLines } from '../orders/store.ts';
import { findPayoutFacts, type LeasePayouts } from '../run/find-facts.ts';
import { findLinesOf, type PayoutLine } from '../records/lines/store.ts';
import { findPayouts, findPayoutsOf, type Payout } from '../store.ts';
import type { SettlementKey } from '../records/settlements/store.ts';

/** A settlement, and the language of its landlord. */
interface FoundSettlement {
  /** The agency that pays out. */
  partnerId: string | null;
  language: 'en' | 'no';
  settlement: SettlementDocument;
}

/** All data of a payout's settlement, as its try ended. */
export async function findSettlement(
  tx: ReadTx,
  { payoutId, try: tried }: SettlementKey,
): Promise<FoundSettlement> {
  const [payout] = await findPayouts(tx, [payoutId]);
  if (!payout?.madeOn || payout.serial === null) throw new Error(`Payout ${payoutId} is not made.`);
  const { bookId, leaseId, landlordId, serial, madeOn, amount } = payout;
  const [book] = await findBooks(tx, [bookId]);
  const known = (await findPayoutFacts(tx, [leaseId])).get(leaseId);
  const [landlord] = await findPeople(tx, [landlordId]);
  const reachable = (await findReachable(tx, [landlordId])).get(landlordId);
  const landlordAddress = await findLandlordAddress(tx, leaseId);
  if (!landlordAddress) throw new Error(`The landlord of payout ${payoutId} has no address.`);
  if (!book || !known) throw new Error(`Payout ${payoutId} is of no lease in books.`);
  const { name, orgNumber, address, email, isInVat, isInBusiness } = book;
  const { property, number } = known.rent;
  const partner =
    property.partnerId === null ? undefined : await findPartner(tx, property.partnerId);
  const tries = await findOrderLines(tx, 'payoutId', [payoutId]);
  const paid = tries.find((one) => one.try === tried);
  return {
    language: reachable?.language ?? 'no',
    partnerId: property.partnerId,
    settlement: {
      serial,
      madeOn,
      amount,
      seller: { name, orgNumber, address, email },
      registers: { isInVat, isInBusiness },
      licence: partner?.licence ?? null,
      landlord: { name: landlord?.name ?? '', address: landlordAddress },
      home: { name: property.name, address: addressOf(property) },
      lease: number,
      paid: paid
        ? {
            account: paid.account,
            on: paid.returnedOn === null ? paid.bookedOn : null,
            bankRef: paid.endToEndId,
          }
        : null,
      isAgain: tries.some(({ try: earlier, returnedOn }) => earlier < tried && returnedOn !== null),
      ...(await linesOf(tx, { payout, known })),
    },
  };
}

/** The lines of a payout, by type. */
async function linesOf(
  tx: ReadTx,
  { payout, known }: { payout: Payout; known: LeasePayouts },
): Promise<
  Pick<SettlementDocument, 'rents' | 'interest' | 'corrections' | 'charged' | 'invoiced'>
> {
  const own = await findLinesOf(tx, { payoutIds: [payout.id] });
  const invoices = byId(
    await findInvoices(
      tx,
      own.flatMap((line) => line.invoiceId ?? line.landlordInvoiceId ?? []),
    ),
  );
  const earlier = byId(
    await findPayouts(
      tx,
      own.flatMap((line) => line.payoutId ?? []),
    ),
  );
  const shown = (line: PayoutLine): SettledLine => {
    const invoice = invoices.get(line.invoiceId ?? line.landlordInvoiceId ?? '');
    const serial = invoice?.serial ?? earlier.get(line.payoutId ?? '')?.serial ?? null;
    return { ...line, serial, month: invoice?.month ?? null };
  };
  const isRent = ({ type, amount }: PayoutLine) => type === 'rent_invoice' && amount > 0n;
  const isInterest = ({ type, amount }: PayoutLine) => type === 'late_interest' && amount > 0n;
  const isCharged = ({ type }: PayoutLine) => COMMISSION_LINES.includes(type);
  const isInvoiced = ({ type, landlordInvoiceId }: PayoutLine) =>
    type === 'landlord_invoice' && landlordInvoiceId !== null;
  const isOther = (line: PayoutLine) =>
    ![isRent, isInterest, isCharged, isInvoiced].some((is) => is(line));
  const before = await findBefore(tx, { payout, known });
  return {
    rents: own
      .filter(isRent)
      .map((line) =>
        rentOf(line, { payout, known, before, invoice: invoices.get(line.invoiceId!)! }),
      ),
    interest: own.filter(isInterest).map(shown),
    corrections: own.filter(isOther).map(shown),
    charged: own.filter(isCharged).map(shown),
    invoiced: own.filter(isInvoiced).map(shown),
  };
}

/** What earlier payouts of the lease paid of each claim's rent, and the day of the last payout. */
interface Before {
  on: string;
  paidOut: Map<string, bigint>;
}

async function findBefore(
  tx: ReadTx,
  { payout, known }: { payout: Payout; known: LeasePayouts },
): Promise<Before> {
  const all = await findPayoutsOf(tx, [payout.leaseId]);
  const earlier = all.filter(({ serial }) => serial !== null && serial < payout.serial!);
  const ids = new Set(earlier.map(({ id }) => id));
  const lines = await findLinesOf(tx, { leaseIds: [known.rent.leaseId] });
  const paidOut = new Map<string, bigint>();
  for (const { ofId, type, invoiceId, amount } of lines)
    if (ids.has(ofId) && invoiceId !== null && RENT_LINES.includes(type))
      paidOut.set(invoiceId, (paidOut.get(invoiceId) ?? 0n) + amount);
  return { on: earlier[0]?.madeOn ?? '', paidOut };
}

/** The part of a rent line that came in by the payout's day; the agency pays the rest in the tenant's place. */
function rentOf(
  { invoiceId, amount }: PayoutLine,
  {
    payout,
    known: { rent, facts },
    before,
    invoice,
  }: { payout: Payout; known: LeasePayouts; before: Before; invoice: Invoice },
): SettledRent {
  const claim = facts.claims.find(({ id }) => id === invoiceId)!;
  const madeOn = payout.madeOn!;
  const onDay = claimOnDay(claim, madeOn);
  const paidOut = before.paidOut.get(claim.id) ?? 0n;
  const of = { isGuaranteed: facts.terms.guaranteeMonths !== null };
  const guaranteed = advanceOf(onDay, paidOut + amount, of) - advanceOf(onDay, paidOut, of);
  const { serial, month } = claim;
  const days = claim.parts
    .filter(({ isDirect, paidOn }) => !isDirect && paidOn > before.on && paidOn <= madeOn)
    .map(({ paidOn }) => paidOn);
  return {
    serial,
    month,
    guaranteed,
    received: amount - guaranteed,
    payer:
      invoice.kid === null
        ? { name: rent.tenants.map(({ name }) => name).join(', ') }
        : { kid: invoice.kid },
    paidOn: [...new Set(days)].sort(),
  };
}

const byId = <One extends { id: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.id, one]));
