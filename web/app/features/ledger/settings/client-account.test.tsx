import { expect, test } from 'vitest';

import { LANGUAGES } from '../../../platform/language.ts';
import { render } from '../../../testing/render.tsx';
import { BookForm } from './book-form.tsx';
import { ClientAccountChange } from './client-account-change.tsx';

type Book = NonNullable<Parameters<typeof BookForm>[0]['book']>;

const BOOK: Book = {
  name: 'Nordbolig AS',
  orgNumber: '974760673',
  address: 'Storgata 1',
  email: 'a@x.no',
  isInVat: true,
  isInBusiness: true,
  clientAccount: '86011117947',
  bic: 'DNBANOKK',
  isAccountProved: true,
  isAccountRefused: false,
  bankCustomerId: null,
  kidSource: 'ocr',
  orderFormat: 'pain_001_001_03',
  chargeCodes: ['GEBYR'],
  clientAccountChange: null,
};

test.each(LANGUAGES)('the settings say whether the account is confirmed, in %s', (language) => {
  const shown = (values: Partial<Book>) =>
    render(<BookForm partnerId="p" book={{ ...BOOK, ...values }} />, { language }).text;
  const unproved = {
    no: 'Banken har ikke bekreftet kontoen ennå.',
    en: 'The bank has not confirmed the account yet.',
  }[language];
  const refused = {
    no: 'Husvær har avvist denne kontoen.',
    en: 'Husvær has refused this account.',
  }[language];
  expect(shown({ isAccountProved: false })).toContain(unproved);
  expect(shown({ isAccountProved: false, isAccountRefused: true })).toContain(refused);
  expect(shown({})).not.toMatch(new RegExp(`${unproved}|${refused}`));
});

test.each(LANGUAGES)('so does a change to another account, in %s', (language) => {
  const shown = (isNextAccountProved: boolean) =>
    render(
      <ClientAccountChange
        change={{
          _id: 'c',
          partnerId: 'p',
          name: 'Nordbolig AS',
          clientAccount: '86011117947',
          nextClientAccount: '99991042764',
          isNextAccountProved,
          requestedByName: 'Anne',
          requestedAt: '2026-12-01T09:00:00Z',
          agreedByName: null,
          countsOn: null,
          mayAgree: true,
        }}
      />,
      { language },
    ).text;
  const unproved = {
    no: 'Banken har ikke bekreftet den nye kontoen ennå.',
    en: 'The bank has not confirmed the new account yet.',
  }[language];
  expect(shown(false)).toContain(unproved);
  expect(shown(true)).not.toContain(unproved);
});
