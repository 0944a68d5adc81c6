import { type Random, seeded } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { windowIn } from './openings.ts';
import { plant } from './plants.ts';
import { createRoom, finishRoom, glow, type Room } from './room.ts';
import { box, cushion, drum, onFloor, rectangle, ring, rounded, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

function tiled(
  { canvas }: Room,
  wall: Stage,
  w: number,
  h: number,
  colour: string,
  size: readonly [number, number],
): void {
  canvas.fill(
    wall.shape(rectangle(0, 0, w, h)),
    canvas.verticalGradient([
      [0, lighter(colour, 0.1)],
      [1, mix(colour, wall.shade, 0.12)],
    ]),
  );
  const joints = [];
  for (let x = size[0]; x < w; x += size[0]) joints.push(wall.shape(rectangle(x, 0, 0.006, h)));
  for (let y = size[1]; y < h; y += size[1]) joints.push(wall.shape(rectangle(0, y, w, 0.006)));
  canvas.fillAll(joints, wall.shade, 0.17);
}

function toilet({ canvas }: Room, wall: Stage, x: number): void {
  const white = '#f3f2ef';
  box(
    wall,
    { x: x - 0.32, y: 0, z: -0.2, w: 0.64, h: 1.12, d: 0.2 },
    mix('#e9e6e0', wall.shade, 0.03),
  );
  canvas.fill(wall.shape(rounded(x - 0.13, 0.9, 0.26, 0.15, 0.02, -0.201)), '#d3d4d3');
  shadow(wall, x - 0.22, -0.72, 0.44, 0.52, 0.3);
  cushion(wall, { x: x - 0.17, y: 0.1, z: -0.68, w: 0.34, h: 0.3, d: 0.48 }, 0.14, white);
  canvas.fill(wall.shape(ring(x, 0.42, -0.48, 0.2, 0.26)), mix(white, wall.shade, 0.2));
  canvas.fill(
    wall.shape(ring(x, 0.445, -0.48, 0.2, 0.26)),
    canvas.verticalGradient([
      [0, '#ffffff'],
      [1, '#e3e2de'],
    ]),
  );
}

function vanity(room: Room, wall: Stage, x: number, w: number, random: Random): void {
  const { canvas, palette } = room;
  box(
    wall,
    { x, y: 0.38, z: -0.48, w, h: 0.44, d: 0.48 },
    random.pick([palette.wood, palette.cabinet, '#f2f0eb']),
  );
  canvas.fillAll([wall.shape(rectangle(x, 0.6, w, 0.008, -0.481))], wall.shade, 0.5);
  canvas.fillAll(
    [0.54, 0.76].map((y) => wall.shape(rectangle(x + w * 0.36, y, w * 0.28, 0.016, -0.5))),
    palette.metal,
  );
  box(wall, { x: x - 0.01, y: 0.82, z: -0.5, w: w + 0.02, h: 0.06, d: 0.5 }, '#f6f5f2');
  canvas.fill(
    wall.shape(ring(x + w / 2, 0.882, -0.26, w * 0.3, 0.15)),
    canvas.verticalGradient([
      [0, '#c9ccca'],
      [1, '#eeeeeb'],
    ]),
  );
  canvas.stroke(
    [
      [
        wall.point(x + w / 2, 0.88, -0.06),
        wall.point(x + w / 2, 1.02, -0.06),
        wall.point(x + w / 2, 1.02, -0.2),
      ],
    ],
    palette.metal,
    wall.scale(x, 1, 0) * 0.03,
  );
  const mirror = random.chance(0.5)
    ? ring(0, 0, 0, 0.4).map(([px, , pz]) => [x + w / 2 + px, 1.58 + pz, -0.03] as const)
    : rounded(x, 1.14, w, 0.9, 0.04, -0.03);
  canvas.fill(
    wall.shape(
      mirror.map(
        ([px, py]) =>
          [x + w / 2 + (px - x - w / 2) * 1.035, 1.58 + (py - 1.58) * 1.035, -0.02] as const,
      ),
    ),
    palette.metal,
  );
  const face = wall.shape(mirror);
  canvas.fill(
    face,
    canvas.verticalGradient([
      [0, '#dfe6e8'],
      [0.5, '#c3ced2'],
      [1, '#aab8bd'],
    ]),
  );
  canvas.clip(face, () =>
    canvas.fill(
      wall.shape([
        [x, 1.1, -0.03],
        [x + w * 0.36, 1.1, -0.03],
        [x + w * 0.8, 2.1, -0.03],
        [x + w * 0.44, 2.1, -0.03],
      ]),
      '#ffffff',
      0.25,
    ),
  );
  glow(room, wall.point(x + w / 2, 2.1, -0.1), 190);
  plant(room, wall, x + w - 0.1, 0.88, -0.14, 0.34, 'trailing', '#e9e3d8', random);
  drum(
    wall,
    { x: x + 0.1, y: 0.88, z: -0.14, h: 0.13, foot: 0.03, top: 0.03 },
    palette.cushions[0] ?? '#c2876a',
  );
  drum(wall, { x: x + 0.18, y: 0.88, z: -0.1, h: 0.1, foot: 0.03, top: 0.036 }, '#8d9a86');
}

function shower({ canvas, palette }: Room, wall: Stage, x: number, w: number, h: number): void {
  canvas.fill(wall.shape(onFloor(x, -0.95, w, 0.95, 0.004)), wall.shade, 0.1);
  canvas.fill(wall.shape(onFloor(x + w * 0.3, -0.3, w * 0.4, 0.06, 0.006)), '#8d9397');
  const px = x + w * 0.5;
  canvas.stroke(
    [[wall.point(px, 1, -0.05), wall.point(px, h - 0.3, -0.05), wall.point(px, h - 0.3, -0.4)]],
    palette.metal,
    wall.scale(px, 1, 0) * 0.022,
  );
  drum(wall, { x: px, y: h - 0.34, z: -0.4, h: 0.025, foot: 0.13, top: 0.13 }, palette.metal);
  box(wall, { x: px - 0.13, y: 1, z: -0.08, w: 0.26, h: 0.045, d: 0.06 }, palette.metal);
  const pane = (corners: Parameters<Stage['shape']>[0]) =>
    canvas.fill(
      wall.shape(corners),
      canvas.verticalGradient([
        [0, '#f3f8f8', 0.34],
        [0.5, '#cfe0e2', 0.2],
        [1, '#e6f0f0', 0.3],
      ]),
    );
  pane([
    [x, 0.02, 0],
    [x, 0.02, -0.95],
    [x, 2.05, -0.95],
    [x, 2.05, 0],
  ]);
  pane(rectangle(x, 0.02, w * 0.52, 2.03, -0.95));
  for (const [lx, lw] of [
    [x, 0.02],
    [x + w * 0.52, 0.02],
  ] as const)
    box(wall, { x: lx, y: 0.02, z: -0.95, w: lw, h: 2.03, d: 0.02 }, palette.metal);
  box(wall, { x, y: 2.04, z: -0.95, w: w * 0.54, h: 0.025, d: 0.02 }, palette.metal);
  canvas.fill(
    wall.shape([
      [x + 0.08, 0.1, -0.951],
      [x + 0.2, 0.1, -0.951],
      [x + 0.42, 2, -0.951],
      [x + 0.3, 2, -0.951],
    ]),
    '#ffffff',
    0.16,
  );
}

function washer({ canvas }: Room, wall: Stage, x: number): void {
  shadow(wall, x, -0.6, 0.6, 0.6, 0.32);
  box(wall, { x, y: 0.01, z: -0.6, w: 0.6, h: 0.85, d: 0.6 }, '#f1f1ef');
  const disc = (r: number) =>
    wall.shape(ring(0, 0, 0, r).map(([px, , pz]) => [x + 0.3 + px, 0.4 + pz, -0.602] as const));
  canvas.fill(disc(0.21), '#c5cacc');
  canvas.fill(disc(0.16), '#39434a');
  canvas.fill(disc(0.11), '#56656e');
  canvas.fill(wall.shape(rectangle(x + 0.04, 0.72, 0.52, 0.09, -0.602)), '#dcdedd');
  canvas.fill(wall.shape(rectangle(x + 0.36, 0.74, 0.16, 0.05, -0.603)), '#2f373c');
  cushion(wall, { x: x + 0.12, y: 0.86, z: -0.5, w: 0.36, h: 0.22, d: 0.34 }, 0.05, '#b9966a');
}

export function bathroom(seed: number): string {
  const random = seeded(seed * 449 + 43);
  const width = random.between(2.7, 3.1);
  const room = createRoom(seed + 4, random, {
    width,
    depth: 3.5,
    height: 2.4,
    floor: 'tiles',
    focal: 950,
  });
  const { back, left, right, palette, depth, height, canvas, stage } = room;
  const tone = random.pick(['#e9e6df', '#dfe4e2', '#e5dcd0', '#d5dbdc', '#e3e5da']);
  const accent = random.pick([palette.accent, '#5f7672', '#8a9ca3', '#b79c88', '#6f7f6c']);
  const size = random.pick([
    [0.6, 0.3],
    [0.3, 0.3],
    [0.2, 0.1],
    [0.15, 0.15],
  ] as const);
  tiled(room, back, width, height, accent, size);
  tiled(room, left, depth + 1, height, mix(tone, stage.shade, 0.12), [0.6, 0.3]);
  tiled(room, right, depth + 1, height, tone, [0.6, 0.3]);
  windowIn(room, left, { x: 2.2, y: 1.25, w: 0.8, h: 0.75 }, [], random);
  const hasWasher = seed % 2 === 0;
  if (hasWasher) washer(room, left, 3.1);
  const glassAt = width - 1.02;
  shower(room, back, glassAt, 1, height);
  toilet(room, right, 1.5);
  vanity(room, back, 0.42, 0.95, random);
  const railHeight = random.between(1.5, 1.65);
  box(left, { x: 3.35, y: railHeight, z: -0.07, w: 0.7, h: 0.02, d: 0.02 }, palette.metal);
  for (const [i, cloth] of [palette.cushions[0] ?? accent, '#f3efe7'].entries()) {
    box(
      left,
      { x: 3.39 + i * 0.34, y: railHeight - 0.42, z: -0.09, w: 0.3, h: 0.44, d: 0.035 },
      cloth,
    );
    canvas.fill(
      left.shape(rectangle(3.39 + i * 0.34, railHeight - 0.37, 0.3, 0.03, -0.091)),
      darker(cloth, 0.1),
    );
  }
  cushion(
    stage,
    { x: -0.62, y: 0, z: depth - 1.35, w: 0.85, h: 0.02, d: 0.5 },
    0.01,
    random.pick([palette.textile, palette.cushions[2] ?? palette.textile]),
  );
  drum(
    stage,
    {
      x: -width / 2 + 0.4,
      y: 0,
      z: depth - (hasWasher ? 1.7 : 0.8),
      h: 0.42,
      foot: 0.17,
      top: 0.2,
    },
    '#c2a075',
  );
  return finishRoom(room, random.chance(0.5));
}
