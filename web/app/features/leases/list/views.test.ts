import { expect, test } from 'vitest';

import { readAsked } from './asked.ts';
import { queryOf, renamed, withView, type View } from './views.ts';

const LATE: View = { name: 'Late', query: '?arrears=yes' };
const SOON: View = { name: 'Soon', query: '?ends=90' };

test('a view keeps filters and order, and no words', () => {
  const asked = readAsked(new URLSearchParams('arrears=yes&sort=arrears&search=Ingrid'));
  expect(queryOf(asked)).toBe('?arrears=yes&sort=arrears');
});

test('a name is there once', () => {
  const other = { name: 'Late', query: '?status=overdue' };
  expect(withView([LATE, SOON], other)).toEqual([other, SOON]);
  expect(withView([LATE], SOON)).toEqual([LATE, SOON]);
  expect(renamed([LATE, SOON], 'Late', 'Soon')).toEqual([{ ...LATE, name: 'Soon' }]);
  expect(renamed([LATE, SOON], 'Soon', 'Soon')).toEqual([LATE, SOON]);
});
