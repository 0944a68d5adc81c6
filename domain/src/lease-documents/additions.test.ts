import { describe, expect, test } from 'vitest';

import { contractAdditions } from './additions.ts';

const PARTNER = '0198f000-0000-7000-8000-000000000001';
const no = { heading: 'Nøkler', text: '{{tenantName}} får to nøkler.' };
const en = { heading: 'Keys', text: '{{tenantName}} gets two keys.' };
const said = (additions: object[], kind = 'lease') =>
  contractAdditions.safeParse({ partnerId: PARTNER, kind, additions });

describe('what an agency adds to its papers', () => {
  test('is kept in both languages, and English may be left out', () => {
    expect(said([{ no, en }, { no }, { no, en: null }]).data?.additions).toEqual([
      { no, en },
      { no, en: null },
      { no, en: null },
    ]);
  });

  test.each([
    ['lease', { no, en: { ...en, text: '{{rent}}' } }, ['en', 'text'], 'unknown_variable'],
    ['lease', { no: { ...no, heading: '{{ rent' }, en }, ['no', 'heading'], 'malformed_variable'],
    ['assignment', { no, en: null }, ['no', 'text'], 'unknown_variable'],
  ])('of a %s is refused with the text that is wrong: %o', (kind, addition, path, reason) => {
    const issues = said([addition], kind).error?.issues;
    expect(issues).toMatchObject([{ path: ['additions', 0, ...path], params: { reason } }]);
  });
});
