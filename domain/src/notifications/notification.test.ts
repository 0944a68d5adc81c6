import { expect, test } from 'vitest';

import { MAIL_KINDS, settingsChange } from './notification.ts';

test.each(MAIL_KINDS)('mails of %s are switched on and off', (kind) => {
  for (const isMailed of [true, false])
    expect(settingsChange.parse({ kind, isMailed })).toEqual({ kind, isMailed });
});

test.each([
  { kind: 'invoices', isMailed: true },
  { kind: 'messages' },
  { kind: 'messages', isMailed: 'no' },
  { kind: 'messages', isMailed: true, email: 'kari@x.no' },
])('%o is not a valid change of settings', (change) => {
  expect(settingsChange.safeParse(change).success).toBe(false);
});
