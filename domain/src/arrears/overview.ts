import { addDays, daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { mayPetition } from '../leases/status.ts';
import { repeatedRates, type MissingRate } from '../legal/rates.ts';
import type { LateRentStep } from '../invoices/enums.ts';
import { countedLetters, isRunning } from './cases.ts';
import {
  claimOf,
  letterOfStep,
  petitionFrom,
  rentLeft,
  sumOf,
  type LateInvoice,
  type LetterSent,
  type Stop,
} from './late-claims.ts';
import { missingRates, nextSteps, type LateRentFacts } from './late-rent.ts';

/** How far a claim has come, the mildest first. */
export const LATE_STAGES = [
  'coming',
  'overdue',
  'reminded',
  'noticed',
  'notice_over',
  'petitioned',
] as const;
export type LateStage = (typeof LATE_STAGES)[number];

/** What follows: a letter or the making of a petition, or an act of the letting side. */
export const LATE_ACTS = ['posting', 'filing'] as const;
export type NextLateStep = LateRentStep | (typeof LATE_ACTS)[number];

/** What follows for a claim, and the first day on which it is possible. */
export interface NextStep {
  step: NextLateStep;
  on: IsoDate;
}

/** An open claim of a lease. Amounts in øre. */
export interface OpenClaim<Letter extends LetterSent = LetterSent> {
  invoiceId: string;
  dueOn: IsoDate;
  /** The unpaid part of the invoice itself, of the fees of letters, and of their interest. */
  principal: Ore;
  fees: Ore;
  interest: Ore;
  /** All three. */
  amount: Ore;
  /** The letters about it that count, the earliest first. */
  letters: readonly Letter[];
  stage: LateStage;
  /** The last day to pay by its own notice, or by its last reminder without one; null when none states one. */
  payBy: IsoDate | null;
  /** The first day on which eviction may be petitioned for by its own notice. */
  petitionFrom: IsoDate | null;
  petitionedOn: IsoDate | null;
  stop: Stop | null;
  /** Null when nothing follows: while it is stopped, or after a petition. */
  next: NextStep | null;
}

/** A lease's late rent on a day, as everybody is told of it. */
export interface ArrearsOverview<Letter extends LetterSent = LetterSent> {
  /** The oldest first. */
  claims: readonly OpenClaim<Letter>[];
  /** The strictest stage; null without an overdue claim. */
  stage: LateStage | null;
  /** What follows first. */
  next: NextStep | null;
  /** The rate of law that a step of today waits for; null while none is held back. */
  waitsFor: MissingRate | null;
  /** All that is overdue: paying it stops everything, øre. */
  everything: Ore;
  /**
   * The last day on which it is paid in time for every letter; null when no letter states one, or one’s day
   * has passed and it is to be paid at once.
   */
  payBy: IsoDate | null;
}

/**
 * The open claims of a lease, with their letters, stages and next steps, and the sum that stops everything.
 * Letters, mails, pages and lists read this, and nothing else computes a stage.
 */
export function arrearsOverview<Letter extends LetterSent>(
  facts: Omit<LateRentFacts, 'letters'> & { letters: readonly Letter[] },
  today: IsoDate,
): ArrearsOverview<Letter> {
  const letters = countedLetters(facts);
  const next = nextByClaim(facts, today);
  const claims = facts.invoices
    .map((invoice) => openClaim(invoice, { facts, letters, next, today }))
    .filter(({ amount }) => amount > 0n)
    .toSorted((a, b) => daysBetween(b.dueOn, a.dueOn) || a.serial - b.serial)
    .map(({ serial: _, ...claim }) => claim);
  const overdue = claims.filter(({ stage }) => stage !== 'coming');
  const inCase = overdue.filter(({ stage }) => CASES.includes(stage));
  const dated = inCase.length > 0 ? inCase : overdue.filter(({ payBy }) => payBy !== null);
  return {
    claims,
    stage: LATE_STAGES.findLast((one) => overdue.some(({ stage }) => stage === one)) ?? null,
    waitsFor: missingRates(facts, today)[0] ?? null,
    next: claims.flatMap((claim) => claim.next ?? []).toSorted(byDay)[0] ?? null,
    everything: sumOf(overdue.map(({ amount }) => amount)),
    payBy: dated.every(isRunning(today))
      ? (dated.flatMap(({ payBy }) => payBy ?? []).toSorted()[0] ?? null)
      : null,
  };
}

/** The stages in which eviction is at stake: their days count before those of reminders. */
const CASES: readonly LateStage[] = ['noticed', 'notice_over', 'petitioned'];

const byDay = (a: NextStep, b: NextStep): number => daysBetween(b.on, a.on);

function openClaim<Letter extends LetterSent>(
  invoice: LateInvoice,
  {
    facts,
    letters: counted,
    next,
    today,
  }: {
    facts: Pick<LateRentFacts, 'settings'>;
    letters: readonly Letter[];
    next: ReadonlyMap<string, NextStep>;
    today: IsoDate;
  },
): OpenClaim<Letter> & { serial: number } {
  const { id, dueOn, serial, stop } = invoice;
  const { principal, earlier } = claimOf(invoice, []);
  const letters = counted.filter(({ claims }) =>
    claims.some(({ invoiceId, steps }) => invoiceId === id && steps.some(isLetter)),
  );
  const charged = counted.flatMap(({ claims }) => claims).filter(isAbout(id));
  // A payment pays the interest before the fees.
  const fees = least(earlier, sumOf(charged.map(({ fee }) => fee)));
  const hasRent = rentLeft(invoice) > 0n;
  const notice = hasRent ? letterOfStep(counted, id, 'notice') : undefined;
  const petitionedOn = hasRent ? invoice.petitionedOn : null;
  const from = notice ? petitionFrom(notice) : null;
  const isMade = !facts.settings.steps.petition.isOn || letterOfStep(counted, id, 'petition');
  const acts: NextStep[] = notice?.waitsForPost
    ? [{ step: 'posting', on: today }]
    : from !== null && isMade
      ? [{ step: 'filing', on: later(from, today) }]
      : [];
  const nexts = [...acts, ...(next.get(id) ? [next.get(id)!] : [])].toSorted(byDay);
  return {
    invoiceId: id,
    dueOn,
    serial,
    principal,
    fees,
    interest: earlier - fees,
    amount: principal + earlier,
    letters,
    stop,
    petitionedOn,
    petitionFrom: from,
    payBy: notice ? notice.payBy : (letters.findLast(({ payBy }) => payBy)?.payBy ?? null),
    stage:
      today <= dueOn
        ? 'coming'
        : petitionedOn !== null
          ? 'petitioned'
          : notice
            ? mayPetition(from, today)
              ? 'notice_over'
              : 'noticed'
            : letters.some((letter) => stepsOf(letter, id).some((step) => step !== 'pre_reminder'))
              ? 'reminded'
              : 'overdue',
    next: stop !== null || petitionedOn !== null ? null : (nexts[0] ?? null),
  };
}

const isLetter = (step: LateRentStep) => step !== 'petition';
const isAbout =
  (id: string) =>
  ({ invoiceId }: { invoiceId: string }) =>
    invoiceId === id;
const stepsOf = ({ claims }: LetterSent, id: string) =>
  claims.filter(isAbout(id)).flatMap(({ steps }) => steps);
const least = (a: Ore, b: Ore): Ore => (a < b ? a : b);
const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);

