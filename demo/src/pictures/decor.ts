import type { Random } from '../random.ts';
import type { Point } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import { leaf } from './plants.ts';
import type { Room } from './room.ts';
import { box, drum, onFloor, rectangle, ring } from './solids.ts';
import type { Stage, Vector } from './stage.ts';

/** A picture on the wall: quiet shapes in the room's own colours. */
export function wallPicture(
  { canvas, palette }: Room,
  wall: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  random: Random,
): void {
  canvas.fill(wall.shape(rectangle(x + 0.02, y - 0.035, w, h)), wall.shade, 0.22);
  box(
    wall,
    { x, y, z: -0.03, w, h, d: 0.03 },
    random.pick([palette.wood, palette.metal, '#f6f3ee']),
  );
  const edge = 0.03;
  const mat = rectangle(x + edge, y + edge, w - edge * 2, h - edge * 2, -0.031);
  canvas.fill(wall.shape(mat), '#faf8f3');
  const gap = Math.min(w, h) * 0.15;
  const [ix, iy, iw, ih] = [x + gap, y + gap, w - gap * 2, h - gap * 2];
  const field = wall.shape(rectangle(ix, iy, iw, ih, -0.031));
  const [first, second, third] = [random.pick(palette.cushions), palette.accent, palette.sofa];
  canvas.fill(field, mix(palette.textile, first, 0.18));
  const disc = (cx: number, cy: number, r: number): Vector[] =>
    ring(0, 0, 0, 1).map(([px, , pz]): Vector => [
      ix + iw * cx + px * r * Math.min(iw, ih),
      iy + ih * cy + pz * r * Math.min(iw, ih),
      -0.031,
    ]);
  canvas.clip(field, () => {
    const style = random.int(0, 3);
    if (style === 0) {
      canvas.fill(wall.shape(disc(0.62, 0.68, 0.2)), first);
      for (const [level, tone] of [
        [0.52, second],
        [0.36, third],
        [0.2, darker(third, 0.3)],
      ] as const) {
        const top = Array.from({ length: 13 }, (_, i): Vector => [
          ix + (iw * i) / 12,
          iy + ih * (level + 0.08 * Math.sin(i * 0.9 + level * 20)),
          -0.031,
        ]);
        canvas.fill(wall.shape([[ix, iy, -0.031], ...top, [ix + iw, iy, -0.031]]), tone);
      }
    } else if (style === 1) {
      canvas.fill(wall.shape(disc(0.4, 0.42, 0.36)), second);
      canvas.fill(wall.shape(disc(0.64, 0.6, 0.26)), first, 0.85);
      canvas.fill(
        wall.shape(rectangle(ix + iw * 0.18, iy + ih * 0.12, iw * 0.22, ih * 0.4, -0.031)),
        third,
        0.85,
      );
    } else if (style === 2) {
      for (let i = 0; i < 4; i++)
        canvas.fill(
          wall.shape(disc(0.5, 0.1, 0.84 - i * 0.2)),
          [third, second, first, palette.textile][i] ?? first,
        );
    } else {
      const stem = wall.point(ix + iw * 0.5, iy + ih * 0.1, -0.031);
      const size = wall.scale(ix, iy, 0) * ih;
      for (let i = 0; i < 9; i++)
        canvas.path(
          leaf(
            [stem[0], stem[1] - size * 0.07 * i],
            Math.PI / 2 + (i % 2 === 0 ? 0.9 : -0.9),
            size * 0.3,
            size * 0.08,
          ),
          i % 3 === 0 ? third : darker(second, 0.2),
        );
    }
  });
}

/** A floor cloth: its border, and stripes or diamonds of the north. */
export function rug(
  { canvas }: Room,
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  colour: string,
  detail: string,
  random: Random,
): void {
  const low = 0.006;
  canvas.fill(
    stage.shape(onFloor(x - 0.04, z - 0.06, w + 0.08, d + 0.08, 0.003)),
    stage.shade,
    0.2,
  );
  canvas.fill(
    stage.shape(onFloor(x, z, w, d, low)),
    canvas.verticalGradient([
      [0, mix(colour, stage.shade, 0.08)],
      [1, lighter(colour, 0.12)],
    ]),
  );
  const style = random.int(0, 3);
  if (style === 0) {
    for (let i = 1; i < 9; i++)
      canvas.fill(
        stage.shape(onFloor(x, z + (d * i) / 9, w, d * (i % 3 === 0 ? 0.05 : 0.02), low)),
        detail,
        0.55,
      );
  } else if (style === 1) {
    const strokes: Point[][] = [];
    for (let i = 0; i < 5; i++) {
      for (let j = 0; j < 3; j++) {
        const [cx, cz, rx, rz] = [x + (w * (i + 0.5)) / 5, z + (d * (j + 0.5)) / 3, w / 10, d / 6];
        strokes.push(
          [
            [cx - rx, cz],
            [cx, cz - rz],
            [cx + rx, cz],
            [cx, cz + rz],
            [cx - rx, cz],
          ].map(([px, pz]) => stage.point(px ?? 0, low, pz ?? 0)),
        );
      }
    }
    canvas.stroke(strokes, detail, stage.scale(x, 0, z + d / 2) * 0.016, 0.65);
  } else if (style === 2) {
    for (const inset of [0.1, 0.18]) {
      canvas.stroke(
        [
          [
            [x + inset, z + inset],
            [x + w - inset, z + inset],
            [x + w - inset, z + d - inset],
            [x + inset, z + d - inset],
            [x + inset, z + inset],
          ].map(([px, pz]) => stage.point(px ?? 0, low, pz ?? 0)),
        ],
        detail,
        stage.scale(x, 0, z + d / 2) * 0.02,
        0.6,
      );
    }
  }
  const fringe = Array.from({ length: Math.round(w / 0.06) }, (_, i) => [
    stage.point(x + i * 0.06 + 0.02, low, z),
    stage.point(x + i * 0.06 + 0.02, 0, z - 0.07),
  ]);
  canvas.stroke(fringe, lighter(colour, 0.25), stage.scale(x, 0, z) * 0.012, 0.8);
}

/** A row of books, seen from the spine. */
export function books(
  { canvas, palette }: Room,
  wall: Stage,
  x: number,
  y: number,
  w: number,
  z: number,
  random: Random,
): void {
  const tones = [
    ...palette.cushions,
    palette.accent,
    palette.sofa,
    '#f0ebe0',
    '#5a5550',
    '#a8755a',
  ];
  for (let at = x; at < x + w - 0.03;) {
    const thick = random.between(0.022, 0.05);
    const high = random.between(0.17, 0.26);
    canvas.fill(
      wall.shape(rectangle(at, y, thick, high, z)),
      mix(random.pick(tones), wall.shade, random.between(0.05, 0.22)),
    );
    canvas.fill(
      wall.shape(rectangle(at + thick * 0.86, y, thick * 0.14, high, z)),
      wall.shade,
      0.25,
    );
    at += thick + (random.chance(0.07) ? 0.06 : 0.002);
  }
}

export function vase(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  h: number,
  colour: string,
): void {
  drum(stage, { x, y, z, h: h * 0.6, foot: h * 0.18, top: h * 0.3 }, colour);
  drum(stage, { x, y: y + h * 0.6, z, h: h * 0.4, foot: h * 0.3, top: h * 0.12 }, colour);
}
