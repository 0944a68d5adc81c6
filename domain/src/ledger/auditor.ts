import { email, personName } from '../accounts/credentials.ts';
import { addMonths, type IsoDate } from '../kernel/dates.ts';
import { z } from '../kernel/zod.ts';

/** Months for which an auditor may read the books, at most. */
export const AUDITOR_MONTHS_MAX = 12;

/** The last day on which an auditor may read the books. `today` in Norway. */
const auditorEnd = (today: IsoDate) =>
  z.iso
    .date({ abort: true })
    .refine((day) => day >= today, { params: { reason: 'past' } })
    .refine((day) => day <= addMonths(today, AUDITOR_MONTHS_MAX), {
      params: { reason: 'too_far' },
    });

/** A person to be invited as an auditor. `today` in Norway. */
export const auditorDraft = ({ today }: { today: IsoDate }) =>
  z.object({
    email,
    name: personName,
    endsOn: auditorEnd(today),
    language: z
      .enum(['en', 'no'])
      .nullish()
      .transform((language) => language ?? 'no'),
  });

export const AUDITOR_STATES = ['invited', 'reading', 'over', 'ended', 'lapsed'] as const;
/** `over`: its day has passed; `ended`: a person ended it; `lapsed`: the invitation was not accepted in time. */
export type AuditorState = (typeof AUDITOR_STATES)[number];

/** What an auditor's access is today. */
export function auditorState(
  {
    endsOn,
    isAccepted,
    isEnded,
    isLapsed,
  }: { endsOn: IsoDate; isAccepted: boolean; isEnded: boolean; isLapsed: boolean },
  today: IsoDate,
): AuditorState {
  if (isEnded) return 'ended';
  if (endsOn < today) return 'over';
  if (isAccepted) return 'reading';
  return isLapsed ? 'lapsed' : 'invited';
}
