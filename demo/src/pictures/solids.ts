import type { Point } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Stage, Vector } from './stage.ts';

/** Metres: the nearest, lowest corner at the left, and the size. */
export interface Block {
  x: number;
  y: number;
  z: number;
  w: number;
  h: number;
  d: number;
}

export const rectangle = (x: number, y: number, w: number, h: number, z = 0): Vector[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y + h, z],
  [x, y + h, z],
];

export const onFloor = (x: number, z: number, w: number, d: number, y = 0): Vector[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y, z + d],
  [x, y, z + d],
];

/** A rectangle on a wall with rounded corners, as points. */
export function rounded(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  z = 0,
): Vector[] {
  const r = Math.min(radius, w / 2, h / 2);
  const corners: [number, number, number][] = [
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
    [x + w - r, y + r, 270],
  ];
  return corners.flatMap(([cx, cy, start]) =>
    [0, 18, 36, 54, 72, 90].map((step): Vector => {
      const angle = ((start + step) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle), z];
    }),
  );
}

export const ring = (x: number, y: number, z: number, rx: number, rz = rx, steps = 28): Vector[] =>
  Array.from({ length: steps }, (_, i): Vector => {
    const angle = (i / steps) * Math.PI * 2;
    return [x + rx * Math.cos(angle), y, z + rz * Math.sin(angle)];
  });

/** A colour as it looks on a surface with this normal. */
export function lit(stage: Stage, colour: string, normal: Vector): string {
  const [x, y, z] = stage.light;
  const share = normal[0] * x + normal[1] * y + normal[2] * z;
  return share >= 0.45
    ? lighter(colour, (share - 0.45) * 0.28)
    : mix(colour, stage.shade, (0.45 - share) * 0.32);
}

/** The convex hull of points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const [a, b] = chain.slice(-2) as [Point, Point];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A flat shape that darkens a little downwards, such as a wall or a front. */
export function panel(stage: Stage, corners: readonly Vector[], colour: string, fall = 0.08): void {
  const shape = stage.shape(corners);
  const top = lighter(colour, fall * 0.35);
  stage.canvas.fill(
    shape,
    stage.canvas.verticalGradient([
      [0, top],
      [1, mix(colour, stage.shade, fall)],
    ]),
  );
}

export function box(stage: Stage, { x, y, z, w, h, d }: Block, colour: string, fall = 0.08): void {
  const faces: Vector[][] = [
    // The order of the corners makes the normal point outwards.
    [
      [x, y, z],
      [x, y + h, z],
      [x + w, y + h, z],
      [x + w, y, z],
    ],
    [
      [x + w, y, z],
      [x + w, y + h, z],
      [x + w, y + h, z + d],
      [x + w, y, z + d],
    ],
    [
      [x, y, z + d],
      [x, y + h, z + d],
      [x, y + h, z],
      [x, y, z],
    ],
    [
      [x, y + h, z],
      [x, y + h, z + d],
      [x + w, y + h, z + d],
      [x + w, y + h, z],
    ],
    [
      [x, y, z + d],
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + d],
    ],
    [
      [x + w, y, z + d],
      [x + w, y + h, z + d],
      [x, y + h, z + d],
      [x, y, z + d],
    ],
  ];
  for (const face of faces) {
    const { visible, normal } = stage.facing(face);
    if (visible)
      panel(stage, face, lit(stage, colour, normal), Math.abs(normal[1]) > 0.9 ? 0 : fall);
  }
}

/** A block with soft edges: cushions, mattresses, upholstery. */
export function cushion(stage: Stage, block: Block, radius: number, colour: string): void {
  const { x, y, z, w, h, d } = block;
  const front = rounded(x, y, w, h, radius, z);
  const back = rounded(x, y, w, h, radius, z + d);
  const { canvas } = stage;
  const body = hull([...stage.shape(front), ...stage.shape(back)]);
  canvas.fill(
    body,
    canvas.verticalGradient([
      [0, lighter(colour, 0.2)],
      [0.45, lighter(colour, 0.06)],
      [1, mix(colour, stage.shade, 0.26)],
    ]),
  );
  const { visible, normal } = stage.facing(
    [...front.slice(0, 24)].reverse().filter((_, i) => i % 8 === 0),
  );
  if (!visible) return;
  const tone = lit(stage, colour, normal);
  canvas.fill(
    stage.shape(front),
    canvas.verticalGradient([
      [0, lighter(tone, 0.07)],
      [0.35, tone],
      [1, mix(tone, stage.shade, 0.16)],
    ]),
  );
}

/** An upright round shape with a width at its base and its top: pots, lamps, legs, stools. */
export function drum(
  stage: Stage,
  {
    x,
    y,
    z,
    h,
    foot,
    top,
  }: { x: number; y: number; z: number; h: number; foot: number; top: number },
  colour: string,
): void {
  const { canvas } = stage;
  const upper = stage.shape(ring(x, y + h, z, top));
  const body = hull([...stage.shape(ring(x, y, z, foot)), ...upper]);
  const xs = body.map(([px]) => px);
  canvas.fill(
    body,
    canvas.linearGradient(
      [Math.min(...xs), 0],
      [Math.max(...xs), 0],
      [
        [0, lighter(colour, 0.1)],
        [0.35, colour],
        [1, mix(colour, stage.shade, 0.34)],
      ],
    ),
  );
  canvas.fill(upper, lighter(colour, 0.14));
}

/** The soft shadow of an object on the floor. */
export function shadow(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  opacity = 0.3,
): void {
  const { canvas } = stage;
  const reach = 1.32;
  canvas.fill(
    stage.shape(ring(x + w / 2, 0.002, z + d / 2, (w / 2) * reach, (d / 2) * reach + 0.08)),
    canvas.centredGradient([
      [0, darker(stage.shade, 0.5), opacity],
      [0.62, darker(stage.shade, 0.5), opacity * 0.72],
      [1, darker(stage.shade, 0.5), 0],
    ]),
  );
}
