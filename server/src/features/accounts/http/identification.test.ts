import { expect, test } from 'vitest';

import { NOW } from '../../../../testing/test-app.ts';
import { setClock } from '../../../platform/clock.ts';
import { createKeys, MASTER_KEY_BYTES } from '../../../platform/keys.ts';
import { identityCookies } from './identification.ts';

const clock = setClock(NOW);
const cookiesAt = (origin: string) =>
  identityCookies({
    keys: createKeys(new Uint8Array(MASTER_KEY_BYTES)),
    clock,
    origin: new URL(origin),
  });

test('a cookie is for this host alone, and no script can read it', () => {
  const { cookie, nameOf } = cookiesAt('https://husvaer.example');
  expect(nameOf('identityAsked')).toBe('__Host-identityAsked');
  expect(cookie).toEqual({
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: 15 * 60,
  });
  expect(cookiesAt('http://localhost:3000').nameOf('identityAsked')).toBe('identityAsked');
});

test('its content is read only for its purpose, unchanged and in time', () => {
  const { seal, open } = cookiesAt('https://husvaer.example');
  const sealed = seal('identity asked', { returnTo: '/lease' });
  expect(open('identity asked', sealed)).toEqual({ returnTo: '/lease' });
  expect(open('identity confirmed', sealed)).toBeNull();
  expect(open('identity asked', `${sealed.slice(0, -2)}xx`)).toBeNull();
  clock.set(NOW.add({ minutes: 15 }));
  expect(open('identity asked', sealed)).toBeNull();
});
