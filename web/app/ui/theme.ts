import {
  createTheme,
  Drawer,
  Modal,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

/** The house's own accent: deep fjord green. A partner's site has the partner's. */
export const HOUSE_COLOR = '#14594c';

/** The site's look: one accent, much white, one typeface, numbers that line up. */
export function themeOf(accent: string): MantineThemeOverride {
  return createTheme({
    colors: { accent: shades(accent), dark: INK },
    primaryColor: 'accent',
    primaryShade: 6,
    autoContrast: true,
    black: '#18211e',
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    headings: {
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
      fontWeight: '650',
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
      Modal: Modal.extend({ defaultProps: { attributes: { header: { role: 'none' } } } }),
      Drawer: Drawer.extend({ defaultProps: { attributes: { header: { role: 'none' } } } }),
    },
  });
}

const INK: MantineColorsTuple = [
  '#e8edeb',
  '#c9d1ce',
  '#a7b1ad',
  '#85918c',
  '#67736e',
  '#4c5853',
  '#36413d',
  '#26302c',
  '#1b2421',
  '#121916',
];

/** How much white (above 0) or black (below 0) goes into each shade; the seventh is the colour itself. */
const MIX = [0.93, 0.85, 0.7, 0.52, 0.34, 0.16, 0, -0.14, -0.28, -0.42];

/** Ten shades around one colour, #rrggbb. */
function shades(hex: string): MantineColorsTuple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return MIX.map((mix) => {
    const mixed = parts.map((part) =>
      Math.round(part + ((mix > 0 ? 255 : 0) - part) * Math.abs(mix)),
    );
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }) as unknown as MantineColorsTuple;
}
