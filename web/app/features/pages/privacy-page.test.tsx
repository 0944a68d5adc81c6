import { LEGAL } from '@husvaer/domain/legal/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { messages } from '../../messages.ts';
import { privacy as en } from './texts/privacy.en.tsx';
import { privacy as no } from './texts/privacy.no.tsx';

const rowOf = ({ sections }: typeof no, name: string) => {
  const html = renderToStaticMarkup(sections.map(({ body }) => body)).replaceAll(/\s+/g, ' ');
  return html.split(`<dt>${name}</dt>`)[1]!.split('</dd>')[0]!;
};

test.each([
  [no, 'Kredittvurdering', /berettigede interesse.*\(f\), ikke samtykke/, /samtykk/i],
  [en, 'Credit check', /legitimate interest.*\(f\), not consent/, /consent/i],
] as const)('a credit check has one ground: %#', (texts, name, ground, consent) => {
  expect(rowOf(texts, name)).toMatch(ground);
  const { credit } = messages[texts === no ? 'no' : 'en'].interest;
  expect(credit.who).toMatch(/berettiget interesse|legitimate interest/);
  for (const text of Object.values(credit)) expect(text).not.toMatch(consent);
});

test.each([
  [no, ['Leiekontrakter, signaturer og protokoller', 'Fakturaer, innbetalinger og utbetalinger']],
  [en, ['Leases, signatures and inspection reports', 'Invoices, payments and payouts']],
] as const)('leases and accounts are kept for as long as the law says: %#', (texts, names) => {
  for (const name of names)
    expect(rowOf(texts, name)).toMatch(
      new RegExp(
        `${LEGAL.bookkeepingYears} (?:år etter regnskapsårets slutt|years after the end of).*(?:varsles driften til det er slettet|the operator is warned until it is deleted)`,
      ),
    );
  const {
    delete: { stays },
  } = messages[texts === no ? 'no' : 'en'].profile.leave;
  expect(stays).toMatch(/\{\{years\}\} (?:år etter regnskapsårets slutt|years after the end of)/);
});
