import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

import { mixColour, readableOnDark, readableOnWhite } from '@husvaer/domain/kernel/contrast';

/** Husvær's accent: deep fjord green. A partner's site has the partner's colour. */
export const DEFAULT_COLOR = '#14594c';

const DIALOG_TITLE = { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 650 };

/** The index of the accent's main shade in each scheme. */
export const ACCENT_AT = { light: 6, dark: 3 } as const;

/** The site's theme: one accent, white surfaces, one typeface, tabular figures. */
export function themeOf(accent: string): MantineThemeOverride {
  return createTheme({
    colors: { accent: colourShades(accent), dark: INK },
    primaryColor: 'accent',
    primaryShade: ACCENT_AT,
    autoContrast: true,
    // Elements filled with the accent use the background and text colours of the tokens.
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
      // The headers of dialogs are outside the page's header and must not be banners.
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

/** The background on which the accent must be readable in dark mode (tokens.css, `--raised`). */
const NIGHT = '#1c2421';

/** Ten shades of a colour, #rrggbb: pale ones, dark mode's main shade, the colour itself, darker ones. */
export function colourShades(hex: string): MantineColorsTuple {
  const color = readableOnWhite(hex);
  const lit = readableOnDark(color, NIGHT);
  return [
    mixColour(color, 0.93),
    mixColour(color, 0.85),
    mixColour(lit, 0.3),
    lit,
    mixColour(lit, -0.06),
    mixColour(color, 0.16),
    color,
    mixColour(color, -0.14),
    mixColour(color, -0.28),
    mixColour(color, -0.42),
  ];
}
