export type ColorScheme = 'light' | 'dark';

export const COLOURS = {
  light: {
    water: '#cbdde8',
    shore: '#a9c0ce',
    land: '#f4f5f2',
    green: '#e3ecdc',
    building: '#e6e6e1',
    road: '#ffffff',
    mainRoad: '#f3e3b8',
    casing: '#dcdcd6',
    rail: '#a9a9a9',
    border: '#b3a9b4',
    name: '#44545f',
    halo: '#f8f9f7',
  },
  dark: {
    water: '#121716',
    shore: '#3b4643',
    land: '#252b2a',
    green: '#26302b',
    building: '#2f3634',
    road: '#3b4341',
    mainRoad: '#4d5350',
    casing: '#1c2120',
    rail: '#5b6462',
    border: '#6d7472',
    name: '#c0c9c5',
    halo: '#1a1f1e',
  },
} as const;

export type Colours = Record<keyof (typeof COLOURS)['light'], string>;

/** The page's own font. Without a `glyphs` URL, MapLibre draws text with local fonts. */
export const FONT = ['Inter Variable', 'sans-serif'];

export const namePaint = ({ name, halo }: Colours) => ({
  'text-color': name,
  'text-halo-color': halo,
  'text-halo-width': 1.4,
});
