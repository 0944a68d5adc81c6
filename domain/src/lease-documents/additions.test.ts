import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { contractAdditions } from './additions.ts';

const PARTNER = '0198f000-0000-7000-8000-000000000001';
const no = { heading: 'Nøkler', text: '{{tenantName}} får to nøkler.' };
const en = { heading: 'Keys', text: '{{tenantName}} gets two keys.' };
const shown = (additions: object[], kind = 'lease') =>
  contractAdditions.safeParse({ partnerId: PARTNER, kind, additions });

describe('an agency’s additions to its documents', () => {
  test('are stored in both languages, and English may be left out', () => {
    expect(shown([{ no, en }, { no }, { no, en: null }]).data?.additions).toEqual([
      { no, en },
      { no, en: null },
      { no, en: null },
    ]);
  });

  test.each([
    ['lease', { no, en: { ...en, text: '{{rent}}' } }, ['en', 'text'], 'unknown_variable'],
    ['lease', { no: { ...no, heading: '{{ rent' }, en }, ['no', 'heading'], 'malformed_variable'],
    ['lease', { no: { ...no, text: '{{payoutDay}}' } }, ['no', 'text'], 'unknown_variable'],
    ['assignment', { no, en: null }, ['no', 'text'], 'unknown_variable'],
  ])('of a %s are refused with the wrong text: %o', (kind, addition, path, reason) => {
    const issues = shown([addition], kind).error?.issues;
    expect(issues).toMatchObject([{ path: ['additions', 0, ...path], params: { reason } }]);
  });

  test('are refused text by text, with what was found there', () => {
    const invalid = { heading: '{{a}}', text: '{{b}} {{c' };
    const { error } = shown([{ no }, { no: invalid, en: invalid }]);
    const found = fieldErrors(error?.issues ?? []).map(
      ({ path, reason, params }) => `${path} ${reason} ${String(params?.['found'])}`,
    );
    expect(found).toEqual(
      ['no', 'en'].flatMap((language) => [
        `additions.1.${language}.heading unknown_variable {{a}}`,
        `additions.1.${language}.text unknown_variable {{b}}`,
        `additions.1.${language}.text malformed_variable {{c`,
      ]),
    );
  });
});
