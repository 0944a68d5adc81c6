import { expect, test } from 'vitest';

import { messages } from './messages.ts';
import { LANGUAGES } from './platform/language.ts';

/** Names that i18next reserves for options: a text that uses one gets the option instead of the value. */
const RESERVED = [
  'lng',
  'lngs',
  'fallbackLng',
  'ns',
  'context',
  'ordinal',
  'defaultValue',
  'replace',
  'interpolation',
  'postProcess',
  'keySeparator',
  'nsSeparator',
  'returnObjects',
  'returnDetails',
  'joinArrays',
  'ignoreJSONStructure',
  'skipInterpolation',
];

const textsIn = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value]]
      : textsIn(value as object, `${path}${key}.`),
  );

test.each(LANGUAGES)('no text in %s uses a name of an i18next option for a value', (language) => {
  const named = textsIn(messages[language]).flatMap(([key, text]) =>
    [...text.matchAll(/\{\{-?\s*([^,}\s]+)/g)].map(([, name]) => ({ key, name: name! })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => RESERVED.includes(name))).toEqual([]);
});
