import { seeded } from '../random.ts';
import { pendant } from './lamps.ts';
import { createRoom, finishRoom } from './room.ts';
import { box, cushion, rectangle, rounded, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

/** Space for storing: shelves, boxes, skis against the wall. */
export function storageRoom(seed: number): string {
  const random = seeded(seed * 283 + 61);
  const width = 3.2;
  const room = createRoom(seed, random, {
    width,
    depth: 4.2,
    height: 2.4,
    floor: 'concrete',
    focal: 1050,
  });
  const { canvas, stage, back, left, right, palette, height } = room;
  const steel = '#7d868b';
  const rack = (wall: Stage, x: number, w: number) => {
    shadow(wall, x, -0.5, w, 0.5, 0.36);
    for (const lx of [x, x + w - 0.04])
      box(wall, { x: lx, y: 0, z: -0.05, w: 0.04, h: 2, d: 0.04 }, steel);
    for (const y of [0.12, 0.72, 1.3, 1.86]) {
      box(wall, { x, y, z: -0.5, w, h: 0.035, d: 0.5 }, '#b99a70');
      for (let at = x + 0.06; at < x + w - 0.4 && y < 1.8;) {
        const wide = random.between(0.32, 0.52);
        if (at + wide > x + w - 0.04) break;
        const colour = random.pick([
          '#c3a074',
          '#b8925f',
          '#d5bb92',
          '#8fa3ad',
          palette.accent,
          '#e7e4dd',
        ]);
        const block = {
          x: at,
          y: y + 0.035,
          z: -0.44,
          w: wide,
          h: random.between(0.26, 0.42),
          d: 0.38,
        };
        box(wall, block, colour);
        canvas.fill(
          wall.shape(rectangle(at + wide * 0.4, block.y, wide * 0.2, block.h, -0.441)),
          '#ffffff',
          0.16,
        );
        at += wide + random.between(0.03, 0.14);
      }
    }
    for (const lx of [x, x + w - 0.04])
      box(wall, { x: lx, y: 0, z: -0.5, w: 0.04, h: 2, d: 0.04 }, steel);
  };
  rack(left, 2.6, 2.2);
  rack(back, 0.75, 1.7);
  for (const [i, colour] of ['#a8433a', '#3f6a80', '#d0a03f'].entries()) {
    for (const side of [0, 0.1])
      canvas.fill(
        back.shape(rounded(2.62 + i * 0.2 + side, 0.02, 0.065, 1.8 - i * 0.1, 0.03, -0.12)),
        colour,
      );
  }
  for (const [i, colour] of ['#4d5a62', palette.accent].entries()) {
    const wheel = { x: 1.6 + i * 0.9, z: -0.35 };
    shadow(right, wheel.x - 0.3, wheel.z - 0.25, 0.7, 0.5, 0.3);
    cushion(
      right,
      { x: wheel.x - 0.25, y: 0.06, z: wheel.z - 0.2, w: 0.5, h: 0.72, d: 0.32 },
      0.07,
      colour,
    );
    for (const dx of [-0.12, 0, 0.12])
      canvas.fill(
        right.shape(rectangle(wheel.x + dx - 0.01, 0.14, 0.02, 0.56, wheel.z - 0.201)),
        stage.shade,
        0.25,
      );
  }
  for (const [x, z, w, h] of [
    [0.35, 2.5, 0.55, 0.4],
    [0.4, 2.55, 0.45, 0.36],
  ] as const)
    box(stage, { x, y: z > 2.5 ? 0.4 : 0, z, w, h, d: 0.45 }, z > 2.5 ? '#d0b083' : '#bd9a6b');
  pendant(room, stage, 0, height - 0.35, 2.9, '#e9e5dc', 0.16);
  return finishRoom(room, random.chance(0.5));
}
