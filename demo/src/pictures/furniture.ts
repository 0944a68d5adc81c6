import type { Random } from '../random.ts';
import { darker, mix } from './colour.ts';
import { books, vase } from './decor.ts';
import type { Room } from './room.ts';
import { type Block, box, drum, onFloor, rectangle, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

// All pieces face -z in their own coordinates: `stage` is that of the wall they stand against.

export function legs(
  stage: Stage,
  { x, y, z, w, h, d }: Block,
  thick: number,
  colour: string,
): void {
  for (const lz of [z + d - thick, z])
    for (const lx of [x, x + w - thick])
      box(stage, { x: lx, y, z: lz, w: thick, h, d: thick }, colour);
}

export function coffeeTable(
  { palette }: Room,
  stage: Stage,
  x: number,
  z: number,
  round: boolean,
  random: Random,
): void {
  const top = palette.wood;
  if (round) {
    shadow(stage, x - 0.5, z - 0.5, 1, 1, 0.34);
    for (const [dx, dz] of [
      [-0.3, 0.2],
      [0.3, 0.2],
      [0, -0.34],
    ] as const)
      drum(
        stage,
        { x: x + dx, y: 0, z: z + dz, h: 0.38, foot: 0.016, top: 0.024 },
        darker(top, 0.2),
      );
    drum(stage, { x, y: 0.38, z, h: 0.04, foot: 0.47, top: 0.48 }, top);
  } else {
    shadow(stage, x - 0.6, z - 0.32, 1.2, 0.64, 0.34);
    legs(
      stage,
      { x: x - 0.56, y: 0, z: z - 0.28, w: 1.12, h: 0.38, d: 0.56 },
      0.04,
      darker(top, 0.15),
    );
    box(stage, { x: x - 0.6, y: 0.38, z: z - 0.32, w: 1.2, h: 0.04, d: 0.64 }, top);
    box(stage, { x: x - 0.54, y: 0.16, z: z - 0.26, w: 1.08, h: 0.025, d: 0.52 }, top);
  }
  box(
    stage,
    { x: x - 0.3, y: 0.42, z: z - 0.08, w: 0.28, h: 0.03, d: 0.2 },
    random.pick(palette.cushions),
  );
  box(stage, { x: x - 0.27, y: 0.45, z: z - 0.06, w: 0.22, h: 0.025, d: 0.16 }, '#f4f0e8');
  vase(stage, x + 0.16, 0.42, z + 0.06, 0.2, random.pick(['#e9e3d8', '#6f7b74', '#c2876a']));
  drum(stage, { x: x + 0.3, y: 0.42, z: z - 0.14, h: 0.08, foot: 0.03, top: 0.04 }, '#f2eee6');
}

export function sideboard(
  room: Room,
  stage: Stage,
  x: number,
  w: number,
  television: boolean,
): void {
  const { canvas, palette } = room;
  const deep = 0.42;
  shadow(stage, x, -deep, w, deep, 0.36);
  legs(
    stage,
    { x: x + 0.06, y: 0, z: -deep + 0.04, w: w - 0.12, h: 0.16, d: deep - 0.08 },
    0.035,
    palette.metal,
  );
  box(stage, { x, y: 0.16, z: -deep, w, h: 0.44, d: deep }, palette.wood);
  const doors = Math.round(w / 0.5);
  canvas.fillAll(
    Array.from({ length: doors - 1 }, (_, i) =>
      stage.shape(rectangle(x + ((i + 1) * w) / doors, 0.18, 0.008, 0.4, -deep)),
    ),
    stage.shade,
    0.5,
  );
  if (!television) return;
  const wide = Math.min(1.3, w * 0.72);
  const tx = x + (w - wide) / 2;
  box(stage, { x: tx, y: 0.66, z: -0.24, w: wide, h: wide * 0.57, d: 0.04 }, '#1d2024');
  const screen = stage.shape(rectangle(tx + 0.015, 0.675, wide - 0.03, wide * 0.57 - 0.03, -0.241));
  canvas.fill(
    screen,
    canvas.verticalGradient([
      [0, '#39424b'],
      [0.6, '#23292f'],
      [1, '#191d22'],
    ]),
  );
  canvas.fill(
    stage.shape([
      [tx + wide * 0.1, 0.68, -0.242],
      [tx + wide * 0.3, 0.68, -0.242],
      [tx + wide * 0.55, 0.6 + wide * 0.57, -0.242],
      [tx + wide * 0.35, 0.6 + wide * 0.57, -0.242],
    ]),
    '#ffffff',
    0.06,
  );
}

export function bookcase(
  room: Room,
  stage: Stage,
  x: number,
  w: number,
  h: number,
  random: Random,
): void {
  const { canvas, palette } = room;
  const deep = 0.3;
  const wood = random.chance(0.5) ? '#f3f0ea' : palette.wood;
  shadow(stage, x, -deep, w, deep, 0.34);
  box(stage, { x, y: 0, z: -deep, w, h, d: deep }, wood);
  const rows = Math.round(h / 0.36);
  const each = (h - 0.05) / rows;
  for (let i = 0; i < rows; i++) {
    const y = 0.05 + i * each;
    canvas.fill(
      stage.shape(rectangle(x + 0.035, y, w - 0.07, each - 0.03, -deep - 0.001)),
      canvas.verticalGradient([
        [0, mix(wood, stage.shade, 0.5)],
        [1, mix(wood, stage.shade, 0.28)],
      ]),
    );
    if (i === 0 && random.chance(0.6)) {
      for (const part of [0, 0.5])
        box(
          stage,
          {
            x: x + 0.05 + part * (w - 0.08),
            y: y + 0.01,
            z: -deep - 0.002,
            w: w * 0.5 - 0.07,
            h: each - 0.09,
            d: 0.02,
          },
          '#c9b391',
        );
    } else if (random.chance(0.74))
      books(room, stage, x + 0.05, y, (w - 0.1) * random.between(0.5, 0.98), -deep - 0.003, random);
    else {
      vase(stage, x + w * 0.3, y, -deep * 0.6, 0.22, random.pick(palette.cushions));
      books(room, stage, x + w * 0.55, y, w * 0.35, -deep - 0.003, random);
    }
  }
}

export function table(
  { palette }: Room,
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
): void {
  shadow(stage, x, z, w, d, 0.3);
  legs(
    stage,
    { x: x + 0.06, y: 0, z: z + 0.06, w: w - 0.12, h: 0.71, d: d - 0.12 },
    0.055,
    darker(palette.wood, 0.12),
  );
  box(stage, { x, y: 0.71, z, w, h: 0.035, d }, palette.wood);
}

export function wardrobe(stage: Stage, x: number, w: number, h: number, colour: string): void {
  const deep = 0.6;
  shadow(stage, x, -deep, w, deep, 0.34);
  box(stage, { x, y: 0.05, z: -deep, w, h: h - 0.05, d: deep }, colour);
  const doors = Math.max(2, Math.round(w / 0.5));
  const fields = Array.from({ length: doors }, (_, i) =>
    rectangle(x + (i * w) / doors, 0.08, 0.008, h - 0.1, -deep - 0.001),
  );
  stage.canvas.fillAll(
    fields.map((field) => stage.shape(field)),
    stage.shade,
    0.4,
  );
  const pulls = Array.from({ length: doors }, (_, i) =>
    rectangle(x + ((i + (i % 2 === 0 ? 0.86 : 0.1)) * w) / doors, 0.95, 0.018, 0.24, -deep - 0.012),
  );
  stage.canvas.fillAll(
    pulls.map((field) => stage.shape(field)),
    '#8a7d6a',
  );
}

export function desk({ canvas, palette }: Room, stage: Stage, x: number, w: number): void {
  table({ palette } as Room, stage, x, -0.66, w, 0.62);
  const lx = x + w * 0.5 - 0.17;
  canvas.fill(stage.shape(onFloor(lx, -0.5, 0.34, 0.22, 0.748)), '#b9bdc0');
  box(stage, { x: lx, y: 0.75, z: -0.28, w: 0.34, h: 0.22, d: 0.012 }, '#2a2e33');
  canvas.fill(
    stage.shape(rectangle(lx + 0.012, 0.762, 0.316, 0.196, -0.281)),
    canvas.verticalGradient([
      [0, '#8fb0bf'],
      [1, '#5d7f92'],
    ]),
  );
  drum(
    stage,
    { x: x + w * 0.85, y: 0.745, z: -0.3, h: 0.1, foot: 0.04, top: 0.045 },
    palette.cushions[0] ?? '#c2876a',
  );
}
