import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { bookTerms } from './book.ts';

const INPUT = {
  name: ' Nordbolig  AS ',
  orgNumber: '889 640 782',
  address: 'Torget 1, 0155 Oslo',
  email: 'post@nordbolig.example',
  isInVat: true,
  isInBusiness: false,
  clientAccount: '9999 10 42764',
  bic: ' dnbanokk ',
  bankCustomerId: ' 123 ',
  kidSource: 'ocr',
  orderFormat: 'pain.001.001.09',
};
const refused = (input: object) => {
  const parsed = bookTerms.safeParse({ ...INPUT, ...input }, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};

test('numbers are stored as banks and registers write them', () => {
  expect(bookTerms.parse(INPUT)).toEqual({
    ...INPUT,
    name: 'Nordbolig AS',
    orgNumber: '889640782',
    clientAccount: '99991042764',
    bic: 'DNBANOKK',
    bankCustomerId: '123',
    chargeCodes: null,
  });
  const chargeCodes = [' gebyr', 'Gebyr', 'Omk.'];
  expect(bookTerms.parse({ ...INPUT, chargeCodes }).chargeCodes).toEqual(['GEBYR', 'OMK.']);
});

test('by default, orders are of version 03, and there is no number from the bank', () => {
  const { orderFormat: _, bankCustomerId: __, ...rest } = INPUT;
  expect(bookTerms.parse(rest)).toMatchObject({
    orderFormat: 'pain.001.001.03',
    bankCustomerId: null,
  });
});

test.each([
  ['orgNumber', '889640783', 'wrong_format'],
  ['clientAccount', '99991042765', 'wrong_format'],
  ['bic', 'DNBANOKKX', 'wrong_format'],
  ['bic', 'xDNBANOKK', 'wrong_format'],
  ['bic', 'DNBANOKKXXXX', 'wrong_format'],
  ['email', 'nordbolig', 'wrong_format'],
  ['kidSource', 'camt', 'not_allowed'],
  ['orderFormat', 'pain.001.001.02', 'not_allowed'],
])('%s %s is refused', (path, input, reason) => {
  expect(refused({ [path]: input })).toMatchObject([{ path, reason }]);
});

test('a BIC may contain a branch', () => {
  expect(refused({ bic: 'DNBANOKKXXX' })).toEqual([]);
});
