import { daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { mayPetition, PETITION_DAYS } from '../leases/status.ts';
import { timeLimit } from '../legal/business-days.ts';
import { debtFeesOn } from '../legal/late-payment.ts';
import { MissingRateError, rateOn, type LegalRate, type MissingRate } from '../legal/rates.ts';
import {
  claimOf,
  isOver,
  newInterest,
  petitionFrom,
  principalLeft,
  rentLeft,
  letterOfStep,
  sumOf,
  type LateInvoice,
  type LetterClaim,
  type LetterPromise,
  type LetterSent,
} from './late-claims.ts';
import {
  countedLetters,
  evictionCase,
  isRunning,
  noticedInvoices,
  type ClosedCase,
  type OpenCase,
} from './cases.ts';
import type { LateRentSettings } from './late-rent-settings.ts';
import { navStep, type NavStep } from './nav.ts';
import { LATE_RENT_STEPS, type LateRentStep } from '../invoices/enums.ts';

/**
 * Days a letter may take by post; a notice's own days count from its sending, and its printed deadline adds
 * these.
 */
const POSTAL_DAYS = 5;
/** The minimum days of a reminder's deadline (inkassoforskriften § 1-3). */
const REMINDER_DAYS = 14;

/** The facts of a lease's late rent. */
export interface LateRentFacts {
  settings: LateRentSettings;
  invoices: readonly LateInvoice[];
  letters: readonly LetterSent[];
  /** The last eviction case that a person closed. */
  closed: ClosedCase | null;
  /** Whether the tenant does not want NAV to be notified (husleieloven § 9-11). */
  isNavRefused: boolean;
  /** The rates of law that are known. */
  rates: readonly LegalRate[];
}

/** A letter to send now, or a petition to make. */
export interface DueStep extends NavStep {
  kind: LateRentStep;
  /** The last day to pay that it states, a business day (gjeldsbrevlova § 5); null when it states none. */
  payBy: IsoDate | null;
  claims: readonly LetterClaim[];
  total: Ore;
  /** The rent that earlier notices and petitions are about: a letter about late rent names it. */
  cases: readonly OpenCase[];
  /** All that is overdue on the lease, with what the letters of the day charge, øre. */
  everything: Ore;
  /** What it says to be enough for every notice so far, its own included; null while none can be stopped. */
  promise: LetterPromise | null;
}

/**
 * The steps that are due for a lease's late rent on a day: at most a friendly reminder before the next due
 * date, one letter about all overdue rent and one about other overdue amounts, and a petition once a notice's
 * days have passed. A letter has the name of the strictest step it takes for any of its invoices. Once it is
 * recorded in `letters`, nothing more is due on that day. Nothing is due for invoices that are stopped or
 * paid, for less than the partner's minimum, or for rent that is in a petition: a new deadline would suggest
 * that paying by it avoids the eviction. A step that needs a rate of a day whose rate is not known waits
 * ({@link missingRates}).
 */
export function nextSteps(known: LateRentFacts, today: IsoDate): DueStep[] {
  const plans = plansOf(known, today).filter(isPlan);
  return plans.map((plan) => withCases(known, plan, { plans, today }));
}

/** The rates that are not known and that due steps wait for. */
export const missingRates = (known: LateRentFacts, today: IsoDate): MissingRate[] =>
  plansOf(known, today).flatMap((step) =>
    step instanceof MissingRateError ? [{ kind: step.kind, day: step.day }] : [],
  );

const isPlan = (plan: Plan | MissingRateError | null): plan is Plan =>
  plan !== null && !(plan instanceof MissingRateError);

function plansOf(known: LateRentFacts, today: IsoDate): (Plan | MissingRateError | null)[] {
  const facts = { ...known, letters: countedLetters(known) };
  const open = facts.invoices
    .filter(
      (invoice) =>
        invoice.stop === null &&
        principalLeft(invoice) > 0n &&
        !isPetitioned(facts.letters, invoice),
    )
    .toSorted((a, b) => daysBetween(b.dueOn, a.dueOn) || a.serial - b.serial);
  const overdue = open.filter(({ dueOn }) => dueOn < today);
  const rent = overdue.filter(({ isRent }) => isRent);
  const other = overdue.filter(({ isRent }) => !isRent);
  const isWorthIt = sumOf(overdue.map(principalLeft)) >= facts.settings.minimum;
  return [
    preReminder(facts, open, today),
    ...(isWorthIt
      ? [
          orMissing(() => letter(facts, rent, today)),
          orMissing(() => letter(facts, other, today)),
          orMissing(() => petition(facts, overdue, today)),
        ]
      : []),
  ];
}

function orMissing(plan: () => Plan | null): Plan | MissingRateError | null {
  try {
    return plan();
  } catch (error) {
    if (error instanceof MissingRateError) return error;
    throw error;
  }
}

/**
 * A new petition in place of an earlier one, with what is unpaid today, for when the earlier was wrong. Null
 * without an earlier one, when nothing of it is unpaid, or while a rate is not known.
 */
export function petitionAgain(known: LateRentFacts, today: IsoDate): DueStep | null {
  const letters = countedLetters(known);
  const { settings, invoices } = known;
  const steps = { ...settings.steps, petition: { isOn: true, days: 0 } };
  const again = orMissing(() =>
    petition(
      { ...known, letters, settings: { ...settings, steps } },
      invoices.filter(({ id, stop }) => stop === null && letterOfStep(letters, id, 'petition')),
      today,
    ),
  );
  return isPlan(again) ? withCases(known, again, { plans: [again], today }) : null;
}

/** A step with the cases before it, and with what it may promise. */
function withCases(
  known: LateRentFacts,
  plan: Plan,
  { plans, today }: { plans: readonly Plan[]; today: IsoDate },
): DueStep {
  const total = totalOf(plan);
  const overdue = openClaims(known.invoices, plans).filter(({ dueOn }) => dueOn < today);
  const everything = sumOf(overdue.map(({ open }) => open));
  const cases = noticedInvoices(known.invoices, countedLetters(known)).map(
    ({ id, notice, petitionedOn }) => ({
      invoiceId: id,
      noticedOn: notice.sentOn,
      payBy: notice.payBy,
      petitionedOn,
      open: sumOf(overdue.filter((one) => one.id === id).map(({ open }) => open)),
    }),
  );
  const step = { ...plan, total, everything };
  if (plan.kind === 'pre_reminder' || plan.kind === 'petition')
    return { ...step, cases: [], promise: null };
  const by = cases
    .filter(isRunning(today))
    .flatMap(({ payBy }) => payBy ?? [])
    .toSorted()[0];
  return {
    ...step,
    cases,
    promise: by === undefined ? null : { since: today, by, amount: everything },
  };
}

/** The open part of each invoice, with what these plans charge. */
const openClaims = (invoices: readonly LateInvoice[], plans: readonly Plan[]) =>
  invoices.map((invoice) => {
    const { principal, earlier } = claimOf(invoice, []);
    const charged = plans
      .flatMap(({ claims }) => claims)
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .map(({ fee, interest }) => fee + interest);
    return { id: invoice.id, dueOn: invoice.dueOn, open: principal + earlier + sumOf(charged) };
  });

/** Whether an unpaid rent is in a petition for eviction. */
const isPetitioned = (letters: readonly LetterSent[], invoice: LateInvoice): boolean =>
  rentLeft(invoice) > 0n &&
  (invoice.petitionedOn !== null || letterOfStep(letters, invoice.id, 'petition') !== undefined);

type Plan = Omit<DueStep, 'total' | 'cases' | 'everything' | 'promise'>;
const QUIET = { payBy: null, tellsNav: false, navObjectBy: null };

const totalOf = ({ claims }: Plan): Ore =>
  sumOf(
    claims.map(({ principal, earlier, fee, interest }) => principal + earlier + fee + interest),
  );

function preReminder(
  { settings: { steps, minimum }, letters }: LateRentFacts,
  open: readonly LateInvoice[],
  today: IsoDate,
): Plan | null {
  const { isOn, days } = steps.pre_reminder;
  const coming = open.filter(
    (invoice) =>
      isOn &&
      today <= invoice.dueOn &&
      daysBetween(today, invoice.dueOn) <= days &&
      principalLeft(invoice) >= minimum &&
      !letterOfStep(letters, invoice.id, 'pre_reminder'),
  );
  const claims = coming.map((invoice) => claimOf(invoice, ['pre_reminder']));
  return claims.length > 0 ? { ...QUIET, kind: 'pre_reminder', claims } : null;
}

/** The letter of a day about everything overdue. */
function letter(
  facts: LateRentFacts,
  overdue: readonly LateInvoice[],
  today: IsoDate,
): Plan | null {
  const { settings, letters, isNavRefused } = facts;
  const kind = strictest(overdue.flatMap((invoice) => stepsDue(facts, invoice, today)));
  if (kind === null) return null;
  // A friendly reminder is not sent while a notice's deadline runs.
  if (kind === 'soft_reminder' && evictionCase(facts)) return null;
  const isNotice = kind === 'notice';
  const charges = settings.chargesInterest && kind !== 'soft_reminder';
  // A notice is only about rent; rent in an earlier notice has that notice's deadline.
  const about = isNotice
    ? overdue.filter(
        (invoice) => rentLeft(invoice) > 0n && !letterOfStep(letters, invoice.id, 'notice'),
      )
    : overdue;
  const claims = about.map((invoice) => {
    const due = stepsDue(facts, invoice, today);
    return {
      ...claimOf(invoice, isNotice ? [...due.filter(isFeeStep), 'notice'] : due),
      ...(isNotice && { principal: rentLeft(invoice) }),
      interest: charges ? newInterest(facts, invoice, today) : 0n,
    };
  });
  // A letter has one fee, for any number of invoices.
  const charged = claims.findIndex((claim) => mayBearFee(facts, claim, today));
  if (charged >= 0)
    claims[charged] = {
      ...claims[charged]!,
      fee: rateOn(facts.rates, 'reminder_fee', today).value,
    };
  const days = isNotice ? PETITION_DAYS + POSTAL_DAYS : REMINDER_DAYS;
  return {
    kind,
    claims,
    payBy: kind === 'soft_reminder' ? null : timeLimit(today, { days }),
    ...navStep(settings.tellsNav && !isNavRefused && about.some((one) => rentLeft(one) > 0n), {
      kind,
      about,
      letters,
      today,
    }),
  };
}

/**
 * A petition for the rent in a notice, once the notice's own and its printed days have passed. It claims the
 * costs of the case too, so the court fee of the day must be known.
 */
function petition(
  facts: LateRentFacts,
  overdue: readonly LateInvoice[],
  today: IsoDate,
): Plan | null {
  const { settings, letters, rates } = facts;
  const { isOn, days } = settings.steps.petition;
  if (!isOn) return null;
  const due = overdue.filter((invoice) => {
    const notice = letterOfStep(letters, invoice.id, 'notice');
    return (
      notice !== undefined &&
      rentLeft(invoice) > 0n &&
      mayPetition(petitionFrom(notice), today) &&
      daysBetween(notice.sentOn, today) >= days
    );
  });
  const claims = due.map((invoice) => ({
    ...claimOf(invoice, ['petition']),
    principal: rentLeft(invoice),
    interest: settings.chargesInterest ? newInterest(facts, invoice, today) : 0n,
  }));
  if (claims.length === 0) return null;
  rateOn(rates, 'court_fee', today);
  return { ...QUIET, kind: 'petition', claims };
}

/**
 * The letters that are due for one overdue invoice. A friendly reminder is left out next to a stricter one.
 */
function stepsDue(
  { settings, letters, closed }: LateRentFacts,
  invoice: LateInvoice,
  today: IsoDate,
): LateRentStep[] {
  const { id, dueOn } = invoice;
  const age = daysBetween(dueOn, today);
  const first = letterOfStep(letters, id, 'reminder');
  const mayNotice = closed === null || (!closed.isEvicted && today > closed.on);
  const isDue = (step: LateRentStep): boolean =>
    settings.steps[step].isOn &&
    age >= settings.steps[step].days &&
    !letterOfStep(letters, id, step) &&
    (step !== 'notice' || (rentLeft(invoice) > 0n && mayNotice));
  const strict = (['reminder', 'second_reminder', 'notice'] as const).filter(
    (step) => isDue(step) && (step !== 'second_reminder' || (first && isOver(first, today))),
  );
  const isBegun = first !== undefined || letterOfStep(letters, id, 'notice') !== undefined;
  return strict.length === 0 && !isBegun && isDue('soft_reminder') ? ['soft_reminder'] : strict;
}

/**
 * Whether a reminder may have a fee: not before the law's days after the due date, no more often than the law
 * allows, and the second time only after the deadline of the first.
 */
function mayBearFee(
  { settings, letters }: LateRentFacts,
  { invoiceId, dueOn, steps }: LetterClaim,
  today: IsoDate,
): boolean {
  const law = debtFeesOn(today);
  const charged = letters.filter(({ claims }) =>
    claims.some((claim) => claim.invoiceId === invoiceId && claim.fee > 0n),
  );
  return (
    settings.chargesFee &&
    steps.some(isFeeStep) &&
    daysBetween(dueOn, today) >= law.earliestDays &&
    charged.length < law.most &&
    charged.every((sent) => isOver(sent, today))
  );
}

const isFeeStep = (step: LateRentStep) => step === 'reminder' || step === 'second_reminder';
const strictest = (steps: readonly LateRentStep[]): LateRentStep | null =>
  LATE_RENT_STEPS.findLast((step) => steps.includes(step)) ?? null;
