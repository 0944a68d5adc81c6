import { seeded } from '../random.ts';
import { bed, bedside } from './beds.ts';
import { mix } from './colour.ts';
import { wallPicture, books, rug } from './decor.ts';
import { bookcase, coffeeTable, desk, sideboard, table, wardrobe } from './furniture.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import { curtains, sunPatch, windowIn } from './openings.ts';
import { plant, type PlantKind } from './plants.ts';
import { createRoom, finishRoom } from './room.ts';
import { armchair, chair, sofa } from './seats.ts';
import { box, cushion } from './solids.ts';

const PLANTS: readonly PlantKind[] = ['fig', 'blades', 'palm', 'trailing'];

const POTS = ['#e9e3d8', '#b9785a', '#6f7b74', '#dcd2c2', '#4d5254'];

export function livingRoom(seed: number): string {
  const random = seeded(seed * 911 + 5);
  const width = random.between(4.5, 5.4);
  const room = createRoom(seed, random, {
    width,
    depth: random.between(4.7, 5.3),
    height: random.pick([2.5, 2.6, 2.9]),
    accentBack: random.chance(0.4),
  });
  const { stage, back, left, right, palette, depth, height } = room;
  const layout = seed % 3;
  const side = { x: depth - 1.6, y: 0.75, w: 1.7, h: height - 1.15 };
  windowIn(room, left, side, [0.5], random);
  curtains(room, left, side, palette.textile);
  if (layout === 1) {
    const wide = { x: width * 0.16, y: 0.55, w: width * 0.56, h: height - 0.95 };
    windowIn(room, back, wide, [0.33, 0.67], random);
    curtains(room, back, wide, palette.textile);
  } else if (layout === 2)
    windowIn(room, back, { x: 0.55, y: 0.06, w: 1.05, h: 2.1 }, [], random, false);
  sunPatch(room, depth - 2.8, 1.9, 2.6);
  rug(
    room,
    stage,
    -1.35,
    depth - 2.9,
    2.7,
    1.8,
    mix(palette.textile, '#ffffff', 0.3),
    palette.cushions[2] ?? palette.accent,
    random,
  );
  const shelfOnRight = random.chance(0.55);
  if (shelfOnRight) bookcase(room, right, 0.5, 1.3, random.pick([1.5, 2.1]), random);
  else {
    sideboard(room, right, 0.6, 1.7, true);
    plant(room, right, 0.28, 0, -0.3, 1.3, 'fig', random.pick(POTS), random);
  }
  const sofaWide = random.between(2.05, 2.4);
  const sofaAt =
    layout === 2 ? width - sofaWide - 0.7 : (width - sofaWide) / 2 + (layout === 1 ? -0.1 : 0);
  if (layout !== 1) {
    const [from, high] = [sofaAt + 0.35, 1.3];
    if (random.chance(0.5)) {
      wallPicture(room, back, from, high, 0.62, 0.82, random);
      wallPicture(room, back, from + 0.74, high, 0.62, 0.82, random);
    } else {
      wallPicture(room, back, from - 0.1, high, 0.55, 0.75, random);
      wallPicture(room, back, from + 0.55, high + 0.3, 0.4, 0.45, random);
      wallPicture(room, back, from + 0.55, high - 0.14, 0.4, 0.36, random);
      wallPicture(room, back, from + 1.05, high + 0.02, 0.5, 0.62, random);
    }
  }
  floorLamp(room, back, Math.min(width - 0.35, sofaAt + sofaWide + 0.28), -0.4, palette);
  sofa(room, back, sofaAt, sofaWide, palette.sofa, random);
  plant(
    room,
    back,
    0.32,
    0,
    -0.5,
    random.between(1.2, 1.7),
    random.pick(PLANTS),
    random.pick(POTS),
    random,
  );
  coffeeTable(room, stage, random.between(-0.15, 0.15), depth - 1.95, random.chance(0.55), random);
  pendant(
    room,
    stage,
    0,
    height - 0.75,
    depth - 2,
    random.pick([palette.metal, '#f2eee6', palette.accent]),
    0.26,
  );
  armchair(room, stage, width / 2 - 1.15, depth - 2.05, -52, random.pick(palette.cushions));
  return finishRoom(room, random.chance(0.5));
}

