import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { LateRentStep } from '../invoices/enums.ts';
import type { LateInvoice, LetterSent } from './late-claims.ts';

/**
 * Days in which a tenant may object before Nav is notified. The law states the right (husleieloven § 9-11), and
 * no days: a right that is stated on the day of the report comes too late.
 */
const NAV_OBJECTION_DAYS = 7;

/** What a letter about late rent says and does about Nav. */
export interface NavStep {
  /** Whether Nav gets a copy of this notice. */
  tellsNav: boolean;
  /** The last day to object, if this letter is the first to state the right; null for others. */
  navObjectBy: IsoDate | null;
}

/**
 * Nav is notified with a notice when an earlier letter about the same rent stated the right to object, and its
 * days are over. Otherwise the letter of the day states the right. `mayNotify`: the setting, rent that is owed, and no objection.
 */
export function navStep(
  mayNotify: boolean,
  {
    kind,
    about,
    letters,
    today,
  }: {
    kind: LateRentStep;
    about: readonly Pick<LateInvoice, 'id'>[];
    letters: readonly LetterSent[];
    today: IsoDate;
  },
): NavStep {
  if (!mayNotify) return { tellsNav: false, navObjectBy: null };
  const ids = about.map(({ id }) => id);
  const stated = letters
    .filter(({ claims }) => claims.some(({ invoiceId }) => ids.includes(invoiceId)))
    .flatMap(({ navObjectBy }) => navObjectBy ?? [])
    .toSorted()[0];
  return stated === undefined
    ? { tellsNav: false, navObjectBy: addDays(today, NAV_OBJECTION_DAYS) }
    : { tellsNav: kind === 'notice' && stated < today, navObjectBy: null };
}
