import type { Vector } from './stage.ts';

/** Time of day and season: all other colours of a picture depend on it. */
export interface Mood {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string];
  cloud: string;
  /** The direction of the light, in world coordinates. */
  light: Vector;
  /** The length of a shadow per metre of height: to the right and away. */
  cast: readonly [number, number];
  castOpacity: number;
  shade: string;
  /** A tint over the whole picture. */
  veil: string;
  veilOpacity: number;
  haze: string;
  grass: string;
  leaves: readonly string[];
  /** The share of windows that are lit. */
  lamps: number;
  snow: boolean;
  bare: boolean;
}

const SUMMER_LEAVES = ['#4d6e46', '#638653', '#7f9f62', '#9db675'];

const MOODS = {
  summerDay: {
    sky: ['#6aa6d6', '#a8d0e8', '#e8f1ee'],
    cloud: '#ffffff',
    light: [-0.55, 0.62, -0.56],
    cast: [0.55, 0.4],
    castOpacity: 0.26,
    shade: '#33465f',
    veil: '#fff3d6',
    veilOpacity: 0.06,
    haze: '#c9dde4',
    grass: '#86ad5f',
    leaves: SUMMER_LEAVES,
    lamps: 0,
    snow: false,
    bare: false,
  },
  summerEvening: {
    sky: ['#7d9cc4', '#e3c3b4', '#fde3bd'],
    cloud: '#ffe6cf',
    light: [-0.8, 0.32, -0.5],
    cast: [1.1, 0.5],
    castOpacity: 0.3,
    shade: '#4a3f63',
    veil: '#ffb870',
    veilOpacity: 0.13,
    haze: '#e9c9b6',
    grass: '#9fa765',
    leaves: ['#56693f', '#74804a', '#9a9a58', '#c0b06c'],
    lamps: 0.12,
    snow: false,
    bare: false,
  },
  spring: {
    sky: ['#9cb7c8', '#c9d8de', '#eef0ea'],
    cloud: '#f7f8f6',
    light: [-0.4, 0.75, -0.5],
    cast: [0.4, 0.35],
    castOpacity: 0.16,
    shade: '#3c4c5c',
    veil: '#eaf2ea',
    veilOpacity: 0.07,
    haze: '#d3dee0',
    grass: '#9dbb76',
    leaves: ['#6d9158', '#88ab66', '#a6c47c', '#c3d897'],
    lamps: 0.04,
    snow: false,
    bare: false,
  },
  autumn: {
    sky: ['#93adc0', '#d3d9d4', '#f7ead2'],
    cloud: '#fbf3e4',
    light: [-0.66, 0.5, -0.56],
    cast: [0.8, 0.4],
    castOpacity: 0.24,
    shade: '#453f52',
    veil: '#ffca85',
    veilOpacity: 0.1,
    haze: '#d9d5c8',
    grass: '#a59f62',
    leaves: ['#8a5a34', '#b5743a', '#cf9440', '#e0b35a'],
    lamps: 0.08,
    snow: false,
    bare: false,
  },
  winterDay: {
    sky: ['#a3bfd6', '#d5e2ea', '#f8f1e8'],
    cloud: '#ffffff',
    light: [-0.6, 0.45, -0.6],
    cast: [0.9, 0.4],
    castOpacity: 0.22,
    shade: '#47597c',
    veil: '#e8f0fb',
    veilOpacity: 0.08,
    haze: '#dbe4ea',
    grass: '#edf1f5',
    leaves: ['#47614f', '#59735d', '#6c8570', '#839a86'],
    lamps: 0.08,
    snow: true,
    bare: true,
  },
  blueHour: {
    sky: ['#2f4672', '#6f7fae', '#e7b7a4'],
    cloud: '#c9a9b4',
    light: [-0.3, 0.6, -0.4],
    cast: [0.3, 0.3],
    castOpacity: 0.14,
    shade: '#1f2b4a',
    veil: '#40558f',
    veilOpacity: 0.24,
    haze: '#8e93b4',
    grass: '#d3dcea',
    leaves: ['#2f4446', '#3c5353', '#4b6361', '#5e7572'],
    lamps: 0.55,
    snow: true,
    bare: true,
  },
  summerNight: {
    sky: ['#49608f', '#a38fa8', '#f3bd92'],
    cloud: '#e5b3a4',
    light: [-0.5, 0.5, -0.4],
    cast: [0.5, 0.3],
    castOpacity: 0.14,
    shade: '#2c3156',
    veil: '#5a5288',
    veilOpacity: 0.18,
    haze: '#b09fb0',
    grass: '#7f9c5a',
    leaves: ['#3a4d3f', '#4a5f48', '#5d7152', '#75855f'],
    lamps: 0.42,
    snow: false,
    bare: false,
  },
} satisfies Record<string, Mood>;

const WARM: readonly Mood[] = [
  MOODS.summerDay,
  MOODS.summerEvening,
  MOODS.summerDay,
  MOODS.spring,
  MOODS.summerDay,
  MOODS.summerNight,
];
const COLD: readonly Mood[] = [MOODS.winterDay, MOODS.autumn, MOODS.blueHour, MOODS.winterDay];

/** Whether a seed's pictures show the warm half of the year: those of a home show the same half. */
export const isWarm = (seed: number): boolean => seed % 2 === 1;

/**
 * The mood of a seed, in rotation. Each kind of picture adds an even number to the seed, so that kinds have
 * different moods in the same half of the year.
 */
export function moodOf(seed: number): Mood {
  const moods = isWarm(seed) ? WARM : COLD;
  return moods[(seed >> 1) % moods.length]!;
}
