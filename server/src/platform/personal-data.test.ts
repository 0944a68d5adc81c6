import { expect, test } from 'vitest';

import { personalData } from './personal-data.ts';
import type { ReadWork } from './work.ts';

interface Form {
  rentFrom: string;
  income: bigint | null;
  sentAt: Temporal.Instant;
  landlordsNote: string;
  files: string[];
  agreed: { version: string; by: string } | null;
  answers: Record<string, unknown>;
}

const FORM: Form = {
  rentFrom: '2027-01-01',
  income: 4_000_000n,
  sentAt: Temporal.Instant.from('2026-11-20T08:00:00Z'),
  landlordsNote: 'Smokes.',
  files: ['Pay slip'],
  agreed: { version: '1', by: 'Kari' },
  answers: { pets: 'a cat' },
};

const find = async () => ({ forms: [FORM, { ...FORM, agreed: null }] });
const rest = { rentFrom: true, income: true, sentAt: true, files: true, answers: 'whole' } as const;

test('only the fields listed for export are exported, however deep they are', async () => {
  const data = personalData(find, {
    forms: { ...rest, landlordsNote: false, agreed: { version: true, by: false } },
  });
  const { landlordsNote: _, ...own } = FORM;
  expect(await data({} as ReadWork, 'id')).toEqual({
    forms: [
      { ...own, agreed: { version: '1' } },
      { ...own, agreed: null },
    ],
  });
  expect(data.paths).toEqual([
    'forms.rentFrom',
    'forms.income',
    'forms.sentAt',
    'forms.files',
    'forms.answers',
    'forms.agreed.version',
  ]);
});

test('a field that a statement returns without its type is not exported', async () => {
  const findMore = async () => ({ forms: [{ id: '1', note: 'Smokes.' } as { id: string }] });
  const data = personalData(findMore, { forms: { id: true } });
  expect(await data({} as ReadWork, 'id')).toEqual({ forms: [{ id: '1' }] });
});

test('a list of fields that omits one, or takes an object whole, does not compile', () => {
  const agreed = { version: true, by: true } as const;
  // @ts-expect-error The landlord's note is not listed.
  personalData(find, { forms: { ...rest, agreed } });
  // @ts-expect-error `agreed` has fields, which are listed one by one.
  personalData(find, { forms: { ...rest, landlordsNote: false, agreed: true } });
  // @ts-expect-error There is no such field.
  const more = personalData(find, { forms: { ...rest, landlordsNote: false, agreed, note: true } });
  expect(more.paths).toContain('forms.note');
});
