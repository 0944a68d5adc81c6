import { expect, test } from 'vitest';

import { exampleAbout, read } from '../../../../testing/example-papers.ts';
import type { TenantsFacts } from './contract.ts';
import { CLAUSES } from './editions.ts';

const CHANGE: TenantsFacts = {
  ...exampleAbout,
  from: '2027-04-01',
  leaving: exampleAbout.tenants,
  joining: [{ name: 'Nora Berg', birthDate: '1996-08-09' }],
  endsOn: '2029-12-31',
  securityType: 'deposit_account',
};

const WORDS = {
  no: {
    born: 'Nora Berg Født 09.08.1996',
    claims: ['Krav som forfaller fra og med 01.04.2027', 'Krav som er forfalt før 01.04.2027'],
    deposit: 'får sin del utbetalt når utleieren samtykker skriftlig',
    accepts: 'Nora Berg godtar personlig leiekontraktens vilkår om tvangsfravikelse',
    messages: 'også varsel etter tvangsfullbyrdelsesloven § 4-18',
  },
  en: {
    born: 'Nora Berg Born 09.08.1996',
    claims: ['claims that fall due from 01.04.2027', 'claims that fell due before 01.04.2027'],
    deposit: 'paid their part when the landlord consents in writing',
    accepts: 'accepted personally by Nora Berg',
    messages: 'notices under the Enforcement Act § 4-18',
  },
};
const EVICTION = 'Leietakeren vedtar at tvangsfravikelse kan kreves når leien ikke';
const AT_THE_END = 'tvangsfravikelse kan kreves når leietiden er';

test.each(['no', 'en'] as const)(
  'a change of tenants (%s) says who is liable for what, and what the new tenant accepts personally',
  (language) => {
    const { born, claims, deposit, accepts, messages } = WORDS[language];
    const text = (change: Partial<TenantsFacts>) =>
      read(CLAUSES.later[language].tenants({ ...CHANGE, ...change }));
    for (const part of [born, ...claims, deposit, accepts, messages, EVICTION, AT_THE_END])
      expect(text({})).toContain(part);
    expect(text({ endsOn: null })).not.toContain(AT_THE_END);
    expect(text({ securityType: 'no_deposit' })).not.toContain(deposit);
    // Who only leaves accepts nothing.
    for (const part of [accepts, messages, EVICTION])
      expect(text({ joining: [] })).not.toContain(part);
  },
);
