import { seeded } from '../random.ts';
import { bed, bedside } from './beds.ts';
import { mix } from './colour.ts';
import { wallPicture, books, rug } from './decor.ts';
import { bookcase, coffeeTable, desk, table, wardrobe } from './furniture.ts';
import { openShelf, baseCabinets, splashback, tap, TOP } from './kitchen-parts.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import { curtains, sunPatch, windowIn } from './openings.ts';
import { plant } from './plants.ts';
import { createRoom, finishRoom } from './room.ts';
import { chair, sofa } from './seats.ts';
import { box, drum, rectangle } from './solids.ts';

const POTS = ['#e9e3d8', '#b9785a', '#6f7b74', '#dcd2c2', '#4d5254'];

/** A room in a shared flat: nine to fourteen square metres, a bed and a desk. */
export function singleRoom(seed: number): string {
  const random = seeded(seed * 593 + 37);
  const width = random.between(2.5, 3);
  const room = createRoom(seed, random, {
    width,
    depth: random.between(3.5, 4),
    height: random.pick([2.4, 2.55, 2.8]),
    focal: 980,
    accentBack: random.chance(0.5),
    wallBoards: random.chance(0.25),
  });
  const { stage, back, left, right, palette, depth, height } = room;
  const layout = (seed >> 1) % 3;
  const cloth = random.pick([palette.accent, palette.textile, palette.sofa, '#f1ede6']);
  const wide = random.pick([0.92, 1.2]);
  if (layout === 0) {
    const view = { x: width - 1.5, y: 0.95, w: 1.15, h: height - 1.4 };
    windowIn(room, back, view, [0.5], random);
    curtains(room, back, view, palette.textile, 0.85);
    rug(room, stage, -0.4, depth - 2.8, 1.3, 1.7, palette.textile, palette.accent, random);
    desk(room, right, 0.35, 1.25);
    tableLamp(room, right, 0.5, 0.745, -0.3, palette);
    wallPicture(room, left, depth - 0.9, 1.35, 0.5, 0.65, random);
    bed(room, back, 0.04, wide, cloth, random);
    chair(room, stage, width / 2 - 1, depth - 1.15, 78, palette.cushions[0] ?? palette.sofa);
  } else if (layout === 1) {
    const view = { x: depth - 1.3, y: 0.9, w: 1.3, h: height - 1.35 };
    windowIn(room, left, view, [0.5], random);
    curtains(room, left, view, palette.textile);
    sunPatch(room, depth - 2.4, 1.6, 1.7);
    wardrobe(right, 1.7, 1, 2.05, random.pick(['#f3f1ec', palette.wood]));
    const at = width - wide - 0.06;
    for (const dx of [0.1, 0.58]) wallPicture(room, back, at + dx, 1.42, 0.38, 0.5, random);
    bedside(room, back, at - 0.5);
    tableLamp(room, back, at - 0.28, 0.5, -0.2, palette);
    bed(room, back, at, wide, cloth, random);
    plant(room, back, 0.3, 0, -0.35, 1.15, 'palm', random.pick(POTS), random);
  } else {
    const view = { x: (width - 1.2) / 2, y: 0.95, w: 1.2, h: height - 1.4 };
    windowIn(room, back, view, [], random);
    bookcase(room, right, 0.9, 0.8, 1.75, random);
    desk(room, back, width - 1.35, 1.25);
    for (const [i, y] of [1.4, 1.72].entries()) {
      box(left, { x: 2.6, y, z: -0.2, w: 1.3, h: 0.03, d: 0.2 }, palette.wood);
      books(room, left, 2.7, y + 0.03, 0.8 - i * 0.3, -0.12, random);
    }
    rug(
      room,
      stage,
      -0.3,
      depth - 2.6,
      1.3,
      1.6,
      palette.cushions[1] ?? palette.textile,
      cloth,
      random,
    );
    bed(room, back, 0.04, wide, cloth, random);
    chair(room, stage, width / 2 - 0.75, depth - 1.05, 172, palette.cushions[0] ?? palette.sofa);
  }
  pendant(room, stage, 0, height - 0.55, depth - 1.7, random.pick([palette.metal, '#f2eee6']), 0.2);
  return finishRoom(room, random.chance(0.5));
}

