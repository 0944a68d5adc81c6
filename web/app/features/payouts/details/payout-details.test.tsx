import { describe, expect, test } from 'vitest';

import {
  PAYMENT_STATUSES,
  PAYOUT_EVENTS,
  PAYOUT_LINES,
  PAYOUT_STATUSES,
} from '@husvaer/domain/payouts/enums';

import { LANGUAGES } from '../../../platform/language.ts';
import { render } from '../../../testing/render.tsx';
import { payouts as en } from '../messages/en.ts';
import { payouts as no } from '../messages/no.ts';
import type { Payout } from './payout.ts';
import { PayoutEvents } from './payout-events.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutLines } from './payout-lines.tsx';

const WORDS = { en, no };

const PAYOUT: Payout = {
  _id: '1',
  contractId: 'lease',
  leaseNumber: '41-3',
  serialId: 1,
  amount: 11_040,
  payoutDate: '2026-12-15',
  paidDate: null,
  status: 'in_progress',
  paymentStatus: 'pending',
  bankRef: 'REF-1',
  holdPayout: false,
  isGivenUp: false,
  isRentReceived: true,
  awaitsBrokeringConsent: false,
  otherApproverNames: [],
  lastActNumber: '0',
  numberOfFails: 2,
  approvalsNeeded: 1,
  approvals: [],
  vatNumber: null,
  metaInfo: [],
  settlementFileId: null,
  propertyInfo: { name: 'Lys leilighet' },
  tenantsInfo: [{ name: 'Ingrid Solheim' }, { name: 'Jonas Lie' }],
  accountInfo: { name: 'Kari Nordmann', accountNumber: '12345678903' },
  agentInfo: { name: 'Silje Bakken' },
  branchInfo: { name: 'Nordbolig Oslo' },
  events: [
    { event: 'estimated', date: '2026-12-10', note: null },
    { event: 'estimated', date: '2026-12-15', note: null },
  ],
};
const LINE = {
  amount: -960,
  vatAmount: 0,
  serialId: null,
  invoiceMonth: null,
  correctionsInfo: null,
  payoutId: null,
  addonsInfo: [],
};

describe.each(LANGUAGES)('a payout in %s', (language) => {
  const factsText = (values: Partial<Payout>) =>
    render(<PayoutFacts payout={{ ...PAYOUT, ...values }} />, { language }).text;
  const words = WORDS[language];

  const amounts = { no: ['−960 kr', '11 040 kr'], en: ['−NOK 960', 'NOK 11,040'] }[language];
  const linesText = (values: Partial<Payout['metaInfo'][number]>) => {
    const payout = {
      ...PAYOUT,
      metaInfo: [{ ...LINE, type: 'landlord_invoice' as const, ...values }],
    };
    return render(<PayoutLines payout={payout} />, { language }).text;
  };

  test.each(PAYOUT_LINES)('is made up of %s', (type) => {
    expect(linesText({ type })).toContain(
      `${words.lines[type]} ${amounts[0]} ${words.details.sum} ${amounts[1]}`,
    );
  });

  test('says what a line is about', () => {
    const textLines = linesText({
      serialId: 7,
      invoiceMonth: '2026-12-01',
      correctionsInfo: 'Feil rom',
      vatAmount: -192,
      addonsInfo: [{ name: 'Vaktmester', amount: 250 }],
    });
    for (const one of [
      words.details.invoice.replace('{{serial}}', '7'),
      '2026',
      'Feil rom',
      'Vaktmester',
      '250',
      '192',
    ])
      expect(textLines).toContain(one);
    expect(linesText({ serialId: 7, payoutId: 'p' })).toContain(
      words.details.payout.replace('{{serial}}', '7'),
    );
  });

  test.each(PAYOUT_EVENTS)('mentions %s', (event) => {
    const events = [{ event, date: '2026-12-10', note: null }];
    const { text } = render(<PayoutEvents events={events} />, { language });
    expect(text).toContain(words.events[event]);
    expect(text).toContain('10.12.2026');
  });

  test('says to whom, for whom, and who keeps the money', () => {
    const text = factsText({});
    for (const one of ['Ingrid Solheim', 'Jonas Lie', 'Kari Nordmann', '1234.56.78903'])
      expect(text).toContain(one);
    expect(text).toContain(`${words.details.agent} Silje Bakken`);
    expect(text).toContain(`${words.details.branch} Nordbolig Oslo`);
  });

  test('shows the latest estimate of its date', () => {
    const values = { status: 'estimated', payoutDate: null } as const;
    expect(factsText(values)).toMatch(
      new RegExp(`${words.details.dates.expected} 15\\.? [dD]e[cs]`),
    );
    expect(factsText({ ...values, events: [] })).not.toMatch(/15\.? [dD]e[cs]/);
  });

  test('counts its failures until it is completed', () => {
    expect(factsText({})).toContain(
      `${words.details.fails} ${words.details.times_other.replace('{{count}}', '2')}`,
    );
    expect(factsText({ numberOfFails: 0 })).not.toContain(words.details.fails);
    expect(factsText({ status: 'completed' })).not.toContain(words.details.fails);
  });

  test.each(PAYMENT_STATUSES)('says how the bank paid it, once completed: %s', (paymentStatus) => {
    expect(factsText({ status: 'completed', paymentStatus })).toContain(
      words.payments[paymentStatus],
    );
    expect(factsText({ paymentStatus: 'failed' })).not.toContain(words.payments.failed);
  });

  test.each(PAYOUT_STATUSES)('says that it is %s', (status) => {
    expect(factsText({ status, paymentStatus: null })).toContain(
      `${amounts[1]} ${words.statuses[status]} `,
    );
  });

  test('shows unknown values as they are, in grey', () => {
    const status = 'lost_at_sea' as Payout['status'];
    const { html, text } = render(<PayoutFacts payout={{ ...PAYOUT, status }} />, { language });
    expect(text).toContain('lost at sea');
    expect(html).toContain('data-colour="grey"');
    const paymentStatus = 'by_pigeon' as 'paid';
    expect(factsText({ status: 'completed', paymentStatus })).toContain('by pigeon');
    expect(linesText({ type: 'moon_tax' as 'landlord_invoice' })).toContain('moon tax');
    const events = [{ event: 'blown_away' as 'paid', date: '2026-12-10', note: null }];
    expect(render(<PayoutEvents events={events} />, { language }).text).toContain('blown away');
  });
});
