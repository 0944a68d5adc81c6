import { expect, test } from 'vitest';

import { MIN_CONTRAST, contrast, mixColour, readableOnDark, readableOnWhite } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#ffffff', 19.8],
  ['#123456', '#123456', 1],
])('%s and %s have the contrast of WCAG’s formula: %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#336699', 0, '#336699'],
  ['#336699', 1, '#ffffff'],
  ['#336699', -1, '#000000'],
  ['#336699', 0.5, '#99b3cc'],
  ['#336699', -0.5, '#1a334d'],
])('%s mixed by %d is %s', (hex, amount, expected) => {
  expect(mixColour(hex, amount)).toBe(expected);
});

test('a colour readable on white stays; another is darkened until it is', () => {
  expect(readableOnWhite('#005f73')).toBe('#005f73');
  expect(readableOnWhite('#767676')).toBe('#767676');
  // One step of four hundredths.
  expect(readableOnWhite('#777777')).toBe(mixColour('#777777', -0.04));
  const yellow = readableOnWhite('#ffee00');
  expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrast(yellow, '#ffffff')).toBeLessThan(MIN_CONTRAST + 1);
});

test.each(['#000000', '#102030', '#aa0000', '#ffee00'])(
  '%s becomes a light colour that is readable in the dark',
  (hex) => {
    const ground = '#16181d';
    expect(contrast(readableOnDark(hex, ground), ground)).toBeGreaterThanOrEqual(
      MIN_CONTRAST + 1.5,
    );
  },
);

test('a dark colour is made bright in its own hue before it is mixed with white', () => {
  // Its strongest component becomes 170, and four tenths of white are mixed in.
  expect(readableOnDark('#005500', '#000000')).toBe(mixColour('#00aa00', 0.4));
  expect(readableOnDark('#00cc00', '#000000')).toBe(mixColour('#00cc00', 0.4));
  expect(readableOnDark('#005500', '#767676')).toBe('#ffffff');
});
