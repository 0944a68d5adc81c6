import { darker, lighter, mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { glow, type Room } from './room.ts';
import { drum, ring, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

/** A lamp on a cord; `y` is the height of its lower rim. */
export function pendant(
  room: Room,
  stage: Stage,
  x: number,
  y: number,
  z: number,
  colour: string,
  wide = 0.24,
): void {
  const { canvas, height } = room;
  canvas.stroke(
    [[stage.point(x, height, z), stage.point(x, y + wide, z)]],
    '#3a3836',
    stage.scale(x, y, z) * 0.012,
  );
  canvas.fill(stage.shape(ring(x, y, z, wide * 0.97)), '#fff1cf');
  const [px, py] = stage.point(x, y, z);
  const size = stage.scale(x, y, z) * wide;
  const dome = `M${(px - size).toFixed(1)} ${py.toFixed(1)}C${(px - size).toFixed(1)} ${(py - size * 0.9).toFixed(1)} ${(px - size * 0.4).toFixed(1)} ${(py - size * 1.05).toFixed(1)} ${(px - size * 0.12).toFixed(1)} ${(py - size * 1.2).toFixed(1)}L${(px + size * 0.12).toFixed(1)} ${(py - size * 1.2).toFixed(1)}C${(px + size * 0.4).toFixed(1)} ${(py - size * 1.05).toFixed(1)} ${(px + size).toFixed(1)} ${(py - size * 0.9).toFixed(1)} ${(px + size).toFixed(1)} ${py.toFixed(1)}Z`;
  canvas.path(
    dome,
    canvas.linearGradient(
      [px - size, 0],
      [px + size, 0],
      [
        [0, lighter(colour, 0.2)],
        [0.4, colour],
        [1, darker(colour, 0.35)],
      ],
    ),
  );
  glow(room, [px, py + size * 0.3], size * 4.2);
}

/** A standing lamp with a cloth shade. */
export function floorLamp(
  room: Room,
  stage: Stage,
  x: number,
  z: number,
  { metal, textile }: Palette,
): void {
  shadow(stage, x - 0.18, z - 0.18, 0.36, 0.36);
  drum(stage, { x, y: 0, z, h: 0.03, foot: 0.16, top: 0.16 }, metal);
  drum(stage, { x, y: 0.03, z, h: 1.4, foot: 0.013, top: 0.013 }, metal);
  tableShade(room, stage, x, 1.32, z, 0.34, textile);
}

export function tableShade(
  room: Room,
  stage: Stage,
  x: number,
  y: number,
  z: number,
  h: number,
  colour: string,
): void {
  drum(
    stage,
    { x, y, z, h, foot: h * 0.62, top: h * 0.44 },
    mix(colour, '#ffe2a8', room.mood.lamps > 0.3 ? 0.65 : 0.25),
  );
  glow(room, stage.point(x, y + h / 2, z), stage.scale(x, y, z) * h * 2.6);
}

export function tableLamp(
  room: Room,
  stage: Stage,
  x: number,
  y: number,
  z: number,
  { metal, textile }: Palette,
): void {
  drum(stage, { x, y, z, h: 0.2, foot: 0.07, top: 0.03 }, metal);
  tableShade(room, stage, x, y + 0.18, z, 0.2, textile);
}
