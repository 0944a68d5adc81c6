import { expect, test } from 'vitest';

import { partsOf, readFilters, SHOWN, withOpen, writeShown } from './filters.ts';

test('an address with no or an unknown filter shows what is to be approved', () => {
  const usual = { shown: 'to_approve', openId: null };
  expect(readFilters(new URLSearchParams())).toEqual(usual);
  expect(readFilters(new URLSearchParams('show=everything'))).toEqual(usual);
});

test.each(SHOWN)('%s is written as it is read', (shown) => {
  expect(readFilters(new URLSearchParams(writeShown(shown))).shown).toBe(shown);
});

test('a payout is opened next to its list, and closed again', () => {
  const list = new URLSearchParams('show=failed&page=2');
  const opened = new URLSearchParams(withOpen(list, 'abc'));
  expect(readFilters(opened)).toEqual({ shown: 'failed', openId: 'abc' });
  expect(withOpen(opened, null)).toBe('?show=failed&page=2');
});

test('a file has the contents of the list', () => {
  expect(partsOf('held')).toEqual({ isHeld: 'true' });
  expect(partsOf('to_approve')).toEqual({ status: 'pending_for_approval' });
});