/** A small home in one room: a bed, a kitchenette, and a table for two. */
export function studioRoom(seed: number): string {
  const random = seeded(seed * 571 + 53);
  const width = random.between(3.7, 4.2);
  const room = createRoom(seed + 2, random, {
    width,
    depth: random.between(4.6, 5),
    focal: 1000,
    accentBack: random.chance(0.4),
  });
  const { stage, back, left, right, palette, depth, height } = room;
  const view = { x: 1.75, y: 0.8, w: 1.35, h: height - 1.2 };
  windowIn(room, back, view, [0.5], random);
  curtains(room, back, view, palette.textile, 0.7);
  rug(room, stage, -1.3, depth - 2.7, 1.9, 1.5, palette.textile, palette.accent, random);
  splashback(
    room,
    right,
    0.7,
    1.85,
    0.55,
    random.pick(['#f1efea', '#dfe6e3', palette.accent]),
    false,
  );
  baseCabinets(room, right, 0.7, 1.85, [1]);
  openShelf(room, right, 0.8, 1.6, 1.62, random);
  tap(room, right, 1.2, palette.metal);
  drum(right, { x: 2.1, y: TOP, z: -0.3, h: 0.13, foot: 0.1, top: 0.1 }, '#b55b45');
  wallPicture(room, left, depth - 0.4, 1.4, 0.6, 0.75, random);
  bed(
    room,
    back,
    0.05,
    random.pick([1.2, 1.4]),
    random.pick([palette.accent, palette.sofa]),
    random,
  );
  if ((seed >> 1) % 2 === 0) {
    table(room, stage, -0.35, depth - 2.15, 0.8, 0.7);
    chair(room, stage, 0.05, depth - 1.25, 180, palette.cushions[0] ?? palette.textile);
    chair(room, stage, 0.05, depth - 2.5, 0, palette.cushions[1] ?? palette.textile);
  } else {
    coffeeTable(room, stage, 0.1, depth - 1.9, true, random);
    plant(room, back, width - 0.85, 0, -0.45, 1.2, 'blades', random.pick(POTS), random);
  }
  pendant(room, stage, 0, height - 0.6, depth - 1.9, random.pick([palette.metal, '#f2eee6']), 0.24);
  return finishRoom(room, random.chance(0.5));
}

/** The living room of a small flat: a sofa for two, with little other furniture. */
export function smallLivingRoom(seed: number): string {
  const random = seeded(seed * 547 + 29);
  const width = random.between(3.1, 3.5);
  const room = createRoom(seed + 4, random, {
    width,
    depth: random.between(3.9, 4.3),
    height: random.pick([2.45, 2.7]),
    focal: 1040,
    accentBack: random.chance(0.45),
  });
  const { stage, back, left, right, palette, depth, height } = room;
  const side = { x: depth - 1.3, y: 0.75, w: 1.5, h: height - 1.15 };
  windowIn(room, left, side, [0.5], random);
  curtains(room, left, side, palette.textile);
  sunPatch(room, depth - 2.5, 1.6, 1.9);
  rug(
    room,
    stage,
    -1,
    depth - 2.5,
    2,
    1.4,
    mix(palette.textile, '#ffffff', 0.3),
    palette.accent,
    random,
  );
  bookcase(room, right, 0.6, 0.9, random.pick([1.1, 1.9]), random);
  const wide = random.between(1.55, 1.75);
  const at = (width - wide) / 2;
  if (random.chance(0.5)) wallPicture(room, back, at + 0.45, 1.3, 0.75, 0.95, random);
  else for (const dx of [0.1, 0.85]) wallPicture(room, back, at + dx, 1.35, 0.55, 0.7, random);
  floorLamp(room, back, at + wide + 0.25, -0.4, palette);
  sofa(room, back, at, wide, palette.sofa, random);
  plant(room, back, 0.3, 0, -0.4, random.between(0.9, 1.3), 'fig', random.pick(POTS), random);
  coffeeTable(room, stage, 0, depth - 1.75, true, random);
  pendant(
    room,
    stage,
    0,
    height - 0.65,
    depth - 1.8,
    random.pick([palette.metal, '#f2eee6']),
    0.22,
  );
  return finishRoom(room, random.chance(0.5));
}

/** A room as it is handed over unfurnished: floor, light and a radiator. */
export function emptyRoom(seed: number): string {
  const random = seeded(seed * 523 + 67);
  const width = random.between(3.6, 4.6);
  const room = createRoom(seed, random, {
    width,
    depth: random.between(4.2, 4.9),
    height: random.pick([2.5, 2.8]),
    wallBoards: random.chance(0.2),
  });
  const { stage, back, left, palette, depth, height } = room;
  const view = { x: width * 0.3, y: 0.85, w: random.between(1.3, 1.8), h: height - 1.25 };
  windowIn(room, back, view, view.w > 1.5 ? [0.33, 0.67] : [0.5], random);
  if (random.chance(0.6))
    windowIn(room, left, { x: depth - 1.2, y: 0.85, w: 1.2, h: height - 1.25 }, [0.5], random);
  sunPatch(room, depth - 2.7, 1.7, 2.3);
  box(back, { x: view.x + 0.1, y: 0.16, z: -0.14, w: view.w - 0.2, h: 0.52, d: 0.1 }, '#f4f3ef');
  room.canvas.fillAll(
    Array.from({ length: Math.floor((view.w - 0.2) / 0.09) }, (_, i) =>
      back.shape(rectangle(view.x + 0.14 + i * 0.09, 0.2, 0.012, 0.44, -0.141)),
    ),
    back.shade,
    0.22,
  );
  pendant(room, stage, 0, height - 0.45, depth - 2, random.pick([palette.metal, '#f2eee6']), 0.13);
  return finishRoom(room, random.chance(0.5));
}