/** Days ahead for which rates that nobody has set yet are thought to stay as they are. */
const AHEAD_DAYS = 800;

/**
 * The next letter or petition about each claim, and its day, if nothing else happens until then. Something can
 * begin only on a day on which a step, a deadline or a closed case says so: these are tried.
 */
function nextByClaim(facts: LateRentFacts, today: IsoDate): Map<string, NextStep> {
  const until = addDays(today, AHEAD_DAYS);
  const planned: LateRentFacts = {
    ...facts,
    settings: { ...facts.settings, chargesFee: false, chargesInterest: false },
    rates: [...facts.rates, ...repeatedRates(facts.rates, { until, source: '' })],
  };
  const next = new Map<string, NextStep>();
  const open = facts.invoices.filter((invoice) => claimOf(invoice, []).principal > 0n);
  for (const on of turningDays(facts, open, today)) {
    if (next.size === open.length) break;
    for (const { claims } of nextSteps(planned, on))
      for (const { invoiceId, steps } of claims) {
        const step = steps.at(-1);
        if (step && !next.has(invoiceId)) next.set(invoiceId, { step, on });
      }
  }
  return next;
}

function turningDays(
  { settings: { steps }, letters, closed }: LateRentFacts,
  open: readonly LateInvoice[],
  today: IsoDate,
): IsoDate[] {
  const { pre_reminder: before, petition, ...after } = steps;
  const days = [
    today,
    ...(closed ? [addDays(closed.on, 1)] : []),
    ...open.flatMap(({ dueOn }) => [
      addDays(dueOn, -before.days),
      addDays(dueOn, 1),
      ...Object.values(after).map((step) => addDays(dueOn, step.days)),
    ]),
    ...letters.flatMap((letter) => [
      addDays(letter.sentOn, petition.days),
      ...(letter.payBy === null ? [] : [addDays(letter.payBy, 1)]),
      petitionFrom(letter) ?? today,
    ]),
  ];
  return [...new Set(days)].filter((day) => day >= today).toSorted();
}
