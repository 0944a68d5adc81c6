import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { Commission } from '../properties/assignment.ts';
import { vatIn, vatOfPart } from '../legal/vat.ts';
import { guaranteed, claimOnDay, type RentClaim, type ClaimOnDay } from './claims.ts';
import { commissionOf } from './commissions.ts';
import { RENT_LINES, SETTLEMENT_LINES, type PayoutLineType } from './enums.ts';

/** The facts of a payout. Amounts in øre. */
export interface PayoutFacts {
  terms: {
    /** The lease's last day; null for an open-ended lease. */
    endsOn: IsoDate | null;
    /** The first agreed rent, on which the brokering commission is calculated. */
    firstRent: Ore;
    /** Null also until the landlord has consented that it is taken off the rent (eiendomsmeglingsloven § 7-4). */
    brokering: Commission | null;
    management: Commission | null;
    addons: readonly { name: string; amount: Ore }[];
    /** Maximum number of unpaid claims that are paid out anyway; null without a guarantee. */
    guaranteeMonths: number | null;
    /** Whether the agency charges value added tax; agreed amounts include it. */
    hasVat: boolean;
  };
  claims: readonly RentClaim[];
  /** Invoices to the landlord, positive, and their credits, negative. */
  landlordInvoices: readonly { id: string; amount: Ore }[];
  /**
   * Final settlements that the landlord must pay: of each the unpaid amount, and the overpaid amount that was
   * not paid out again; negative: reversed by the bank after it was.
   */
  finalSettlements: readonly { id: string; open: Ore; beyond: Ore }[];
  /** The lines of all earlier payouts. */
  earlier: readonly StatementLine[];
  /** Earlier payouts that no bank could pay. */
  givenUp: readonly { payoutId: string; amount: Ore }[];
}

export interface StatementLine {
  type: PayoutLineType;
  /** The amount it adds to the payout; negative when it reduces it. */
  amount: Ore;
  /** The value added tax in it, with the same sign; only for commissions. */
  vat: Ore;
  /** The claim it concerns. */
  invoiceId: string | null;
  landlordInvoiceId: string | null;
  /** The earlier payout it concerns. */
  payoutId: string | null;
  /** Only for `addon_commissions`. */
  addons: readonly { name: string; amount: Ore }[];
}

export interface Statement {
  lines: readonly StatementLine[];
  /** The sum of the lines; never negative. */
  amount: Ore;
}

/**
 * The payout to a lease's landlord on a day, with its lines; no lines when nothing has changed since the last
 * payout. Each line is the amount due by now less that of earlier payouts, so that nothing is paid twice or
 * lost, whatever was credited, reversed or paid late meanwhile:
 *
 * - `rent_invoice`: the received amount of a due claim, or what a guarantee pays of it; negative: paid out,
 *   and then reversed by the payer's bank or paid directly to the landlord.
 * - `credit_rent_invoice`, `credit_addons`: paid out and then credited, of rent and of other costs.
 * - `late_interest`: late interest received through the bank; negative: paid out and then reversed. There is
 *   no commission on it, since a commission is a share of the rent.
 * - `management_commission`, `addon_commissions`: for each month, with its first line of rent, also when the
 *   rent was paid directly to the landlord; a fixed amount is charged once a month. The credit lines return a
 *   share when rent is credited, and a fixed amount when the whole claim is.
 * - `brokering_commission`: once, with the first rent; returned when everything claimed is credited.
 * - `landlord_invoice`: an invoice or a credit note to the landlord, once; without an invoice: the overpaid
 *   amount of final settlements, negative when the bank reversed it.
 * - `unpaid_earlier_payout`: an earlier payout that no bank could pay.
 * - `moved_to_next_payout`: a negative sum is not paid but moved; the next payout begins with it as
 *   `unpaid_expenses_and_commissions`.
 * - `final_settlement_invoiced`: the same when there is no next payout, because the lease has ended and all
 *   its claims are settled: the landlord pays it. If there is a later payout after all, it takes back the
 *   unpaid amount (`final_settlement_invoiced_cancelled`), limited to its own sum while the lease is ended.
 *
 * The value added tax of a commission is by the rate on the day it is charged, and a credit has as much tax
 * as was charged: none if the agency was not registered then. Written-off rent that the agency bears, as it
 * always does with a guarantee, the landlord keeps or gets.
 */
