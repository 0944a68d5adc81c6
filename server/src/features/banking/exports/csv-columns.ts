import type { LineState } from '@husvaer/domain/banking/lines';

import { en } from '../messages/en.ts';
import { no } from '../messages/no.ts';

const STATES = {
  no: {
    taken: 'plassert',
    waiting: 'uavklart',
    settled: 'ført på leiekontrakt',
    refunded: 'tilbakebetales',
    not_ours: 'forvalterens egne midler',
    counted: 'allerede bokført',
  },
  en: {
    taken: 'matched',
    waiting: 'waiting',
    settled: 'booked to a lease',
    refunded: 'refunded',
    not_ours: 'not ours',
    counted: 'counted before',
  },
} as const satisfies Record<string, Record<LineState, string>>;

const HEADS = {
  no: [
    'Bokført',
    'Betalt',
    'Beløp',
    'KID',
    'Fra',
    'Kontonummer',
    'Melding',
    'Referanse',
    'Status',
    'Hvorfor uavklart',
    'Fil',
  ],
  en: [
    'Booked',
    'Paid',
    'Amount',
    'KID',
    'From',
    'Account',
    'Message',
    'Reference',
    'Status',
    'Why it waits',
    'File',
  ],
} as const;

/** The columns and texts of a payments file; Norwegian when no language is given. */
export function lineColumns(language: string | undefined) {
  const which = language === 'en' ? 'en' : 'no';
  return {
    head: HEADS[which],
    states: STATES[which],
    reasons: (which === 'en' ? en : no).reasons,
  };
}
