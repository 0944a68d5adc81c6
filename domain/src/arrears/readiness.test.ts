import { expect, test } from 'vitest';

import { PUBLISHED_RATES } from '../legal/rates.ts';
import type { OpenClaim } from './overview.ts';
import { petitionReadiness } from './readiness.ts';

const OCTOBER: OpenClaim = {
  invoiceId: 'october',
  dueOn: '2026-10-01',
  principal: 10_000_00n,
  fees: 0n,
  interest: 0n,
  amount: 10_000_00n,
  letters: [],
  stage: 'notice_over',
  payBy: '2026-11-04',
  next: null,
  petitionFrom: '2026-11-05',
  petitionedOn: null,
  stop: null,
};
const NOVEMBER: OpenClaim = { ...OCTOBER, invoiceId: 'november', petitionFrom: '2026-12-05' };

const of = (
  claims: readonly OpenClaim[],
  { missing = [], on = '2026-11-10' }: { missing?: string[]; on?: string } = {},
) => {
  const { ready, refusals, waits } = petitionReadiness(
    { claims, missing, rates: PUBLISHED_RATES },
    on,
  );
  const written = (all: typeof refusals) =>
    all.map(({ reason, invoiceId, from, field }) =>
      [reason, invoiceId, from, field].filter((one) => one !== null).join(' '),
    );
  return { ready, refusals: written(refusals), waits: written(waits) };
};

test.each([
  ['has a claim whose day has come', [OCTOBER], {}, ['october'], [], []],
  [
    'leaves out what is too early',
    [OCTOBER, NOVEMBER],
    {},
    ['october'],
    [],
    ['too_early november 2026-12-05'],
  ],
  ['is refused before the first day', [NOVEMBER], {}, [], ['too_early november 2026-12-05'], []],
  [
    'is refused without a notice',
    [{ ...OCTOBER, stage: 'reminded', petitionFrom: null }],
    {},
    [],
    ['no_notice'],
    [],
  ],
  [
    'is refused while the notice waits for the post',
    [{ ...OCTOBER, petitionFrom: null }],
    {},
    [],
    ['not_posted october'],
    [],
  ],
  [
    'is refused for an objection',
    [{ ...OCTOBER, stop: 'objection' }],
    {},
    [],
    ['objection october'],
    [],
  ],
  [
    'is refused without its facts',
    [OCTOBER],
    { missing: ['landlord'] },
    ['october'],
    ['missing_fact landlord'],
    [],
  ],
  [
    'is refused without the rates of its day',
    [OCTOBER],
    { on: '2027-01-04' },
    ['october'],
    ['missing_rate'],
    [],
  ],
  [
    'is not made twice',
    [{ ...OCTOBER, stage: 'petitioned', petitionedOn: '2026-11-06' }],
    {},
    [],
    ['no_notice'],
    [],
  ],
] as const)('a petition %s', (_, claims, about, ready, refusals, waits) => {
  expect(of(claims, about as Parameters<typeof of>[1])).toEqual({ ready, refusals, waits });
});
