/** The contrast that text of ordinary size needs (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Red, green and blue of #rrggbb, 0 to 255. */
const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour mixed with white (`amount` above 0) or black (below 0), up to 1 or -1. */
export function mixColour(hex: string, amount: number): string {
  const to = amount > 0 ? 255 : 0;
  return hexOf(partsOf(hex).map((part) => part + (to - part) * Math.abs(amount)));
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour itself if it is readable on white, else the first darker one that is. */
export function readableOnWhite(hex: string): string {
  for (let dark = 0; dark < 1; dark += 0.04) {
    const colour = mixColour(hex, -dark);
    if (contrast(colour, '#ffffff') >= MIN_CONTRAST) return colour;
  }
  return '#000000';
}

/** A colour for dark mode: with the same hue, bright enough to be readable on `ground`. */
export function readableOnDark(hex: string, ground: string): string {
  const brightest = Math.max(...partsOf(hex), 1);
  const alive = hexOf(partsOf(hex).map((part) => part * Math.max(1, ALIVE / brightest)));
  for (let white = 0.4; white < 1; white += 0.04) {
    const colour = mixColour(alive, white);
    if (contrast(colour, ground) >= MIN_CONTRAST + 1.5) return colour;
  }
  return '#ffffff';
}

/** The value of a dark colour's strongest component before white is mixed in. */
const ALIVE = 170;

const hexOf = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
