type Channels = [number, number, number];

const channels = (hex: string): Channels => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** `share` of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const part = Math.min(1, Math.max(0, share));
  return `#${a
    .map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** Mixes with a cool dark colour: daylight shadows are blue rather than black. */
export const darker = (colour: string, share: number): string => mix(colour, '#1d2433', share);
