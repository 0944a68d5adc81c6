import { type Random, seeded } from '../random.ts';
import { mix } from './colour.ts';
import { wallPicture, rug, vase } from './decor.ts';
import { table } from './furniture.ts';
import {
  fridge,
  openShelf,
  oven,
  baseCabinets,
  splashback,
  tap,
  TOP,
  upperCabinets,
} from './kitchen-parts.ts';
import { pendant } from './lamps.ts';
import { sunPatch, windowIn } from './openings.ts';
import { plant } from './plants.ts';
import { createRoom, finishRoom, type Room } from './room.ts';
import { chair } from './seats.ts';
import { box, cushion, drum, rectangle, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

export function kitchen(seed: number): string {
  const random = seeded(seed * 541 + 41);
  const width = random.between(4.1, 4.8);
  const room = createRoom(seed + 2, random, {
    width,
    depth: random.between(4.7, 5),
    focal: 1010,
    floor: random.chance(0.75) ? 'planks' : 'tiles',
  });
  const { stage, back, left, right, palette, depth, height } = room;
  const layout = seed % 3;
  const side = { x: depth - 1.7, y: 0.85, w: 1.6, h: height - 1.2 };
  windowIn(room, left, side, [0.5], random);
  sunPatch(room, depth - 2.8, 1.8, 2.2);
  if (layout !== 1)
    rug(room, stage, -0.9, depth - 1.75, 1.9, 0.8, palette.textile, palette.accent, random);
  const tall = 0.68;
  fridge(room, back, width - tall - 0.02, random.pick(['#e9eaea', palette.cabinet, '#c3c7c9']));
  const long = width - tall - 0.06;
  const tile = random.pick(['#f1efea', palette.accent, '#e9e2d5', '#dfe6e3']);
  splashback(room, back, 0, long, 0.62, tile, random.chance(0.5));
  baseCabinets(room, back, 0.01, long, [1, 4]);
  const hob = long - 1.25;
  oven(room, back, hob);
  if (random.chance(0.5)) {
    upperCabinets(room, back, 0.35, hob - 0.4, 1.5, 0.72);
    box(back, { x: hob, y: 1.62, z: -0.4, w: 0.6, h: 0.1, d: 0.4 }, '#b9bfc2');
    box(back, { x: hob + 0.17, y: 1.72, z: -0.26, w: 0.26, h: height - 1.72, d: 0.26 }, '#c5cacd');
  } else {
    for (const y of [1.5, 1.86]) openShelf(room, back, 0.4, hob - 0.55, y, random);
    box(
      back,
      { x: hob - 0.02, y: 1.6, z: -0.42, w: 0.64, h: height - 1.6, d: 0.42 },
      mix(palette.cabinet, '#ffffff', 0.25),
    );
  }
  tap(room, back, long * 0.36, palette.metal);
  drum(
    back,
    { x: hob + 0.18, y: TOP + 0.005, z: -0.3, h: 0.13, foot: 0.1, top: 0.1 },
    random.pick(['#b55b45', '#e9e3d8', '#4f6a74']),
  );
  plant(
    room,
    back,
    0.35,
    TOP,
    -0.3,
    0.42,
    random.pick(['trailing', 'fig'] as const),
    '#e9e3d8',
    random,
  );
  for (const [dx, h] of [
    [0.62, 0.34],
    [0.7, 0.28],
  ] as const)
    box(back, { x: long * 0.36 + dx, y: TOP, z: -0.06, w: 0.26, h, d: 0.025 }, palette.wood);
  vase(back, hob - 0.2, TOP, -0.25, 0.24, palette.cushions[1] ?? '#e9e3d8');
  if (random.chance(0.6)) wallPicture(room, right, 1, 1.25, 0.6, 0.8, random);
  const lamp = random.pick([palette.metal, '#f2eee6', palette.accent]);
  if (layout === 1) island(room, stage, depth, random);
  else {
    const z = depth - 2.5;
    for (const x of [-0.5, 0.5]) chair(room, stage, x + 0.1, z + 1.05, 0, palette.textile);
    table(room, stage, -0.9, z, 1.95, 0.8);
    vase(stage, 0.1, 0.745, z + 0.4, 0.3, palette.cushions[0] ?? '#c2876a');
    drum(stage, { x: -0.4, y: 0.745, z: z + 0.3, h: 0.09, foot: 0.1, top: 0.17 }, '#efe9df');
    for (const [dx, dz] of [
      [-0.45, 0.3],
      [-0.36, 0.33],
      [-0.4, 0.26],
    ] as const)
      stage.canvas.ellipse(
        stage.point(dx, 0.86, z + dz),
        11,
        11,
        random.pick(['#c9a13f', '#b8533f', '#9fae5a']),
      );
  }
  for (const x of [-0.45, 0.6]) pendant(room, stage, x, 1.62, depth - 2.1, lamp, 0.17);
  return finishRoom(room, random.chance(0.5));
}

function island(room: Room, stage: Stage, depth: number, random: Random): void {
  const { palette, canvas } = room;
  const z = depth - 2.35;
  shadow(stage, -1, z, 2.1, 0.85, 0.36);
  box(stage, { x: -0.95, y: 0, z: z + 0.12, w: 2, h: 0.88, d: 0.7 }, palette.accent);
  canvas.fillAll(
    Array.from({ length: 16 }, (_, i) =>
      stage.shape(rectangle(-0.95 + i * 0.125, 0.02, 0.007, 0.86, z + 0.119)),
    ),
    stage.shade,
    0.25,
  );
  box(stage, { x: -1.05, y: 0.88, z, w: 2.2, h: 0.045, d: 0.9 }, palette.worktop);
  plant(room, stage, -0.6, 0.925, z + 0.5, 0.42, 'trailing', '#e9e3d8', random);
  drum(stage, { x: 0.35, y: 0.925, z: z + 0.4, h: 0.09, foot: 0.1, top: 0.17 }, '#efe9df');
  for (const [dx, dz] of [
    [0.3, 0.4],
    [0.39, 0.43],
    [0.35, 0.36],
  ] as const)
    canvas.ellipse(
      stage.point(dx, 1.04, z + dz),
      12,
      12,
      random.pick(['#c9a13f', '#b8533f', '#9fae5a']),
    );
  for (const x of [-0.55, 0.1, 0.75]) {
    shadow(stage, x - 0.2, z - 0.5, 0.4, 0.4, 0.3);
    for (const [dx, dz] of [
      [-0.14, 0.14],
      [0.14, 0.14],
      [-0.14, -0.14],
      [0.14, -0.14],
    ] as const)
      drum(
        stage,
        { x: x + dx, y: 0, z: z - 0.3 + dz, h: 0.64, foot: 0.016, top: 0.016 },
        palette.wood,
      );
    cushion(
      stage,
      { x: x - 0.19, y: 0.62, z: z - 0.48, w: 0.38, h: 0.06, d: 0.36 },
      0.03,
      palette.cushions[0] ?? palette.textile,
    );
  }
}
