import { seeded } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { art, floorLamp, pendant, plant, rug } from './decor.ts';
import { flat, lines } from './facade.ts';
import { landscape } from './landscape.ts';
import { armchair, chair, coffeeTable } from './furniture.ts';
import { createRoom, finishRoom, glow, PALETTES, type Palette, type Room } from './room.ts';
import { box, cushion, drum, onFloor, panel, rectangle, rounded, shadow } from './solids.ts';
import { createCanvas, HEIGHT, WIDTH } from './canvas.ts';
import { MOODS, type MoodName } from './mood.ts';
import { createStage, inFrame, type Stage } from './stage.ts';

function innerDoor({ canvas }: Room, wall: Stage, x: number, colour: string): void {
  box(wall, { x: x - 0.09, y: 0, z: -0.025, w: 1.06, h: 2.13, d: 0.025 }, '#f9f7f3');
  canvas.fill(wall.shape(rectangle(x, 0, 0.88, 2.04, -0.026)), canvas.downwards([[0, lighter(colour, 0.06)], [1, mix(colour, wall.shade, 0.12)]]));
  for (const [y, h] of [[0.16, 0.72], [1.02, 0.86]] as const) {
    canvas.fill(wall.shape(rectangle(x + 0.14, y, 0.6, h, -0.027)), wall.shade, 0.16);
    canvas.fill(wall.shape(rectangle(x + 0.152, y + 0.012, 0.576, h - 0.024, -0.027)), lighter(colour, 0.05));
  }
  box(wall, { x: x + 0.76, y: 1, z: -0.07, w: 0.1, h: 0.022, d: 0.04 }, '#8d8f8e');
}

/** Coats on their hooks: cloth in the room's colours, each a little different. */
function coats({ canvas, palette }: Room, wall: Stage, x: number, count: number): void {
  box(wall, { x: x - 0.15, y: 1.68, z: -0.04, w: count * 0.3 + 0.2, h: 0.09, d: 0.04 }, palette.wood);
  for (let i = 0; i < count; i++) {
    const at = x + i * 0.3;
    const colour = [palette.sofa, '#3f4a55', palette.cushions[0] ?? palette.accent, '#7a6a55'][i % 4] ?? palette.sofa;
    const low = 0.75 + (i % 3) * 0.13;
    const shape = wall.shape([[at, 1.68, -0.08], [at + 0.14, 1.58, -0.1], [at + 0.19, low, -0.12], [at - 0.19, low, -0.12], [at - 0.14, 1.58, -0.1]]);
    canvas.fill(shape, canvas.downwards([[0, lighter(colour, 0.12)], [1, mix(colour, wall.shade, 0.22)]]));
    canvas.stroke([[wall.point(at, 1.64, -0.12), wall.point(at, low, -0.12)], [wall.point(at - 0.1, 1.45, -0.12), wall.point(at - 0.12, low + 0.1, -0.12)]], darker(colour, 0.3), 2, 0.5);
  }
}

