import type { Random } from '../random.ts';
import { lighter, mix } from './colour.ts';
import { legs } from './furniture.ts';
import type { Room } from './room.ts';
import { box, cushion, rounded, shadow } from './solids.ts';
import { inFrame, type Stage } from './stage.ts';

export function sofa(
  { palette }: Room,
  stage: Stage,
  x: number,
  w: number,
  colour: string,
  random: Random,
): void {
  const deep = 0.92;
  const z = -deep - 0.06;
  shadow(stage, x, z, w, deep, 0.42);
  legs(
    stage,
    { x: x + 0.08, y: 0, z: z + 0.06, w: w - 0.16, h: 0.14, d: deep - 0.12 },
    0.045,
    palette.wood,
  );
  cushion(
    stage,
    { x: x + 0.06, y: 0.2, z: z + deep - 0.24, w: w - 0.12, h: 0.6, d: 0.22 },
    0.1,
    colour,
  );
  cushion(stage, { x, y: 0.13, z, w: 0.2, h: 0.46, d: deep }, 0.08, mix(colour, stage.shade, 0.05));
  cushion(
    stage,
    { x: x + w - 0.2, y: 0.13, z, w: 0.2, h: 0.46, d: deep },
    0.08,
    mix(colour, stage.shade, 0.05),
  );
  box(
    stage,
    { x: x + 0.2, y: 0.13, z: z + 0.03, w: w - 0.4, h: 0.16, d: deep - 0.1 },
    mix(colour, stage.shade, 0.12),
  );
  const seats = w > 2.05 ? 3 : 2;
  const each = (w - 0.42) / seats;
  for (let i = 0; i < seats; i++)
    cushion(
      stage,
      { x: x + 0.22 + i * each, y: 0.44, z: z + 0.56, w: each - 0.02, h: 0.38, d: 0.16 },
      0.09,
      lighter(colour, 0.03),
    );
  for (let i = 0; i < seats; i++)
    cushion(
      stage,
      { x: x + 0.21 + i * each, y: 0.28, z: z + 0.01, w: each - 0.01, h: 0.17, d: 0.6 },
      0.06,
      lighter(colour, 0.05),
    );
  const pillows = random.sample(palette.cushions, 3);
  cushion(
    stage,
    { x: x + 0.24, y: 0.45, z: z + 0.42, w: 0.44, h: 0.38, d: 0.13 },
    0.11,
    pillows[0] ?? colour,
  );
  cushion(
    stage,
    { x: x + 0.54, y: 0.45, z: z + 0.34, w: 0.36, h: 0.3, d: 0.12 },
    0.1,
    pillows[1] ?? colour,
  );
  cushion(
    stage,
    { x: x + w - 0.7, y: 0.45, z: z + 0.42, w: 0.46, h: 0.36, d: 0.13 },
    0.11,
    pillows[2] ?? colour,
  );
  if (!random.chance(0.6)) return;
  const throwAt = x + w - 0.24;
  cushion(
    stage,
    { x: throwAt - 0.42, y: 0.45, z: z + 0.02, w: 0.34, h: 0.03, d: 0.52 },
    0.015,
    palette.textile,
  );
  stage.canvas.fill(
    stage.shape(rounded(throwAt - 0.42, 0.18, 0.34, 0.29, 0.02, z - 0.005)),
    stage.canvas.verticalGradient([
      [0, palette.textile],
      [1, mix(palette.textile, stage.shade, 0.2)],
    ]),
  );
}

export function armchair(
  { palette }: Room,
  stage: Stage,
  x: number,
  z: number,
  turn: number,
  colour: string,
): void {
  const own = inFrame(stage, { x, z, turn });
  shadow(own, -0.36, -0.36, 0.72, 0.74, 0.36);
  legs(own, { x: -0.34, y: 0, z: -0.34, w: 0.68, h: 0.32, d: 0.68 }, 0.04, palette.wood);
  cushion(own, { x: -0.31, y: 0.34, z: 0.2, w: 0.62, h: 0.52, d: 0.14 }, 0.12, colour);
  cushion(
    own,
    { x: -0.31, y: 0.3, z: -0.34, w: 0.62, h: 0.15, d: 0.6 },
    0.06,
    lighter(colour, 0.05),
  );
  for (const side of [-0.38, 0.33]) {
    box(own, { x: side, y: 0.54, z: -0.36, w: 0.05, h: 0.035, d: 0.7 }, palette.wood);
    box(own, { x: side, y: 0, z: -0.36, w: 0.045, h: 0.55, d: 0.045 }, palette.wood);
  }
}

export function chair(
  { palette }: Room,
  stage: Stage,
  x: number,
  z: number,
  turn: number,
  seat: string,
): void {
  const own = inFrame(stage, { x, z, turn });
  shadow(own, -0.24, -0.24, 0.48, 0.48, 0.3);
  const bar = 0.032;
  const back = () => {
    for (const side of [-0.21, 0.18])
      box(own, { x: side, y: 0.44, z: 0.2, w: bar, h: 0.36, d: bar }, palette.wood);
    cushion(own, { x: -0.23, y: 0.68, z: 0.19, w: 0.46, h: 0.13, d: 0.04 }, 0.05, palette.wood);
  };
  const base = () => {
    legs(own, { x: -0.21, y: 0, z: -0.2, w: 0.42, h: 0.44, d: 0.42 }, bar, palette.wood);
    cushion(own, { x: -0.23, y: 0.43, z: -0.22, w: 0.46, h: 0.05, d: 0.46 }, 0.025, seat);
  };
  // A chair that faces away shows its back in front of the seat.
  const turned = Math.abs(turn) > 90;
  for (const part of turned ? [base, back] : [back, base]) part();
}
