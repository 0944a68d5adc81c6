import { expect, test } from 'vitest';

import { MIN_CONTRAST, contrast, readableOnWhite } from '@husvaer/domain/kernel/contrast';
import { ACCENT_AT, DEFAULT_COLOR, colourShades } from './theme.ts';

/** Backgrounds of the dark scheme (tokens.css): the page, raised and sunken surfaces. */
const DARK = ['#141a18', '#1c2421', '#202926'];
const ON_ACCENT_DARK = '#121916';

test('contrast is what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

test('a readable colour stays as it is', () => {
  expect(readableOnWhite(DEFAULT_COLOR)).toBe(DEFAULT_COLOR);
  expect(readableOnWhite('#1f4e79')).toBe('#1f4e79');
});

for (const color of [
  DEFAULT_COLOR,
  '#000000',
  '#ffffff',
  '#ffcc00',
  '#00ff00',
  '#ff4fa3',
  '#0000ff',
])
  test(`${color} becomes a readable accent, light and dark`, () => {
    const accent = colourShades(color);
    expect(contrast(accent[ACCENT_AT.light], '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(contrast(accent[ACCENT_AT.light], '#f4f7f6')).toBeGreaterThanOrEqual(4);
    for (const ground of [...DARK, ON_ACCENT_DARK])
      expect(contrast(accent[ACCENT_AT.dark], ground), ground).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
