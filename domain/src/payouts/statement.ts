import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { Commission } from '../properties/assignment.ts';
import { vatIn, vatOfPart } from '../legal/vat.ts';
import { guaranteed, weigh, type RentClaim, type Weighed } from './claims.ts';
import { commissionOf } from './commissions.ts';
import { RENT_LINES, SETTLEMENT_LINES, type PayoutLineType } from './enums.ts';

/** What a payout is worked out from. Amounts in øre. */
export interface PayoutFacts {
  terms: {
    /** The lease's last day; null until further notice. */
    endsOn: IsoDate | null;
    /** As it was agreed first: what brokering is a share of. */
    firstRent: Ore;
    brokering: Commission | null;
    management: Commission | null;
    addons: readonly { name: string; amount: Ore }[];
    /** Claims that may be unpaid at once and paid out all the same; null without a guarantee. */
    guaranteeMonths: number | null;
    /** Whether the agency charges value added tax; what is agreed includes it. */
    hasVat: boolean;
  };
  claims: readonly RentClaim[];
  /** What the landlord is invoiced for, above zero, and credited of it, below. */
  landlordInvoices: readonly { id: string; amount: Ore }[];
  /**
   * What the landlord was invoiced for to pay: of each, what is still open, and what came in beyond it
   * and was not paid out again; below zero, what the bank took back after it was.
   */
  finalSettlements: readonly { id: string; open: Ore; beyond: Ore }[];
  /** The lines of all earlier payouts. */
  earlier: readonly StatementLine[];
  /** Earlier payouts that no bank would pay. */
  givenUp: readonly { payoutId: string; amount: Ore }[];
}

export interface StatementLine {
  type: PayoutLineType;
  /** What it adds to the payout, or below zero takes from it. */
  amount: Ore;
  /** Value added tax in it, of the same sign; of what the agency takes alone. */
  vat: Ore;
  /** The claim it is about. */
  invoiceId: string | null;
  landlordInvoiceId: string | null;
  /** The earlier payout it is about. */
  payoutId: string | null;
  /** Of `addon_commissions`. */
  addons: readonly { name: string; amount: Ore }[];
}

export interface Statement {
  lines: readonly StatementLine[];
  /** Of the lines; never below zero. */
  amount: Ore;
}

/**
 * What a lease's landlord is paid on a day, by which lines; no lines when nothing has changed since the
 * last payout. Each line is what there should be by now less what earlier payouts said, so that nothing
 * is paid twice and nothing is lost, whatever was credited, taken back or paid late meanwhile:
 *
 * - `rent_invoice`: what came in of a claim that is due, or what a guarantee pays of it; below zero,
 *   what was paid out and then taken back by the payer's bank, or had directly by the landlord.
 * - `credit_rent_invoice`, `credit_addons`: what was paid out and then credited, of rent and beside it.
 * - `late_interest`: late interest that came in by way of the bank; below zero, what was paid out of it
 *   and then taken back. No commission is taken of it, as a commission is a share of the rent.
 * - `management_commission`, `addon_commissions`: of each month, with its first line of rent, also when
 *   the landlord had the rent directly; what is fixed is taken once a month. The credit lines give a
 *   share back when rent is credited, and what is fixed when all of the claim is.
 * - `brokering_commission`: once, with the first rent; given back when all that was claimed is credited.
 * - `landlord_invoice`: an invoice or a credit note to the landlord, once; about none, what they paid
 *   too much of final settlements, or below zero, what of that the bank took back.
 * - `unpaid_earlier_payout`: an earlier payout that no bank would pay.
 * - `moved_to_next_payout`: a sum below zero is not paid but moved; the next payout begins with it as
 *   `unpaid_expenses_and_commissions`.
 * - `final_settlement_invoiced`: the same where there is no next one, as the lease is over and all of
 *   its claims are settled: the landlord pays it. Should there be one after all, it takes back what is
 *   still open (`final_settlement_invoiced_cancelled`), no more than it has while the lease is over.
 *
 * Value added tax in what the agency takes is as it is on the day it is taken, and what is given back has
 * as much of it as was charged: none, where the agency was not registered then.
 *
 * With a guarantee what was given up is the agency's loss: the landlord keeps it, or gets it.
 */
