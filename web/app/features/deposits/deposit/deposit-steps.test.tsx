import { describe, expect, test } from 'vitest';

import {
  depositStatus,
  type AccountFacts,
  type DepositFacts,
} from '@husvaer/domain/deposits/states';
import { depositSteps } from '@husvaer/domain/deposits/steps';

import { render } from '../../../testing/render.tsx';
import type { Deposit } from './deposit.ts';
import { DepositNow } from './deposit-steps.tsx';

const TODAY = '2027-03-01';
const RUNNING = {
  today: TODAY,
  signedOn: '2027-02-01',
  startsOn: '2027-02-15',
  endsOn: null as string | null,
  answeredOn: null,
  openedOn: null,
  feeDueOn: '2027-03-08',
  release: null,
};
const GUARANTEE: DepositFacts = {
  type: 'deposit_guarantee',
  isCanceled: false,
  givenOn: null,
  endsOn: null,
};
const ACCOUNT: AccountFacts = {
  type: 'deposit_account',
  isCanceled: false,
  isHandedOver: true,
  hasOpenRelease: false,
  forms: { wanted: 1, submitted: 1 },
  accounts: { wanted: 1, opened: 1, refused: 0 },
  amount: 100n,
  paid: 0n,
  released: 0n,
};

/** What a reader of a side reads first. */
function nowOf(
  facts: DepositFacts,
  { side = 'tenant', days = {} }: { side?: 'tenant' | 'landlord'; days?: object } = {},
): string {
  const deposit = {
    type: facts.type,
    side,
    status: depositStatus(facts, TODAY),
    steps: depositSteps(facts, { ...RUNNING, ...days }),
  } as unknown as Deposit;
  const reader = { mayWrite: side === 'landlord', agency: 'Nordbolig' };
  return render(<DepositNow deposit={deposit} reader={reader} />, { language: 'no' }).text.trim();
}

describe('a deposit', () => {
  test.each([
    [
      nowOf(GUARANTEE),
      'Leietakeren skaffer en garantist, og Nordbolig registrerer garantien. Skulle vært gjort før 15. februar 2027.',
    ],
    [
      nowOf(GUARANTEE, { side: 'landlord', days: { startsOn: '2027-04-01' } }),
      'Leietakeren skaffer en garantist, og du registrerer garantien. Før innflyttingen 1. april 2027.',
    ],
    [
      nowOf(ACCOUNT, { days: { startsOn: TODAY } }),
      'Du betaler inn på kontoen i banken. Før innflyttingen 1. mars 2027.',
    ],
    [
      nowOf(
        { ...ACCOUNT, paid: 100n },
        {
          days: {
            endsOn: '2027-02-28',
            release: { state: 'waiting', by: 'landlord', until: '2027-04-05' },
          },
        },
      ),
      'Du svarer på kravet. Senest 5. april 2027.',
    ],
    [
      nowOf({ ...ACCOUNT, accounts: { wanted: 1, opened: 0, refused: 1 } }),
      'Banken har avslått å opprette kontoen. Utleieren og leietakeren kan avtale en annen sikkerhet.',
    ],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(expected);
  });
});