export function payoutOf(facts: PayoutFacts, day: IsoDate): Statement {
  const { terms, landlordInvoices, givenUp } = facts;
  const before = sumsOf(facts.earlier);
  const charges: Charges = {
    before,
    vatBefore: sumsOf(facts.earlier, ({ vat }) => vat),
    vatIn: (amount) => (terms.hasVat ? vatIn(amount, day) : 0n),
  };
  const claims = facts.claims
    .filter(({ dueOn }) => dueOn <= day)
    .map((claim) => claimOnDay(claim, day));
  const months = terms.guaranteeMonths;
  const paidOut = ({ id }: ClaimOnDay) => before(id, RENT_LINES);
  const advanced = months === null ? new Set() : guaranteed(claims, { months, paidOut });
  const touched = claims.map((claim) => {
    const lost = months === null ? claim.lostByAgency : claim.lost;
    const most = claim.net - claim.direct;
    const due = advanced.has(claim.id) ? most : smaller(most, claim.received + lost);
    const wasTouched = before(claim.id, RENT_LINES) !== 0n || before(claim.id, MONTHLY) !== 0n;
    return { ...claim, due, isTouched: wasTouched || due + claim.direct > 0n };
  });
  const lines = touched.flatMap((claim) => [
    ...rentLines(claim, before),
    ...interestLines(claim, before),
    ...monthlyLines(claim, terms, { charges, isFirst: isFirstOfMonth(claim, touched) }),
  ]);
  const isLet = touched.some(({ isTouched, net }) => isTouched && net > 0n);
  const brokering = isLet ? commissionOf(terms.brokering, terms.firstRent) : 0n;
  lines.push(...charged(brokering, BROKERING, { charges, invoiceId: null }));
  for (const { id, amount } of landlordInvoices)
    if (before(id, ['landlord_invoice']) === 0n)
      lines.push(line('landlord_invoice', -amount, { landlordInvoiceId: id }));
  for (const { payoutId, amount } of givenUp)
    if (before(payoutId, ['unpaid_earlier_payout']) === 0n)
      lines.push(line('unpaid_earlier_payout', amount, { payoutId }));

  lines.push(...some('landlord_invoice', paidBeyond(facts), {}));

  const isEnded = terms.endsOn !== null && terms.endsOn < day;
  const isSettled = facts.claims.every((claim) => !claimOnDay(claim, day).isUnpaid);
  return closed(lines, {
    moved: carriedOverDebt(facts.earlier),
    settlements: facts.finalSettlements.filter(({ open }) => open > 0n),
    isEnded,
    isOver: isEnded && isSettled,
  });
}

/** The landlord's debt from earlier payouts, which the next one sets off. */
export const carriedOverDebt = (earlier: readonly StatementLine[]): Ore =>
  sumsOf(earlier)(null, MOVED);

/** The landlord's overpayment of final settlements; negative: paid out again although it was reversed. */
export const paidBeyond = ({ finalSettlements }: Pick<PayoutFacts, 'finalSettlements'>): Ore =>
  finalSettlements.reduce((sum, { beyond }) => sum + beyond, 0n);

/** Whether late interest received by a day is not in a payout, or was reversed after a payout. */
export function isInterestOwed(
  { claims, earlier }: Pick<PayoutFacts, 'claims' | 'earlier'>,
  day: IsoDate,
): boolean {
  const before = sumsOf(earlier);
  return claims.some((claim) => interestLines(claimOnDay(claim, day), before).length > 0);
}

const BROKERING: [PayoutLineType, PayoutLineType] = [
  'brokering_commission',
  'credit_brokering_commission',
];
const MANAGEMENT: [PayoutLineType, PayoutLineType] = [
  'management_commission',
  'credit_management_commission',
];
const ADDONS: [PayoutLineType, PayoutLineType] = ['addon_commissions', 'credit_addon_commission'];
const MONTHLY: PayoutLineType[] = [...MANAGEMENT, ...ADDONS];
/** Final settlements without an invoice were made before they were invoiced; they are carried over too. */
const MOVED: PayoutLineType[] = [
  'moved_to_next_payout',
  'unpaid_expenses_and_commissions',
  ...SETTLEMENT_LINES,
];

interface Touched extends ClaimOnDay {
  /** The part to be paid out by now. */
  due: Ore;
  /** Whether anything of it was received or paid out. */
  isTouched: boolean;
}

/** The sum of earlier payouts' lines about an id, of these types. */
type Before = (aboutId: string | null, types: readonly PayoutLineType[]) => Ore;

/** What is needed to calculate a charge. */
interface Charges {
  before: Before;
  /** The value added tax in it. */
  vatBefore: Before;
  /** For an amount charged today. */
  vatIn: (amount: Ore) => Ore;
}

/** Sums of earlier lines; those without an id are about null. */
function sumsOf(
  lines: readonly StatementLine[],
  valueOf: (line: StatementLine) => Ore = ({ amount }) => amount,
): Before {
  const sums = new Map<string, Ore>();
  for (const line of lines) {
    const { type, invoiceId, landlordInvoiceId, payoutId } = line;
    const about = invoiceId ?? landlordInvoiceId ?? payoutId;
    const key = `${type} ${about}`;
    sums.set(key, (sums.get(key) ?? 0n) + valueOf(line));
  }
  return (about, types) =>
    types.reduce((sum, type) => sum + (sums.get(`${type} ${about}`) ?? 0n), 0n);
}

