import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { HydrateFallback } from './partner-api-page.tsx';
import { partnerGuide } from './texts/partner-guide.ts';

test.each([
  ['en', 'From applicant to signed lease'],
  ['no', 'Fra interessent til signert leiekontrakt'],
] as const)('the guide is there before the calls are loaded (%s)', (language, title) => {
  const { html } = render(<HydrateFallback />, { language });
  expect(html).toContain(`>${title}</h2>`);
  expect(html).toContain('<code>POST /leases/{leaseId}/send</code>');
});

test('the guide names the same calls and fields in both languages', () => {
  const [en, no] = (['en', 'no'] as const).map((language) =>
    partnerGuide[language].map(({ id, texts }) => [
      id,
      texts.flatMap((text) => text.match(/`[^`]+`/g) ?? []).toSorted(),
    ]),
  );
  expect(no).toEqual(en);
});