export function hallway(seed: number): string {
  const random = seeded(seed * 389 + 47);
  const width = 2.3;
  const room = createRoom(seed + 2, random, { width, depth: 5.2, focal: 1150, accentBack: random.chance(0.5), wallBoards: random.chance(0.4) });
  const { stage, back, left, right, palette, depth, height, canvas } = room;
  rug(room, stage, -0.42, 1.8, 0.85, 3, palette.textile, palette.cushions[0] ?? palette.accent, random);
  innerDoor(room, left, 4.2, '#f4f2ed');
  innerDoor(room, right, 3.2, '#f4f2ed');
  const tone = random.pick(['#f4f2ed', '#4d5a4c', '#35495a', '#7a3c31']);
  innerDoor(room, back, 0.68, tone);
  canvas.fill(back.shape(rectangle(0.86, 1.1, 0.52, 0.76, -0.03)), canvas.downwards([[0, room.mood.sky[1]], [1, room.mood.sky[2]]]));
  canvas.fillAll([back.shape(rectangle(1.11, 1.1, 0.02, 0.76, -0.031)), back.shape(rectangle(0.86, 1.47, 0.52, 0.02, -0.031))], tone);
  coats(room, right, 1.35, 4);
  box(right, { x: 1.2, y: 0.4, z: -0.36, w: 1.4, h: 0.05, d: 0.36 }, palette.wood);
  for (const x of [1.25, 2.5]) box(right, { x, y: 0, z: -0.34, w: 0.05, h: 0.4, d: 0.32 }, palette.wood);
  for (let i = 0; i < 3; i++) {
    for (const side of [0, 0.12]) cushion(right, { x: 1.4 + i * 0.38 + side, y: 0, z: -0.32, w: 0.1, h: 0.1, d: 0.27 }, 0.04, ['#6b4a38', '#e9e5dd', '#3b4754'][i] ?? '#6b4a38');
  }
  const mirror = rounded(2.55, 0.85, 0.6, 1.15, 0.3, -0.02);
  canvas.fill(left.shape(mirror.map(([x, y, z]) => [2.85 + (x - 2.85) * 1.06, 1.42 + (y - 1.42) * 1.04, z] as const)), palette.metal);
  canvas.fill(left.shape(mirror), canvas.downwards([[0, '#e3e9ea'], [1, '#b4c0c4']]));
  box(left, { x: 2.35, y: 0.66, z: -0.26, w: 1, h: 0.04, d: 0.26 }, palette.wood);
  plant(room, left, 3.2, 0.7, -0.13, 0.4, 'trailing', '#e9e3d8', random);
  art(room, right, 0.25, 1.3, 0.6, 0.8, random);
  pendant(room, stage, 0, height - 0.5, 3.2, random.pick([palette.metal, '#f2eee6']), 0.2);
  plant(room, back, 0.3, 0, -0.35, 1.2, 'blades', '#b9785a', random);
  if (depth > 6) floorLamp(room, back, 0.3, -0.3, palette);
  return finishRoom(room, random.chance(0.5));
}

