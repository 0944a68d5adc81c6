import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

import { mixed, readableOnDark, readableOnWhite } from '@husvaer/domain/kernel/contrast';

/** The house's own accent: deep fjord green. A partner's site has the partner's. */
export const HOUSE_COLOR = '#14594c';

const DIALOG_TITLE = { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 650 };

/** Which of the accent's shades stands for it in each scheme. */
export const ACCENT_AT = { light: 6, dark: 3 } as const;

/** The site's look: one accent, much white, one typeface, numbers that line up. */
export function themeOf(accent: string): MantineThemeOverride {
  return createTheme({
    colors: { accent: shades(accent), dark: INK },
    primaryColor: 'accent',
    primaryShade: ACCENT_AT,
    autoContrast: true,
    // What is filled with the accent takes its ground and its words from the tokens of the scheme.
    variantColorResolver: (input) => ({
      ...defaultVariantColorsResolver(input),
      ...(input.variant === 'filled' &&
        (input.color ?? 'accent') === 'accent' && { color: 'var(--on-accent)' }),
    }),
    black: '#18211e',
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    headings: {
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
      fontWeight: '650',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.3' },
        h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
      },
    },
    defaultRadius: 'md',
    radius: { md: '0.625rem', lg: '0.875rem' },
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      // Their headers stand outside the page's, and are no banners of it.
      Modal: {
        defaultProps: { radius: 'lg', attributes: { header: { role: 'none' } } },
        styles: { title: DIALOG_TITLE },
      },
      Drawer: {
        defaultProps: { attributes: { header: { role: 'none' } } },
        styles: { title: DIALOG_TITLE },
      },
    },
  });
}

/** Greys of the dark scheme, light to dark; the eighth is the page (tokens.css). */
const INK: MantineColorsTuple = [
  '#e8edeb',
  '#c9d1ce',
  '#a9b4af',
  '#85918c',
  '#4c5853',
  '#2f3936',
  '#1c2421',
  '#141a18',
  '#101513',
  '#0b0f0d',
];

/** What the accent is read on in the dark: what lies on the page (tokens.css, `--raised`). */
const NIGHT = '#1c2421';

/** Ten shades around one colour, #rrggbb: pale, then what stands for it in the dark, then itself and darker. */
export function shades(hex: string): MantineColorsTuple {
  const color = readableOnWhite(hex);
  const lit = readableOnDark(color, NIGHT);
  return [
    mixed(color, 0.93),
    mixed(color, 0.85),
    mixed(lit, 0.3),
    lit,
    mixed(lit, -0.06),
    mixed(color, 0.16),
    color,
    mixed(color, -0.14),
    mixed(color, -0.28),
    mixed(color, -0.42),
  ];
}
