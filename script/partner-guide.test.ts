import { expect, test } from 'vitest';

import { features } from '../server/src/features.ts';
import { partnerGuide } from '../web/app/features/pages/texts/partner-guide.ts';

const named = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)).toSorted();
const steps = (language: 'en' | 'no') =>
  partnerGuide[language].map(({ id, texts }) => [id, named(texts)]);

test('the guide of the partner API says the same in both languages', () => {
  expect(steps('no')).toEqual(steps('en'));
});

test('each call that the guide names is one of the API', () => {
  const calls = features
    .flatMap(({ partnerCalls }) => partnerCalls?.calls ?? [])
    .map(({ method, path }) => `${method} ${path}`);
  const guided = partnerGuide.en
    .flatMap(({ texts }) => named(texts))
    .filter((code) => /^[A-Z]+ \//.test(code));
  expect(guided.length).toBeGreaterThan(10);
  expect(guided.filter((call) => !calls.includes(call))).toEqual([]);
});