export function payoutOf(facts: PayoutFacts, day: IsoDate): Statement {
  const { terms, landlordInvoices, givenUp } = facts;
  const before = sumsOf(facts.earlier);
  const charges: Charges = {
    before,
    vatBefore: sumsOf(facts.earlier, ({ vat }) => vat),
    vatIn: (amount) => (terms.hasVat ? vatIn(amount, day) : 0n),
  };
  const claims = facts.claims.filter(({ dueOn }) => dueOn <= day).map((claim) => weigh(claim, day));
  const months = terms.guaranteeMonths;
  const paidOut = ({ id }: Weighed) => before(id, RENT_LINES);
  const advanced = months === null ? new Set() : guaranteed(claims, { months, paidOut });
  const touched = claims.map((claim) => {
    const lost = months === null ? 0n : claim.lost;
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
  const isSettled = facts.claims.every((claim) => !weigh(claim, day).isUnpaid);
  return closed(lines, {
    moved: carriedOver(facts.earlier),
    settlements: facts.finalSettlements.filter(({ open }) => open > 0n),
    isEnded,
    isOver: isEnded && isSettled,
  });
}

/** What the landlord owes by earlier payouts, and the next one keeps back. */
export const carriedOver = (earlier: readonly StatementLine[]): Ore => sumsOf(earlier)(null, MOVED);

/** What the landlord paid too much of final settlements; below zero, what they were given back in vain. */
export const paidBeyond = ({ finalSettlements }: Pick<PayoutFacts, 'finalSettlements'>): Ore =>
  finalSettlements.reduce((sum, { beyond }) => sum + beyond, 0n);

/** Whether late interest came in by a day that no payout has, or was taken back after one had it. */
export function isInterestOwed(
  { claims, earlier }: Pick<PayoutFacts, 'claims' | 'earlier'>,
  day: IsoDate,
): boolean {
  const before = sumsOf(earlier);
  return claims.some((claim) => interestLines(weigh(claim, day), before).length > 0);
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
/** A final settlement about no invoice was made before they were invoiced: it is carried over too. */
const MOVED: PayoutLineType[] = [
  'moved_to_next_payout',
  'unpaid_expenses_and_commissions',
  ...SETTLEMENT_LINES,
];

interface Touched extends Weighed {
  /** What of it should be paid out by now. */
  due: Ore;
  /** Whether anything of it came in, or was paid out. */
  isTouched: boolean;
}

/** What earlier payouts said of something, by these types. */
type Before = (aboutId: string | null, types: readonly PayoutLineType[]) => Ore;

/** What there is to know to charge something anew. */
interface Charges {
  before: Before;
  /** What of that was value added tax. */
  vatBefore: Before;
  /** Of an amount that is charged today. */
  vatIn: (amount: Ore) => Ore;
}

/** Looks up what earlier lines come to; about null are those about nothing in particular. */
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
  // What was credited comes first; what is left was taken back otherwise.
  const rent = creditedRent + before(invoiceId, ['credit_rent_invoice']);
  const beside = credited - creditedRent + before(invoiceId, ['credit_addons']);
  const ofRent = smaller(-change, rent);
  const ofBeside = smaller(-change - ofRent, beside);
  return [
    ...some('credit_rent_invoice', -ofRent, { invoiceId }),
    ...some('credit_addons', -ofBeside, { invoiceId }),
    ...some('rent_invoice', change + ofRent + ofBeside, { invoiceId }),
  ];
}

/** Late interest that came in since the last payout, or was taken back. */
const interestLines = ({ id, receivedInterest }: Weighed, before: Before): StatementLine[] =>
  some('late_interest', receivedInterest - before(id, ['late_interest']), { invoiceId: id });

/** What an agency takes of a month's rent, or gives back. */
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

/** Whether what is taken once a month is taken with this claim: a month may be invoiced again in parts. */
const isFirstOfMonth = (claim: Touched, all: readonly Touched[]): boolean =>
  !all.some(
    ({ month, isTouched, net, serial }) =>
      month === claim.month && isTouched && net > 0n && serial < claim.serial,
  );

/** A commission that should come to an amount by now, charged or given back. */
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

/** The lines with what is carried over from and to other payouts. */
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
    /** Whether its last day is past; and whether all of its claims are settled, too. */
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

/** A line, unless it comes to nothing. */
const some = (type: PayoutLineType, amount: Ore, about: About): StatementLine[] =>
  amount === 0n ? [] : [line(type, amount, about)];

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);
