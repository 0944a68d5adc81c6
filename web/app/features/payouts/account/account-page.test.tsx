import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../../platform/language.ts';
import { render } from '../../../testing/render.tsx';
import { payouts as en } from '../messages/en.ts';
import { payouts as no } from '../messages/no.ts';
import AccountPage from './account-page.tsx';
import type { PayoutAccountQuery } from './payout-account.graphql.ts';

const WORDS = { en, no };
const FOUND: PayoutAccountQuery = {
  getPayoutAccount: {
    accountNumber: '86011117947',
    isUnproved: false,
    nextAccountNumber: null,
    nextCountsFrom: null,
  },
  getSettlements: { data: [], total: 0 },
  getAnnualStatements: [{ partnerId: 'p', name: 'Nordbolig', years: [2026, 2025] }],
};

describe.each(LANGUAGES)('payout details in %s', (language) => {
  const { account, settlements, statements } = WORDS[language];
  const page = (values: Partial<PayoutAccountQuery> = {}) =>
    render(<AccountPage loaderData={{ ...FOUND, ...values }} />, { language }).text;

  test('say where rent is paid out, and have a statement for each year', () => {
    const text = page();
    for (const words of [account.title, '8601.11.17947', account.now, account.change])
      expect(text).toContain(words);
    for (const words of ['Nordbolig', '2025', statements.pdf, statements.csv])
      expect(text).toContain(words);
    expect(text).not.toContain(account.none);
    expect(text).not.toContain(account.unproved);
  });

  test('ask for BankID if the account was entered without it', () => {
    const getPayoutAccount = { ...FOUND.getPayoutAccount, isUnproved: true };
    const text = page({ getPayoutAccount });
    for (const words of [account.unproved, account.prove]) expect(text).toContain(words);
  });

  test('have the settlement of each payout, with its amount, day and home', () => {
    const settled = {
      _id: '1',
      serialId: 12,
      amount: 22_412.5,
      payoutDate: '2026-12-15',
      settlementFileId: 'f',
      propertyInfo: { name: 'Lys leilighet' },
    };
    expect(page()).toContain(settlements.none);
    const text = page({ getSettlements: { data: [settled], total: 30 } });
    const amount = { no: '22 412,50 kr', en: 'NOK 22,412.50' }[language];
    for (const words of [amount, 'Lys leilighet', settlements.pdf, settlements.more])
      expect(text).toContain(words);
    expect(text).toContain(settlements.one.replace('{{serial}}', '12'));
    expect(text).not.toContain(settlements.none);
  });

  test('have the statements of a landlord without an agency, in the bookkeeper’s name', () => {
    const text = page({
      getAnnualStatements: [{ partnerId: null, name: 'Husvær AS', years: [2026] }],
    });
    for (const words of ['Husvær AS', '2026', statements.pdf]) expect(text).toContain(words);
  });

  test('say when payouts move to a new account, and let the landlord cancel that', () => {
    const text = page({
      getPayoutAccount: {
        ...FOUND.getPayoutAccount,
        nextAccountNumber: '15064012344',
        nextCountsFrom: '2026-12-12T10:00:00Z',
      },
    });
    expect(text).toContain('1506.40.12344');
    expect(text).toMatch(/12.12.(20)?26 (kl\.|at) 11:00/);
    expect(text).toContain(account.keep.replace('{{account}}', '8601.11.17947'));
  });

  test('of a new landlord ask for an account, and say what follows', () => {
    const text = page({
      getPayoutAccount: { ...FOUND.getPayoutAccount, accountNumber: null },
      getAnnualStatements: [],
    });
    for (const words of [account.none, account.set, statements.none]) expect(text).toContain(words);
  });
});