export function bedroom(seed: number): string {
  const random = seeded(seed * 821 + 13);
  const width = random.between(3.6, 4.2);
  const room = createRoom(seed + 2, random, {
    width,
    depth: random.between(4.1, 4.6),
    focal: 1060,
    accentBack: random.chance(0.65),
    wallBoards: random.chance(0.35),
  });
  const { stage, back, left, right, palette, depth, height } = room;
  const side = { x: depth - 1.1, y: 0.85, w: 1.35, h: height - 1.25 };
  windowIn(room, left, side, [0.5], random);
  curtains(room, left, side, palette.textile);
  sunPatch(room, depth - 2.2, 1.5, 2.1);
  rug(
    room,
    stage,
    -1.5,
    depth - 2.75,
    3,
    1.7,
    mix(palette.textile, '#ffffff', 0.25),
    palette.accent,
    random,
  );
  wardrobe(
    right,
    random.between(0.9, 1.2),
    1.6,
    2.15,
    random.pick(['#f3f1ec', palette.cabinet, palette.wood]),
  );
  const wide = 1.65;
  const at = (width - wide) / 2 - 0.12;
  if (random.chance(0.5)) wallPicture(room, back, at + 0.3, 1.4, 1.05, 0.66, random);
  else
    for (const dx of [0.18, 0.66, 1.14])
      wallPicture(room, back, at + dx - 0.06, 1.42, 0.4, 0.54, random);
  for (const x of [at - 0.52, at + wide + 0.1]) bedside(room, back, x);
  tableLamp(room, back, at - 0.3, 0.5, -0.2, palette);
  if (random.chance(0.5)) tableLamp(room, back, at + wide + 0.32, 0.5, -0.2, palette);
  else plant(room, back, at + wide + 0.32, 0.5, -0.22, 0.46, 'trailing', random.pick(POTS), random);
  bed(
    room,
    back,
    at,
    wide,
    random.pick([palette.textile, palette.accent, '#f1ede6', palette.sofa]),
    random,
  );
  pendant(
    room,
    stage,
    0,
    height - 0.62,
    depth - 1.5,
    random.pick(['#f2eee6', palette.metal, palette.accent]),
    0.24,
  );
  if (random.chance(0.6))
    plant(room, left, depth - 1.6, 0, -0.35, 1.15, random.pick(PLANTS), random.pick(POTS), random);
  return finishRoom(room, random.chance(0.5));
}

/** A student's room: bed, desk and shelf within an arm's reach. */
export function dormRoom(seed: number): string {
  const random = seeded(seed * 733 + 19);
  const width = 3.1;
  const room = createRoom(seed + 2, random, { width, depth: 4.3, height: 2.45, focal: 1080 });
  const { stage, back, left, right, palette, depth } = room;
  const view = { x: 0.72, y: 0.95, w: 1.5, h: 1.2 };
  windowIn(room, back, view, [0.62], random);
  curtains(room, back, view, palette.textile, 0.85);
  rug(
    room,
    stage,
    -0.6,
    depth - 2.9,
    1.5,
    1.9,
    palette.textile,
    palette.cushions[0] ?? palette.accent,
    random,
  );
  wardrobe(right, 2, 1, 2.1, '#f0ede7');
  bookcase(room, right, 1.1, 0.8, 1.75, random);
  desk(room, back, 1.0, 1.5);
  tableLamp(room, back, 1.2, 0.745, -0.3, palette);
  for (const [i, y] of [1.35, 1.68].entries()) {
    box(left, { x: 3.3, y, z: -0.2, w: 1.5, h: 0.03, d: 0.2 }, palette.wood);
    books(room, left, 3.4, y + 0.03, 0.9 - i * 0.3, -0.12, random);
    plant(room, left, 4.6, y + 0.03, -0.1, 0.32, 'trailing', random.pick(POTS), random);
  }
  wallPicture(room, left, 2.3, 1.3, 0.55, 0.75, random);
  bed(room, back, 0, 0.95, random.pick([palette.accent, palette.textile, palette.sofa]), random);
  chair(room, stage, 0.35, depth - 1.0, 168, palette.cushions[0] ?? palette.sofa);
  plant(room, back, 0.95, 1, -0.06, 0.4, 'blades', random.pick(POTS), random);
  pendant(room, stage, 0.1, 1.85, depth - 1.8, palette.metal, 0.22);
  return finishRoom(room, random.chance(0.5));
}

