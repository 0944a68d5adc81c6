import { seeded } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { wallPicture, rug } from './decor.ts';
import { floorLamp, pendant } from './lamps.ts';
import { plant } from './plants.ts';
import { createRoom, finishRoom, type Room } from './room.ts';
import { box, cushion, rectangle, rounded } from './solids.ts';
import type { Stage } from './stage.ts';

function innerDoor({ canvas }: Room, wall: Stage, x: number, colour: string): void {
  box(wall, { x: x - 0.09, y: 0, z: -0.025, w: 1.06, h: 2.13, d: 0.025 }, '#f9f7f3');
  canvas.fill(
    wall.shape(rectangle(x, 0, 0.88, 2.04, -0.026)),
    canvas.verticalGradient([
      [0, lighter(colour, 0.06)],
      [1, mix(colour, wall.shade, 0.12)],
    ]),
  );
  for (const [y, h] of [
    [0.16, 0.72],
    [1.02, 0.86],
  ] as const) {
    canvas.fill(wall.shape(rectangle(x + 0.14, y, 0.6, h, -0.027)), wall.shade, 0.16);
    canvas.fill(
      wall.shape(rectangle(x + 0.152, y + 0.012, 0.576, h - 0.024, -0.027)),
      lighter(colour, 0.05),
    );
  }
  box(wall, { x: x + 0.76, y: 1, z: -0.07, w: 0.1, h: 0.022, d: 0.04 }, '#8d8f8e');
}

/** Coats on hooks, in the room's colours. */
function coats({ canvas, palette }: Room, wall: Stage, x: number, count: number): void {
  box(
    wall,
    { x: x - 0.15, y: 1.68, z: -0.04, w: count * 0.3 + 0.2, h: 0.09, d: 0.04 },
    palette.wood,
  );
  for (let i = 0; i < count; i++) {
    const at = x + i * 0.3;
    const colour =
      [palette.sofa, '#3f4a55', palette.cushions[0] ?? palette.accent, '#7a6a55'][i % 4] ??
      palette.sofa;
    const low = 0.75 + (i % 3) * 0.13;
    const shape = wall.shape([
      [at, 1.68, -0.08],
      [at + 0.14, 1.58, -0.1],
      [at + 0.19, low, -0.12],
      [at - 0.19, low, -0.12],
      [at - 0.14, 1.58, -0.1],
    ]);
    canvas.fill(
      shape,
      canvas.verticalGradient([
        [0, lighter(colour, 0.12)],
        [1, mix(colour, wall.shade, 0.22)],
      ]),
    );
    canvas.stroke(
      [
        [wall.point(at, 1.64, -0.12), wall.point(at, low, -0.12)],
        [wall.point(at - 0.1, 1.45, -0.12), wall.point(at - 0.12, low + 0.1, -0.12)],
      ],
      darker(colour, 0.3),
      2,
      0.5,
    );
  }
}

export function hallway(seed: number): string {
  const random = seeded(seed * 389 + 47);
  const width = 2.3;
  const room = createRoom(seed + 2, random, {
    width,
    depth: 5.2,
    focal: 1150,
    accentBack: random.chance(0.5),
    wallBoards: random.chance(0.4),
  });
  const { stage, back, left, right, palette, depth, height, canvas } = room;
  rug(
    room,
    stage,
    -0.42,
    1.8,
    0.85,
    3,
    palette.textile,
    palette.cushions[0] ?? palette.accent,
    random,
  );
  innerDoor(room, left, 4.2, '#f4f2ed');
  innerDoor(room, right, 3.2, '#f4f2ed');
  const tone = random.pick(['#f4f2ed', '#4d5a4c', '#35495a', '#7a3c31']);
  innerDoor(room, back, 0.68, tone);
  canvas.fill(
    back.shape(rectangle(0.86, 1.1, 0.52, 0.76, -0.03)),
    canvas.verticalGradient([
      [0, room.mood.sky[1]],
      [1, room.mood.sky[2]],
    ]),
  );
  canvas.fillAll(
    [
      back.shape(rectangle(1.11, 1.1, 0.02, 0.76, -0.031)),
      back.shape(rectangle(0.86, 1.47, 0.52, 0.02, -0.031)),
    ],
    tone,
  );
  coats(room, right, 1.35, 4);
  box(right, { x: 1.2, y: 0.4, z: -0.36, w: 1.4, h: 0.05, d: 0.36 }, palette.wood);
  for (const x of [1.25, 2.5])
    box(right, { x, y: 0, z: -0.34, w: 0.05, h: 0.4, d: 0.32 }, palette.wood);
  for (let i = 0; i < 3; i++) {
    for (const side of [0, 0.12])
      cushion(
        right,
        { x: 1.4 + i * 0.38 + side, y: 0, z: -0.32, w: 0.1, h: 0.1, d: 0.27 },
        0.04,
        ['#6b4a38', '#e9e5dd', '#3b4754'][i] ?? '#6b4a38',
      );
  }
  const mirror = rounded(2.55, 0.85, 0.6, 1.15, 0.3, -0.02);
  canvas.fill(
    left.shape(
      mirror.map(([x, y, z]) => [2.85 + (x - 2.85) * 1.06, 1.42 + (y - 1.42) * 1.04, z] as const),
    ),
    palette.metal,
  );
  canvas.fill(
    left.shape(mirror),
    canvas.verticalGradient([
      [0, '#e3e9ea'],
      [1, '#b4c0c4'],
    ]),
  );
  box(left, { x: 2.35, y: 0.66, z: -0.26, w: 1, h: 0.04, d: 0.26 }, palette.wood);
  plant(room, left, 3.2, 0.7, -0.13, 0.4, 'trailing', '#e9e3d8', random);
  wallPicture(room, right, 0.25, 1.3, 0.6, 0.8, random);
  pendant(room, stage, 0, height - 0.5, 3.2, random.pick([palette.metal, '#f2eee6']), 0.2);
  plant(room, back, 0.3, 0, -0.35, 1.2, 'blades', '#b9785a', random);
  if (depth > 6) floorLamp(room, back, 0.3, -0.3, palette);
  return finishRoom(room, random.chance(0.5));
}
