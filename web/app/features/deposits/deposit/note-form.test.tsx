import { describe, expect, test } from 'vitest';

import { messages } from '../../../messages.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { render } from '../../../testing/render.tsx';
import type { Deposit } from './deposit.ts';
import { NoteForm } from './note-form.tsx';

const DEPOSIT = { type: 'deposit_guarantee', guarantor: null, referenceNumber: null };

describe.each(LANGUAGES)('the letting side records, in %s', (language) => {
  const words = messages[language].deposits.deposit.do.note;
  const shown = (deposit: object) =>
    render(<NoteForm contractId="1" deposit={{ ...DEPOSIT, ...deposit } as Deposit} />, {
      language,
    });

  test('who guarantees, with the recorded values filled in', () => {
    const { html, text } = shown({ guarantor: 'NAV Trondheim', referenceNumber: 'G-17' });
    for (const part of [words.heading.guarantee, words.guarantor, words.reference, words.save])
      expect(text).toContain(part);
    expect(html).toContain('value="NAV Trondheim"');
    expect(html).toContain('value="G-17"');
    expect(text).not.toContain(words.refused);
  });

  test('whether the insurer guarantees the rent', () => {
    const { text } = shown({ type: 'deposit_insurance' });
    for (const part of [words.heading.insurance, words.stands, words.refused, words.reference])
      expect(text).toContain(part);
    expect(text).not.toContain(words.guarantor_help);
  });
});
