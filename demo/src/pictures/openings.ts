import type { Random } from '../random.ts';
import { lighter, mix } from './colour.ts';
import { landscape } from './landscape.ts';
import type { Room } from './room.ts';
import { box, rectangle } from './solids.ts';
import type { Stage, Vector } from './stage.ts';

export interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A window in a wall with reveal, sill and frame, and the view outside. */
export function windowIn(
  room: Room,
  wall: Stage,
  { x, y, w, h }: Opening,
  bars: readonly number[],
  random: Random,
  sill = true,
): void {
  const { canvas, mood } = room;
  const deep = 0.16;
  const trim = mix('#fbfaf7', wall.shade, 0.04);
  canvas.fill(wall.shape(rectangle(x - 0.09, y - (sill ? 0 : 0.05), w + 0.18, h + 0.1)), trim);
  const opening = wall.shape(rectangle(x, y, w, h));
  canvas.fill(
    opening,
    canvas.verticalGradient([
      [0, mix(trim, wall.shade, 0.2)],
      [1, lighter(trim, 0.3)],
    ]),
  );
  canvas.clip(opening, () => {
    const pane = wall.shape(rectangle(x, y, w, h, deep));
    const xs = pane.map(([px]) => px);
    const ys = pane.map(([, py]) => py);
    const [px, py] = [Math.min(...xs), Math.min(...ys)];
    canvas.clip(pane, () => {
      const area = {
        x: px,
        y: py,
        w: Math.max(...xs) - px,
        h: Math.max(...ys) - py,
        horizon: room.horizon,
      };
      landscape(canvas, area, room.scenery, mood, random);
      canvas.fill(pane, mood.lamps > 0.3 ? '#20305a' : '#ffffff', mood.lamps > 0.3 ? 0.12 : 0.2);
    });
    const edge = 0.07;
    const fields = [
      rectangle(x, y, w, edge, deep),
      rectangle(x, y + h - edge, w, edge, deep),
      rectangle(x, y, edge, h, deep),
      rectangle(x + w - edge, y, edge, h, deep),
      ...bars.map((at) => rectangle(x + w * at - 0.04, y, 0.08, h, deep)),
    ];
    canvas.fillAll(
      fields.map((field) => wall.shape(field)),
      mix('#fdfcfa', wall.shade, 0.08),
    );
    canvas.fillAll(
      [
        wall.shape(rectangle(x, y + h - edge - 0.015, w, 0.015, deep)),
        ...bars.map((at) => wall.shape(rectangle(x + w * at + 0.04, y, 0.012, h, deep))),
      ],
      wall.shade,
      0.24,
    );
  });
  if (sill)
    box(wall, { x: x - 0.12, y: y - 0.05, z: -0.14, w: w + 0.24, h: 0.05, d: 0.3 }, '#fbfaf7');
}

/** Curtains on both sides of a window. */
export function curtains(
  { canvas, height }: Room,
  wall: Stage,
  { x, w }: Opening,
  colour: string,
  low = 0.03,
): void {
  const top = height - 0.16;
  canvas.fill(wall.shape(rectangle(x - 0.62, top, w + 1.24, 0.025, -0.1)), '#4a4744');
  for (const start of [x - 0.56, x + w + 0.06]) {
    const folds = 8;
    const each = 0.5 / folds;
    for (let i = 0; i < folds; i++) {
      const shape = wall.shape([
        [start + i * each, low, -0.1],
        [start + (i + 1) * each, low, -0.1],
        [start + (i + 0.97) * each, top, -0.1],
        [start + (i + 0.03) * each, top, -0.1],
      ]);
      const [a, b] = [
        wall.point(start + i * each, 1, -0.1),
        wall.point(start + (i + 1) * each, 1, -0.1),
      ];
      canvas.fill(
        shape,
        canvas.linearGradient(a, b, [
          [0, mix(colour, wall.shade, 0.05)],
          [0.4, lighter(colour, 0.18)],
          [1, mix(colour, wall.shade, 0.26)],
        ]),
        0.94,
      );
    }
  }
}

/** The patch of sunlight from a window in the left wall on the floor. */
export function sunPatch(
  { canvas, stage, mood, width }: Room,
  z: number,
  d: number,
  reach = 2.2,
): void {
  if (mood.lamps > 0.3) return;
  const colour = mix('#fff3d6', mood.veil, 0.25);
  for (const part of [0, 0.52]) {
    const [near, far] = [z + d * part, z + d * (part + 0.46)];
    const x = -width / 2 + 0.2;
    const corners: Vector[] = [
      [x + 0.3, 0.004, near],
      [x + reach, 0.004, near - 0.7],
      [x + reach, 0.004, far - 0.7],
      [x + 0.3, 0.004, far],
    ];
    const [a, b] = [stage.point(x + 0.3, 0, z), stage.point(x + reach, 0, z)];
    canvas.fill(
      stage.shape(corners),
      canvas.linearGradient(a, b, [
        [0, colour, 0.62],
        [1, colour, 0.1],
      ]),
    );
  }
}
