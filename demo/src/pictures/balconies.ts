import { seeded } from '../random.ts';
import { createCanvas, HEIGHT, WIDTH } from './canvas.ts';
import { lighter, mix } from './colour.ts';
import { rug } from './decor.ts';
import { flat, lines } from './facade.ts';
import { coffeeTable } from './furniture.ts';
import { landscape } from './landscape.ts';
import { moodOf } from './mood.ts';
import { type Palette, PALETTES } from './palettes.ts';
import { plant } from './plants.ts';
import { finishRoom, glow, type Room } from './room.ts';
import { armchair, chair } from './seats.ts';
import { box, drum, onFloor, panel, rectangle } from './solids.ts';
import { createStage, inFrame } from './stage.ts';

/** Out on the balcony: boards underfoot, two chairs, the view. */
export function balcony(seed: number): string {
  const random = seeded(seed * 331 + 59);
  const canvas = createCanvas();
  const mood = moodOf(seed);
  const palette = PALETTES[(seed * 5 + 2) % PALETTES.length] as Palette;
  const horizon = 520;
  landscape(
    canvas,
    { x: 0, y: 0, w: WIDTH, h: HEIGHT, horizon },
    (seed >> 1) % 2 === 0 ? 'fjord' : random.pick(['roofs', 'hills']),
    mood,
    random,
  );
  const base = createStage({
    canvas,
    eyeHeight: 1.5,
    focal: 1080,
    centre: [WIDTH / 2, horizon],
    light: mood.light,
    shade: mood.shade,
  });
  const stage = inFrame(base, { turn: random.between(-7, 7) });
  const [half, depth, height] = [2.1, 4, 2.5];
  const room: Room = {
    canvas,
    mood,
    palette,
    stage,
    back: inFrame(stage, { x: -half, z: depth }),
    left: inFrame(stage, { x: -half, z: -1, turn: 90 }),
    right: inFrame(stage, { x: half, z: depth, turn: -90 }),
    width: half * 2,
    depth,
    height,
    horizon,
    scenery: 'fjord',
  };
  const floor = mix('#a98a66', mood.shade, 0.08);
  canvas.fill(
    stage.shape(onFloor(-half, -1, half * 2 + 3, depth + 1)),
    canvas.verticalGradient([
      [0, lighter(floor, 0.1)],
      [1, mix(floor, mood.shade, 0.25)],
    ]),
  );
  canvas.fillAll(
    Array.from({ length: 36 }, (_, i) =>
      stage.shape(onFloor(-half + i * 0.14, -1, 0.012, depth + 1)),
    ),
    mood.shade,
    0.38,
  );
  box(stage, { x: -half, y: height, z: 0.3, w: half * 2 + 3, h: 0.25, d: depth }, '#ddd8ce');
  const wall = mix(random.pick(['#efe9dd', '#8d7355', '#5d666a', '#d9c7a8']), mood.shade, 0.1);
  panel(room.left, rectangle(0, 0, depth + 1, height), wall, 0.12);
  lines(
    room.left,
    Array.from({ length: 18 }, (_, i) => [0, i * 0.145, depth + 1, 0.012] as const),
    mood.shade,
    0.25,
  );
  flat(room.left, 2.3, 0.06, 1.7, 2.16, '#f5f2ea');
  canvas.fill(
    room.left.shape(rectangle(2.4, 0.14, 0.72, 2)),
    canvas.verticalGradient([
      [0, mix(mood.sky[0], '#3c4f5e', 0.5)],
      [1, mix('#e8c796', '#56646e', mood.lamps > 0.3 ? 0.1 : 0.8)],
    ]),
  );
  canvas.fill(
    room.left.shape(rectangle(3.2, 0.14, 0.72, 2)),
    canvas.verticalGradient([
      [0, mix(mood.sky[0], '#3c4f5e', 0.55)],
      [1, mix('#e8c796', '#4a5862', mood.lamps > 0.3 ? 0.2 : 0.8)],
    ]),
  );
  railing(room, half * 2 + 3, seed % 3 === 1);
  const rugAt = depth - 2.4;
  rug(room, stage, -1.3, rugAt, 2.5, 1.5, palette.textile, palette.accent, random);
  plant(
    room,
    room.back,
    0.4,
    0,
    -0.5,
    1.2,
    random.pick(['palm', 'fig'] as const),
    '#b9785a',
    random,
  );
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
    canvas.fill(
      back.shape(rectangle(0, 0.06, w, high)),
      canvas.verticalGradient([
        [0, '#eef6f6', 0.3],
        [1, '#bcd0d4', 0.24],
      ]),
    );
    for (let x = 0; x < w; x += 1.2)
      box(back, { x, y: 0, z: -0.04, w: 0.04, h: high, d: 0.04 }, '#5c6468');
    canvas.fill(
      back.shape([
        [0.4, 0.08, 0],
        [0.9, 0.08, 0],
        [1.5, high, 0],
        [1, high, 0],
      ]),
      '#ffffff',
      0.18,
    );
  } else {
    canvas.fillAll(
      Array.from({ length: Math.floor(w / 0.12) }, (_, i) =>
        back.shape(rectangle(i * 0.12, 0.08, 0.022, high - 0.08)),
      ),
      '#32383b',
    );
    box(back, { x: 0, y: 0.08, z: -0.03, w, h: 0.03, d: 0.03 }, '#32383b');
  }
  box(
    back,
    { x: -0.02, y: high, z: -0.08, w: w + 0.04, h: 0.05, d: 0.12 },
    glass ? '#5c6468' : palette.wood,
  );
}

function lightChain(room: Room, w: number): void {
  const { canvas, back, height } = room;
  const at = (i: number) =>
    back.point(
      (w * i) / 40,
      height - 0.12 - 0.2 * Math.abs(Math.sin((i / 40) * Math.PI * 3)),
      -0.3,
    );
  const cord = Array.from({ length: 41 }, (_, i) => at(i));
  canvas.stroke([cord], '#3a3836', 2.4);
  for (let i = 1; i < 40; i += 2) {
    const [x, y] = at(i);
    canvas.ellipse([x, y + 8], 6, 8, '#fff0c4');
    if (room.mood.lamps > 0.3) glow(room, [x, y + 8], 46);
  }
}