function rentLines(claim: Touched, before: Before): StatementLine[] {
  const { id: invoiceId, due, credited, creditedRent } = claim;
  const change = due - before(invoiceId, RENT_LINES);
  if (change >= 0n) return some('rent_invoice', change, { invoiceId });
  // Credits come first; the rest was reversed otherwise.
  const rent = creditedRent + before(invoiceId, ['credit_rent_invoice']);
  const otherCharges = credited - creditedRent + before(invoiceId, ['credit_addons']);
  const ofRent = smaller(-change, rent);
  const ofOtherCharges = smaller(-change - ofRent, otherCharges);
  return [
    ...some('credit_rent_invoice', -ofRent, { invoiceId }),
    ...some('credit_addons', -ofOtherCharges, { invoiceId }),
    ...some('rent_invoice', change + ofRent + ofOtherCharges, { invoiceId }),
  ];
}

/** Late interest received since the last payout, or reversed. */
const interestLines = ({ id, receivedInterest }: ClaimOnDay, before: Before): StatementLine[] =>
  some('late_interest', receivedInterest - before(id, ['late_interest']), { invoiceId: id });

/** An agency's commissions on a month's rent, or their credits. */
function monthlyLines(
  { id: invoiceId, isTouched, net, rent, creditedRent }: Touched,
  { management, addons }: PayoutFacts['terms'],
  { charges, isFirst }: { charges: Charges; isFirst: boolean },
): StatementLine[] {
  const isTaken = isTouched && net > 0n;
  const taken =
    management?.type === 'percent' || isFirst ? commissionOf(management, rent - creditedRent) : 0n;
  const added = isFirst ? addons.reduce((sum, { amount }) => sum + amount, 0n) : 0n;
  return [
    ...charged(isTaken ? taken : 0n, MANAGEMENT, { charges, invoiceId }),
    ...charged(isTaken ? added : 0n, ADDONS, { charges, invoiceId, addons }),
  ];
}

/** Whether monthly amounts are charged with this claim: a month may be invoiced again in parts. */
const isFirstOfMonth = (claim: Touched, all: readonly Touched[]): boolean =>
  !all.some(
    ({ month, isTouched, net, serial }) =>
      month === claim.month && isTouched && net > 0n && serial < claim.serial,
  );

/** The charge or credit that brings a commission to an amount. */
function charged(
  amount: Ore,
  [charge, credit]: readonly [PayoutLineType, PayoutLineType],
  {
    charges: { before, vatBefore, vatIn: vatOf },
    invoiceId,
    addons = [],
  }: { charges: Charges; invoiceId: string | null; addons?: StatementLine['addons'] },
): StatementLine[] {
  const taken = -before(invoiceId, [charge, credit]);
  const change = amount - taken;
  if (change > 0n) return some(charge, -change, { invoiceId, addons, vat: -vatOf(change) });
  const vat = vatOfPart(-change, { gross: taken, vat: -vatBefore(invoiceId, [charge, credit]) });
  return some(credit, -change, { invoiceId, vat });
}

/** The lines with the amounts carried over from and to other payouts. */
function closed(
  lines: StatementLine[],
  {
    moved,
    settlements,
    isEnded,
    isOver,
  }: {
    moved: Ore;
    settlements: PayoutFacts['finalSettlements'];
    /** Whether its last day has passed; and whether all its claims are settled, too. */
    isEnded: boolean;
    isOver: boolean;
  },
): Statement {
  if (lines.length === 0 && !(isOver && moved > 0n)) return { lines: [], amount: 0n };
  const all = [...lines, ...some('unpaid_expenses_and_commissions', -moved, {})];
  let sum = all.reduce((total, { amount }) => total + amount, 0n);
  for (const { id, open } of settlements) {
    const taken = isEnded ? smaller(open, sum > 0n ? sum : 0n) : open;
    all.push(...some('final_settlement_invoiced_cancelled', -taken, { landlordInvoiceId: id }));
    sum -= taken;
  }
  if (sum >= 0n) return { lines: all, amount: sum };
  const rest = isOver ? 'final_settlement_invoiced' : 'moved_to_next_payout';
  return { lines: [...all, line(rest, -sum, {})], amount: 0n };
}

type About = Partial<Omit<StatementLine, 'type' | 'amount'>>;

const line = (type: PayoutLineType, amount: Ore, about: About): StatementLine => ({
  type,
  amount,
  vat: about.vat ?? 0n,
  invoiceId: about.invoiceId ?? null,
  landlordInvoiceId: about.landlordInvoiceId ?? null,
  payoutId: about.payoutId ?? null,
  addons: about.addons ?? [],
});

/** A line, unless it is zero. */
const some = (type: PayoutLineType, amount: Ore, about: About): StatementLine[] =>
  amount === 0n ? [] : [line(type, amount, about)];

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);