/** Out on the balcony: boards underfoot, two chairs, the view. */
export function balcony(seed: number): string {
  const random = seeded(seed * 331 + 59);
  const canvas = createCanvas();
  const moods: readonly MoodName[] = ['summerEvening', 'summerDay', 'spring', 'summerNight', 'autumn', 'summerDay'];
  const mood = MOODS[moods[seed % moods.length] ?? 'summerDay'];
  const palette = PALETTES[(seed * 5 + 2) % PALETTES.length] as Palette;
  const horizon = 520;
  landscape(canvas, { x: 0, y: 0, w: WIDTH, h: HEIGHT, horizon }, seed % 2 === 0 ? 'fjord' : random.pick(['roofs', 'hills']), mood, random);
  const base = createStage({ canvas, eyeHeight: 1.5, focal: 1080, centre: [WIDTH / 2, horizon], light: mood.light, shade: mood.shade });
  const stage = inFrame(base, { turn: random.between(-7, 7) });
  const [half, depth, height] = [2.1, 4, 2.5];
  const room: Room = { canvas, mood, palette, stage, back: inFrame(stage, { x: -half, z: depth }), left: inFrame(stage, { x: -half, z: -1, turn: 90 }), right: inFrame(stage, { x: half, z: depth, turn: -90 }), width: half * 2, depth, height, horizon, scenery: 'fjord' };
  const floor = mix('#a98a66', mood.shade, 0.08);
  canvas.fill(stage.shape(onFloor(-half, -1, half * 2 + 3, depth + 1)), canvas.downwards([[0, lighter(floor, 0.1)], [1, mix(floor, mood.shade, 0.25)]]));
  canvas.fillAll(Array.from({ length: 36 }, (_, i) => stage.shape(onFloor(-half + i * 0.14, -1, 0.012, depth + 1))), mood.shade, 0.38);
  box(stage, { x: -half, y: height, z: 0.3, w: half * 2 + 3, h: 0.25, d: depth }, '#ddd8ce');
  const wall = mix(random.pick(['#efe9dd', '#8d7355', '#5d666a', '#d9c7a8']), mood.shade, 0.1);
  panel(room.left, rectangle(0, 0, depth + 1, height), wall, 0.12);
  lines(room.left, Array.from({ length: 18 }, (_, i) => [0, i * 0.145, depth + 1, 0.012] as const), mood.shade, 0.25);
  flat(room.left, 2.3, 0.06, 1.7, 2.16, '#f5f2ea');
  canvas.fill(room.left.shape(rectangle(2.4, 0.14, 0.72, 2)), canvas.downwards([[0, mix(mood.sky[0], '#3c4f5e', 0.5)], [1, mix('#e8c796', '#56646e', mood.lamps > 0.3 ? 0.1 : 0.8)]]));
  canvas.fill(room.left.shape(rectangle(3.2, 0.14, 0.72, 2)), canvas.downwards([[0, mix(mood.sky[0], '#3c4f5e', 0.55)], [1, mix('#e8c796', '#4a5862', mood.lamps > 0.3 ? 0.2 : 0.8)]]));
  railing(room, half * 2 + 3, seed % 3 === 1);
  const rugAt = depth - 2.4;
  rug(room, stage, -1.3, rugAt, 2.5, 1.5, palette.textile, palette.accent, random);
  plant(room, room.back, 0.4, 0, -0.5, 1.2, random.pick(['palm', 'fig'] as const), '#b9785a', random);
  plant(room, room.back, half * 2 - 0.2, 0, -0.4, 0.8, 'trailing', '#5f6a6c', random);
  if (random.chance(0.5)) {
    armchair(room, stage, -0.75, depth - 1.1, 18, palette.cushions[0] ?? palette.textile);
    armchair(room, stage, 0.95, depth - 1.1, -22, palette.cushions[0] ?? palette.textile);
    coffeeTable(room, stage, 0.1, depth - 1.75, true, random);
  } else {
    chair(room, stage, -0.65, depth - 1.05, 30, palette.cushions[0] ?? palette.textile);
    drum(stage, { x: 0.05, y: 0, z: depth - 1.25, h: 0.7, foot: 0.2, top: 0.03 }, palette.metal);
    drum(stage, { x: 0.05, y: 0.7, z: depth - 1.25, h: 0.03, foot: 0.36, top: 0.36 }, palette.wood);
    drum(stage, { x: 0.15, y: 0.73, z: depth - 1.3, h: 0.08, foot: 0.03, top: 0.04 }, '#f2eee6');
    plant(room, stage, -0.05, 0.73, depth - 1.2, 0.3, 'trailing', '#e9e3d8', random);
    chair(room, stage, 0.8, depth - 1.05, -35, palette.cushions[0] ?? palette.textile);
  }
  lightChain(room, half * 2 + 2);
  return finishRoom(room, random.chance(0.5));
}

function railing({ canvas, back, palette }: Room, w: number, glass: boolean): void {
  const high = 1.02;
  if (glass) {
    canvas.fill(back.shape(rectangle(0, 0.06, w, high)), canvas.downwards([[0, '#eef6f6', 0.3], [1, '#bcd0d4', 0.24]]));
    for (let x = 0; x < w; x += 1.2) box(back, { x, y: 0, z: -0.04, w: 0.04, h: high, d: 0.04 }, '#5c6468');
    canvas.fill(back.shape([[0.4, 0.08, 0], [0.9, 0.08, 0], [1.5, high, 0], [1, high, 0]]), '#ffffff', 0.18);
  } else {
    canvas.fillAll(Array.from({ length: Math.floor(w / 0.12) }, (_, i) => back.shape(rectangle(i * 0.12, 0.08, 0.022, high - 0.08))), '#32383b');
    box(back, { x: 0, y: 0.08, z: -0.03, w, h: 0.03, d: 0.03 }, '#32383b');
  }
  box(back, { x: -0.02, y: high, z: -0.08, w: w + 0.04, h: 0.05, d: 0.12 }, glass ? '#5c6468' : palette.wood);
}

