import { expect, test } from 'vitest';

import { LANGUAGES } from '../../platform/language.ts';
import { render } from '../../testing/render.tsx';
import { UnprovedAccountsNote } from './unproved-accounts.tsx';

type Account = Parameters<typeof UnprovedAccountsNote>[0]['accounts'][number];

const ACCOUNT: Account = {
  _id: 'a',
  name: 'Nordbolig AS',
  clientAccount: '86011117947',
  invoices: 2,
  since: '2026-12-01T09:00:00Z',
  claimedBy: [],
  otherOwner: null,
  isRefused: false,
};

test.each(LANGUAGES)('the operator reads what is unproved and since when, in %s', (language) => {
  const shown = (values: Partial<Account>) =>
    render(<UnprovedAccountsNote accounts={[{ ...ACCOUNT, ...values }]} />, { language }).text;
  const words = {
    no: {
      account: /Nordbolig AS: 8601\.11\.17947 siden .*1\.12\.2026.*, 2 fakturaer\./,
      one: ', 1 faktura. ',
      claimed: 'Også oppgitt av Eier AS og Vest AS.',
      other: 'Ifølge bankens egen fil har eieren organisasjonsnummer 923609016.',
      refuse: 'Avvis kontoen',
      refused: 'Avvist. Det finnes ingen annen konto ennå.',
    },
    en: {
      account: /Nordbolig AS: 8601\.11\.17947 since .*2026.*, 2 invoices\./,
      one: ', 1 invoice. ',
      claimed: 'Also named by Eier AS and Vest AS.',
      other: 'By the bank’s own file, its owner has organisation number 923609016.',
      refuse: 'Refuse the account',
      refused: 'Refused. The agency has no other account yet.',
    },
  }[language];
  const text = shown({ claimedBy: ['Eier AS', 'Vest AS'], otherOwner: '923609016' });
  expect(text).toMatch(words.account);
  for (const part of [words.claimed, words.other, words.refuse]) expect(text).toContain(part);
  expect(shown({ invoices: 1 })).toContain(words.one);
  expect(shown({ isRefused: true })).toContain(words.refused);
  expect(shown({ isRefused: true })).not.toContain(words.refuse);
  expect(render(<UnprovedAccountsNote accounts={[]} />, { language }).text).toBe('');
});
