import { expect, test } from 'vitest';

import { isSame, type Telling, type Told } from './tell-apart.ts';

const KEPT: Telling = {
  fileId: 'first',
  format: 'camt.054',
  entryReference: null,
  statementId: 'N-1',
};
const TOLD: Told = {
  ...KEPT,
  fileId: 'second',
  statementId: 'N-2',
  isCopy: false,
  isUnnamed: false,
};

test.each<[string, boolean, Partial<Told>, Partial<Telling>[]]>([
  ['nothing tells them apart', true, {}, [{}]],
  ['the entry has another reference', false, { entryReference: 'B' }, [{ entryReference: 'A' }]],
  ['the entry has the same reference', true, { entryReference: 'A' }, [{ entryReference: 'A' }]],
  ['the entry of one of them has none', true, { entryReference: 'A' }, [{}]],
  ['its references name no payment', false, { isUnnamed: true }, [{}]],
  ['they name none, in the same statement', true, { isUnnamed: true, statementId: 'N-1' }, [{}]],
  [
    'they name none, and the statement is not known',
    true,
    { isUnnamed: true },
    [{ statementId: null }],
  ],
  [
    'another kind of file tells of it',
    true,
    { format: 'camt.053', entryReference: 'B' },
    [{ entryReference: 'A' }],
  ],
  [
    'another kind told of it before, and this kind of another',
    false,
    { entryReference: 'B' },
    [{ format: 'camt.053' }, { fileId: 'third', entryReference: 'A' }],
  ],
  [
    'the bank calls it a copy',
    true,
    { isCopy: true, entryReference: 'B' },
    [{ entryReference: 'A' }],
  ],
  ['one file tells of both', false, { fileId: 'first', isCopy: true }, [{}]],
])('%s: %s', (_, same, told, tellings) => {
  expect(
    isSame(
      { ...TOLD, ...told },
      tellings.map((one) => ({ ...KEPT, ...one })),
    ),
  ).toBe(same);
});
