import { expect, test } from 'vitest';

import { render } from '../../../testing/render.tsx';
import { UnagreedActs } from './unagreed-acts.tsx';

type Act = Parameters<typeof UnagreedActs>[0]['unagreed']['acts'][number];

const NONE: Act['change'] = {
  approvalsNeeded: null,
  approvers: null,
  dayLimit: null,
  recipientLimit: null,
  guaranteeMonths: null,
  kidSource: null,
  bankCustomerId: null,
  orgNumber: null,
  remainderLimit: null,
  aloneLimit: null,
};
const act = (kind: Act['kind'], change: Partial<Act['change']>, mayAgree = true): Act => ({
  kind,
  byName: 'Anne Agent',
  at: `2026-11-20T08:00:00Z`,
  mayAgree,
  change: { ...NONE, ...change },
});
const ACTS = [
  act('changed_approvers', { approvers: { added: ['Siri Second', null], removed: ['Odd Other'] } }),
  act('raised_guarantee', { guaranteeMonths: { was: 1, became: 3 } }, false),
  act('raised_limit', {
    dayLimit: { was: 100_000.5, became: 250_000 },
    recipientLimit: { was: 50_000, became: null },
  }),
  act('changed_bank_terms', { kidSource: { was: 'ocr', became: 'camt054' } }),
];
const show = (language: 'en' | 'no', isOwn = true) =>
  render(
    <UnagreedActs
      partnerId="1"
      unagreed={{ lastNumber: '4', mayAgree: true, acts: ACTS }}
      isOwn={isOwn}
    />,
    { language },
  );

test('each act has its old and its new values, and leads to where it is set', () => {
  const { text, html } = show('no');
  const plain = text.replaceAll('\u00A0', ' ');
  expect(plain).toContain('Nye som godkjenner: Siri Second og noen som har slettet kontoen sin');
  expect(plain).toContain('Godkjenner ikke lenger: Odd Other');
  expect(plain).toContain('En annen må godta dette. Utbetalingsgaranti: 1 måned → 3 måneder');
  expect(plain).toContain('Grense for én dag: 100 000,50 kr → 250 000 kr');
  expect(plain).toContain('Grense for én konto på én dag: 50 000 kr → ingen');
  expect(plain).toContain('Innbetalinger med KID kommer som: OCR giro → camt.054');
  for (const part of ['approvals', 'payouts', 'account'])
    expect(html).toContain(`href="/money/settings/${part}"`);
  const english = show('en').text.replaceAll('\u00A0', ' ');
  expect(english).toContain('Payout guarantee: 1 month → 3 months');
  expect(english).toContain('Limit for one account in a day: NOK 50,000 → none');
});

test('on the operator’s site the agency’s settings are not linked', () => {
  expect(show('no', false).html).not.toContain('href="/money/settings');
});
