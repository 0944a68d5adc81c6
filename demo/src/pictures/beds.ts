import type { Random } from '../random.ts';
import { lighter } from './colour.ts';
import { legs } from './furniture.ts';
import type { Room } from './room.ts';
import { type Block, box, cushion, rectangle, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

export function bed(
  { canvas, palette }: Room,
  stage: Stage,
  x: number,
  w: number,
  cloth: string,
  random: Random,
): void {
  const long = 2.05;
  const z = -long;
  shadow(stage, x - 0.04, z, w + 0.08, long, 0.42);
  const head = random.chance(0.5) ? palette.sofa : palette.wood;
  cushion(stage, { x: x - 0.05, y: 0.1, z: -0.1, w: w + 0.1, h: 0.98, d: 0.09 }, 0.07, head);
  box(
    stage,
    { x: x - 0.02, y: 0.08, z: z + 0.02, w: w + 0.04, h: 0.24, d: long - 0.12 },
    palette.wood,
  );
  cushion(stage, { x, y: 0.3, z: z + 0.03, w, h: 0.22, d: long - 0.14 }, 0.07, '#f6f3ee');
  const pillows = w > 1.2 ? 2 : 1;
  const each = w / pillows;
  for (let i = 0; i < pillows; i++) {
    cushion(
      stage,
      { x: x + i * each + 0.06, y: 0.5, z: -0.3, w: each - 0.12, h: 0.42, d: 0.16 },
      0.13,
      '#fbf9f5',
    );
    cushion(
      stage,
      { x: x + i * each + 0.1, y: 0.5, z: -0.46, w: each - 0.2, h: 0.34, d: 0.14 },
      0.12,
      lighter(cloth, 0.25),
    );
  }
  if (pillows > 1)
    cushion(
      stage,
      { x: x + w / 2 - 0.24, y: 0.5, z: -0.6, w: 0.48, h: 0.28, d: 0.12 },
      0.1,
      palette.cushions[0] ?? cloth,
    );
  const duvet: Block = { x: x - 0.05, y: 0.27, z: z - 0.02, w: w + 0.1, h: 0.3, d: 1.42 };
  cushion(stage, duvet, 0.1, cloth);
  cushion(
    stage,
    { x: x - 0.06, y: 0.5, z: z + 1.26, w: w + 0.12, h: 0.09, d: 0.2 },
    0.045,
    '#faf8f4',
  );
  const folds = Array.from({ length: 5 }, (_, i) => [
    stage.point(x + w * (0.12 + i * 0.19), 0.56, z + 0.05),
    stage.point(x + w * (0.16 + i * 0.17), 0.572, z + random.between(0.6, 1.1)),
  ]);
  canvas.stroke(folds, stage.shade, stage.scale(x, 0.5, z) * 0.02, 0.1);
  cushion(
    stage,
    { x: x - 0.07, y: 0.25, z: z + 0.12, w: w + 0.14, h: 0.335, d: 0.46 },
    0.11,
    random.pick(palette.cushions),
  );
}

export function bedside({ palette }: Room, stage: Stage, x: number): void {
  shadow(stage, x, -0.4, 0.42, 0.38, 0.3);
  legs(stage, { x: x + 0.02, y: 0, z: -0.38, w: 0.38, h: 0.24, d: 0.34 }, 0.03, palette.wood);
  box(stage, { x, y: 0.24, z: -0.4, w: 0.42, h: 0.26, d: 0.38 }, palette.wood);
  stage.canvas.fill(stage.shape(rectangle(x + 0.02, 0.27, 0.38, 0.2, -0.401)), stage.shade, 0.12);
}