function lightChain(room: Room, w: number): void {
  const { canvas, back, height } = room;
  const at = (i: number) => back.point((w * i) / 40, height - 0.12 - 0.2 * Math.abs(Math.sin((i / 40) * Math.PI * 3)), -0.3);
  const cord = Array.from({ length: 41 }, (_, i) => at(i));
  canvas.stroke([cord], '#3a3836', 2.4);
  for (let i = 1; i < 40; i += 2) {
    const [x, y] = at(i);
    canvas.ellipse([x, y + 8], 6, 8, '#fff0c4');
    if (room.mood.lamps > 0.3) glow(room, [x, y + 8], 46);
  }
}

/** Space for storing: shelves, boxes, skis against the wall. */
export function storageRoom(seed: number): string {
  const random = seeded(seed * 283 + 61);
  const width = 3.2;
  const room = createRoom(seed, random, { width, depth: 4.2, height: 2.4, floor: 'concrete', focal: 1050 });
  const { canvas, stage, back, left, right, palette, height } = room;
  const steel = '#7d868b';
  const rack = (wall: Stage, x: number, w: number) => {
    shadow(wall, x, -0.5, w, 0.5, 0.36);
    for (const lx of [x, x + w - 0.04]) box(wall, { x: lx, y: 0, z: -0.05, w: 0.04, h: 2, d: 0.04 }, steel);
    for (const y of [0.12, 0.72, 1.3, 1.86]) {
      box(wall, { x, y, z: -0.5, w, h: 0.035, d: 0.5 }, '#b99a70');
      for (let at = x + 0.06; at < x + w - 0.4 && y < 1.8; ) {
        const wide = random.between(0.32, 0.52);
        if (at + wide > x + w - 0.04) break;
        const colour = random.pick(['#c3a074', '#b8925f', '#d5bb92', '#8fa3ad', palette.accent, '#e7e4dd']);
        const block = { x: at, y: y + 0.035, z: -0.44, w: wide, h: random.between(0.26, 0.42), d: 0.38 };
        box(wall, block, colour);
        canvas.fill(wall.shape(rectangle(at + wide * 0.4, block.y, wide * 0.2, block.h, -0.441)), '#ffffff', 0.16);
        at += wide + random.between(0.03, 0.14);
      }
    }
    for (const lx of [x, x + w - 0.04]) box(wall, { x: lx, y: 0, z: -0.5, w: 0.04, h: 2, d: 0.04 }, steel);
  };
  rack(left, 2.6, 2.2);
  rack(back, 0.75, 1.7);
  for (const [i, colour] of ['#a8433a', '#3f6a80', '#d0a03f'].entries()) {
    for (const side of [0, 0.1]) canvas.fill(back.shape(rounded(2.62 + i * 0.2 + side, 0.02, 0.065, 1.8 - i * 0.1, 0.03, -0.12)), colour);
  }
  for (const [i, colour] of ['#4d5a62', palette.accent].entries()) {
    const wheel = { x: 1.6 + i * 0.9, z: -0.35 };
    shadow(right, wheel.x - 0.3, wheel.z - 0.25, 0.7, 0.5, 0.3);
    cushion(right, { x: wheel.x - 0.25, y: 0.06, z: wheel.z - 0.2, w: 0.5, h: 0.72, d: 0.32 }, 0.07, colour);
    for (const dx of [-0.12, 0, 0.12]) canvas.fill(right.shape(rectangle(wheel.x + dx - 0.01, 0.14, 0.02, 0.56, wheel.z - 0.201)), stage.shade, 0.25);
  }
  for (const [x, z, w, h] of [[0.35, 2.5, 0.55, 0.4], [0.4, 2.55, 0.45, 0.36]] as const) box(stage, { x, y: z > 2.5 ? 0.4 : 0, z, w, h, d: 0.45 }, z > 2.5 ? '#d0b083' : '#bd9a6b');
  pendant(room, stage, 0, height - 0.35, 2.9, '#e9e5dc', 0.16);
  return finishRoom(room, random.chance(0.5));
}
