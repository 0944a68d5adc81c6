import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../platform/language.ts';
import { render } from '../../testing/render.tsx';
import { accounts as en } from './messages/en.ts';
import { accounts as no } from './messages/no.ts';
import { RegisterPage } from './register-page.tsx';

const WORDS = { en: en.register, no: no.register };
const PUBLIC = { partner: null };
/** The label of the selected side. */
const chosen = (html: string) => /aria-checked="true".*?<span[^>]*>([^<]+)/s.exec(html)?.[1];

describe.each(LANGUAGES)('registering in %s', (language) => {
  const words = WORDS[language];

  test.each(['tenant', 'landlord'] as const)(
    'as a %s asks what the user mostly wants to do, with that side chosen',
    (side) => {
      const { text, html } = render(<RegisterPage side={side} />, { language, site: PUBLIC });
      expect(text).toContain(words[side].title);
      expect(text).toContain(words.optimise);
      expect(text).toContain(words.side.tenant);
      expect(text).toContain(words.side.landlord);
      expect(chosen(html)).toBe(words.side[side]);
    },
  );

  test('with a partner is for tenants only', () => {
    const { text, html } = render(<RegisterPage side="tenant" />, { language });
    expect(text).toContain('Nordbolig');
    expect(html).not.toContain('/register-as-landlord');
  });
});
