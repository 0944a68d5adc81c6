import { expect, test } from 'vitest';

import { requireDrawable, requireDrawableFields } from './undrawable.ts';

const lease = (name: string, rules = 'Stille etter kl. 23.') => ({
  language: 'no' as const,
  title: 'Leiekontrakt for bolig, nr. 12-3',
  sections: [
    {
      heading: '1. Partene',
      blocks: [{ kind: 'facts' as const, rows: [['Leietaker', name] as const] }],
    },
    { heading: 'Husordensregler', blocks: [{ kind: 'text' as const, text: rules }] },
  ],
});

test.each([
  ['Åse Sæther'],
  ['Nguyễn Thị Hồng Nhung'],
  ['Наталія Шевченко'],
  ['محمد بن علي الأحمد'],
  // As some keyboards write it: a letter followed by its combining mark.
  ['Jose\u0301'],
])('%s can be drawn', (name) => {
  expect(() => requireDrawable(lease(name))).not.toThrow();
});

test.each([
  ['李明', '李 明'],
  ['Ola 🙂', '🙂'],
  ['Ola \u{378}', '\u{378}'],
  ['ナ', 'ナ'],
])('%s is refused by name, with the reason', (name, characters) => {
  expect(() => requireDrawable(lease(name))).toThrow(
    expect.objectContaining({
      code: 'request.undrawable',
      params: { where: 'Leietaker', text: name, characters },
    }),
  );
});

test('a text is refused by its heading', () => {
  expect(() => requireDrawable(lease('Åse', 'Ro 🤫 etter kl. 23.'))).toThrow(
    expect.objectContaining({
      params: { where: 'Husordensregler', text: 'Ro 🤫 etter kl. 23.', characters: '🤫' },
    }),
  );
});

test('text of a form is refused by its field, before there is a document', () => {
  expect(() => requireDrawableFields({ reason: null, 'lines.0.name': 'Vask' })).not.toThrow();
  expect(() => requireDrawableFields({ reason: 'Åpen dør', 'lines.1.name': 'Nøkkel 🔑' })).toThrow(
    expect.objectContaining({
      params: { where: 'lines.1.name', text: 'Nøkkel 🔑', characters: '🔑' },
    }),
  );
});
