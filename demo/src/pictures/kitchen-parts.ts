import type { Random } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { vase } from './decor.ts';
import { plant } from './plants.ts';
import type { Room } from './room.ts';
import { box, drum, onFloor, rectangle, ring, rounded, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

const DEEP = 0.62;

export const TOP = 0.9;

/** Base cabinets with plinth, fronts, pulls and worktop along a wall. */
export function baseCabinets(
  { canvas, palette }: Room,
  wall: Stage,
  x: number,
  w: number,
  drawers: readonly number[],
): void {
  shadow(wall, x, -DEEP, w, DEEP, 0.34);
  box(
    wall,
    { x: x + 0.02, y: 0, z: -DEEP + 0.06, w: w - 0.04, h: 0.1, d: DEEP - 0.06 },
    darker(palette.cabinet, 0.5),
  );
  box(wall, { x, y: 0.1, z: -DEEP, w, h: TOP - 0.14, d: DEEP }, palette.cabinet);
  const units = Math.round(w / 0.6);
  const each = w / units;
  const gaps = Array.from({ length: units - 1 }, (_, i) =>
    rectangle(x + (i + 1) * each - 0.004, 0.1, 0.008, TOP - 0.14, -DEEP - 0.001),
  );
  const pulls = [];
  for (let i = 0; i < units; i++) {
    const left = x + i * each;
    if (drawers.includes(i)) {
      for (const y of [0.34, 0.58]) gaps.push(rectangle(left, y, each, 0.008, -DEEP - 0.001));
      for (const y of [0.28, 0.52, 0.7])
        pulls.push(rectangle(left + each * 0.32, y, each * 0.36, 0.016, -DEEP - 0.015));
    } else
      pulls.push(
        rectangle(left + each * (i % 2 === 0 ? 0.85 : 0.11), 0.56, 0.016, 0.16, -DEEP - 0.015),
      );
  }
  canvas.fillAll(
    gaps.map((gap) => wall.shape(gap)),
    wall.shade,
    0.42,
  );
  canvas.fillAll(
    pulls.map((pull) => wall.shape(pull)),
    palette.metal,
  );
  box(
    wall,
    { x: x - 0.01, y: TOP - 0.04, z: -DEEP - 0.02, w: w + 0.02, h: 0.04, d: DEEP + 0.02 },
    palette.worktop,
  );
  canvas.fill(wall.shape(rectangle(x, TOP - 0.09, w, 0.05, -DEEP - 0.001)), wall.shade, 0.2);
}

export function splashback(
  { canvas }: Room,
  wall: Stage,
  x: number,
  w: number,
  h: number,
  colour: string,
  upright: boolean,
): void {
  canvas.fill(
    wall.shape(rectangle(x, TOP, w, h)),
    canvas.verticalGradient([
      [0, mix(colour, wall.shade, 0.1)],
      [1, lighter(colour, 0.14)],
    ]),
  );
  const joints = [];
  const [tw, th] = upright ? [0.065, 0.19] : [0.15, 0.075];
  for (let r = 0; r * th < h; r++) {
    joints.push(rectangle(x, TOP + r * th, w, 0.005));
    for (let c = 0; c * tw < w; c++) {
      const at = c * tw + (r % 2 === 0 && !upright ? tw / 2 : 0);
      if (at < w) joints.push(rectangle(x + at, TOP + r * th, 0.005, Math.min(th, h - r * th)));
    }
  }
  canvas.fillAll(
    joints.map((joint) => wall.shape(joint)),
    wall.shade,
    0.14,
  );
}

export function upperCabinets(
  { canvas, palette }: Room,
  wall: Stage,
  x: number,
  w: number,
  y: number,
  h: number,
): void {
  canvas.fill(
    wall.shape(rectangle(x - 0.04, y - 0.12, w + 0.08, 0.12)),
    canvas.verticalGradient([
      [0, wall.shade, 0.3],
      [1, wall.shade, 0],
    ]),
  );
  box(wall, { x, y, z: -0.36, w, h, d: 0.36 }, palette.cabinet);
  const units = Math.round(w / 0.6);
  const gaps = Array.from({ length: units - 1 }, (_, i) =>
    wall.shape(rectangle(x + ((i + 1) * w) / units, y, 0.008, h, -0.361)),
  );
  canvas.fillAll(gaps, wall.shade, 0.4);
  const pulls = Array.from({ length: units }, (_, i) =>
    wall.shape(
      rectangle(x + ((i + (i % 2 === 0 ? 0.88 : 0.08)) * w) / units, y + 0.05, 0.016, 0.14, -0.375),
    ),
  );
  canvas.fillAll(pulls, palette.metal);
}

export function openShelf(
  room: Room,
  wall: Stage,
  x: number,
  w: number,
  y: number,
  random: Random,
): void {
  const { palette } = room;
  for (let at = x + 0.1; at < x + w - 0.12; at += random.between(0.13, 0.24)) {
    const kind = random.int(0, 3);
    if (kind === 0)
      vase(wall, at, y + 0.03, -0.13, random.between(0.14, 0.22), random.pick(palette.cushions));
    else if (kind === 1)
      drum(wall, { x: at, y: y + 0.03, z: -0.13, h: 0.09, foot: 0.045, top: 0.06 }, '#f4f0e8');
    else if (kind === 2)
      for (let i = 0; i < 4; i++)
        drum(
          wall,
          { x: at, y: y + 0.03 + i * 0.022, z: -0.13, h: 0.018, foot: 0.07, top: 0.085 },
          '#efe9df',
        );
    else plant(room, wall, at, y + 0.03, -0.13, 0.28, 'trailing', '#e9e3d8', random);
  }
  box(wall, { x, y, z: -0.24, w, h: 0.03, d: 0.24 }, palette.wood);
}

export function oven({ canvas }: Room, wall: Stage, x: number): void {
  box(wall, { x, y: 0.12, z: -DEEP - 0.008, w: 0.6, h: 0.72, d: 0.02 }, '#c9ccce');
  canvas.fill(
    wall.shape(rounded(x + 0.05, 0.2, 0.5, 0.4, 0.02, -DEEP - 0.01)),
    canvas.verticalGradient([
      [0, '#3c4247'],
      [1, '#1d2124'],
    ]),
  );
  canvas.fill(wall.shape(rectangle(x + 0.06, 0.64, 0.48, 0.022, -DEEP - 0.03)), '#8d9397');
  for (let i = 0; i < 4; i++)
    canvas.fill(
      wall.shape(
        ring(0, 0, 0, 0.02).map(
          ([px, , pz]) => [x + 0.12 + i * 0.12 + px, 0.76 + pz, -DEEP - 0.02] as const,
        ),
      ),
      '#53595d',
    );
  canvas.fill(wall.shape(onFloor(x + 0.02, -DEEP + 0.06, 0.56, 0.5, TOP + 0.003)), '#1f2326');
  for (const [dx, dz, r] of [
    [0.16, 0.2, 0.09],
    [0.43, 0.2, 0.08],
    [0.16, 0.42, 0.08],
    [0.43, 0.42, 0.1],
  ] as const) {
    canvas.stroke(
      [ring(x + dx, TOP + 0.004, -DEEP + dz, r).map((at) => wall.point(...at))],
      '#6d757a',
      1.4,
      0.8,
    );
  }
}

export function fridge({ canvas }: Room, wall: Stage, x: number, colour: string): void {
  shadow(wall, x, -0.66, 0.64, 0.66, 0.32);
  box(wall, { x, y: 0.03, z: -0.66, w: 0.64, h: 2.02, d: 0.66 }, colour);
  canvas.fill(wall.shape(rectangle(x, 0.74, 0.64, 0.012, -0.661)), wall.shade, 0.5);
  for (const [y, h] of [
    [0.42, 0.26],
    [0.84, 0.4],
  ] as const)
    canvas.fill(wall.shape(rectangle(x + 0.56, y, 0.025, h, -0.69)), '#8f979c');
}

export function tap(room: Room, wall: Stage, x: number, colour: string): void {
  const { canvas } = room;
  canvas.fill(
    wall.shape(onFloor(x - 0.26, -0.5, 0.52, 0.36, TOP + 0.003)),
    canvas.verticalGradient([
      [0, '#7d868b'],
      [1, '#c9cfd2'],
    ]),
  );
  const size = wall.scale(x, TOP, -0.1);
  const bend = Array.from({ length: 9 }, (_, i) =>
    wall.point(
      x,
      TOP + 0.24 + 0.08 * Math.sin((i / 8) * Math.PI),
      -0.1 - 0.1 * (1 - Math.cos((i / 8) * Math.PI)),
    ),
  );
  canvas.stroke(
    [
      [
        wall.point(x, TOP, -0.1),
        wall.point(x, TOP + 0.24, -0.1),
        ...bend,
        wall.point(x, TOP + 0.19, -0.3),
      ],
    ],
    colour,
    size * 0.028,
  );
}