/** Two beds, two of everything. */
export function sharedRoom(seed: number): string {
  const random = seeded(seed * 677 + 23);
  const width = 4.4;
  const room = createRoom(seed + 4, random, { width, depth: 4.7, focal: 1080 });
  const { stage, back, palette, depth, height, right } = room;
  const view = { x: 1.45, y: 0.85, w: 1.5, h: height - 1.25 };
  windowIn(room, back, view, [0.5], random);
  curtains(room, back, view, palette.textile, 0.78);
  rug(room, stage, -0.75, depth - 2.7, 1.5, 2.1, palette.textile, palette.accent, random);
  wardrobe(right, 2.15, 1.1, 2.1, '#f1eee8');
  for (const [x, cloth] of [
    [0.12, palette.accent],
    [width - 1.12, palette.sofa],
  ] as const) {
    wallPicture(room, back, x + 0.25, 1.35, 0.5, 0.65, random);
    bed(room, back, x, 1, cloth, random);
  }
  bedside(room, back, 1.3);
  bedside(room, back, 2.66);
  tableLamp(room, back, 1.5, 0.5, -0.2, palette);
  plant(room, back, 2.87, 0.5, -0.2, 0.45, 'trailing', random.pick(POTS), random);
  pendant(room, stage, 0, height - 0.6, depth - 1.8, palette.metal, 0.24);
  cushion(
    stage,
    { x: -0.3, y: 0, z: depth - 2.2, w: 0.6, h: 0.34, d: 0.55 },
    0.14,
    random.pick(palette.cushions),
  );
  return finishRoom(room, random.chance(0.5));
}

/** A dining corner shared by many: long table, many chairs. */
export function commonRoom(seed: number): string {
  const random = seeded(seed * 619 + 31);
  const room = createRoom(seed + 4, random, {
    width: 5.2,
    depth: 5.4,
    height: 2.7,
    accentBack: true,
  });
  const { stage, back, left, right, palette, depth, height } = room;
  const wide = { x: 1.1, y: 0.7, w: 2.9, h: height - 1.1 };
  windowIn(room, back, wide, [0.33, 0.67], random);
  const side = { x: depth - 2, y: 0.7, w: 1.6, h: height - 1.1 };
  windowIn(room, left, side, [0.5], random);
  sunPatch(room, depth - 3, 1.9, 2.4);
  bookcase(room, right, 0.4, 1.5, 2.1, random);
  plant(room, back, 0.45, 0, -0.5, 1.5, 'fig', random.pick(POTS), random);
  const z = depth - 2.7;
  for (const x of [-0.85, -0.25, 0.35, 0.95])
    chair(room, stage, x, z + 1.25, 0, palette.cushions[1] ?? palette.textile);
  table(room, stage, -1.35, z, 2.8, 0.95);
  plant(room, stage, 0.1, 0.745, z + 0.45, 0.42, 'trailing', random.pick(POTS), random);
  box(
    stage,
    { x: -0.8, y: 0.745, z: z + 0.3, w: 0.3, h: 0.03, d: 0.22 },
    palette.cushions[0] ?? palette.accent,
  );
  for (const x of [-0.85, -0.15, 0.6])
    chair(room, stage, x, z - 0.3, 180, palette.cushions[0] ?? palette.textile);
  for (const x of [-0.75, 0.75]) pendant(room, stage, x, 1.55, z + 0.47, palette.metal, 0.24);
  return finishRoom(room, random.chance(0.5));
}
