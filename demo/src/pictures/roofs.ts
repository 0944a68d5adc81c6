import { darker, lighter, mix } from './colour.ts';
import type { Mood } from './mood.ts';
import { box, lit } from './solids.ts';
import type { Stage, Vector } from './stage.ts';

/** Tiles on a slope between two level edges. */
export function roofSlope(
  stage: Stage,
  eaves: readonly [Vector, Vector],
  ridge: readonly [Vector, Vector],
  colour: string,
  mood: Mood,
): void {
  const corners = [eaves[0], ridge[0], ridge[1], eaves[1]];
  const { visible, normal } = stage.facing(corners);
  if (!visible) return;
  const base = mood.snow ? mix('#f3f6fa', mood.shade, mood.lamps > 0.3 ? 0.25 : 0.02) : colour;
  const tone = lit(stage, base, normal);
  const { canvas } = stage;
  canvas.fill(
    stage.shape(corners),
    canvas.verticalGradient([
      [0, lighter(tone, 0.08)],
      [1, mix(tone, stage.shade, 0.12)],
    ]),
  );
  const between = (a: Vector, b: Vector, share: number): Vector => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
  const length = Math.hypot(...[0, 1, 2].map((i) => (ridge[0][i] ?? 0) - (eaves[0][i] ?? 0)));
  const rows = Math.round(length / 0.34);
  const courses = Array.from({ length: rows }, (_, i) => {
    const share = i / rows;
    return stage.shape([
      between(eaves[0], ridge[0], share),
      between(eaves[1], ridge[1], share),
      between(eaves[1], ridge[1], share + 0.18 / rows),
      between(eaves[0], ridge[0], share + 0.18 / rows),
    ]);
  });
  canvas.fillAll(courses, stage.shade, mood.snow ? 0.05 : 0.2);
}

export function chimney(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  h: number,
  colour: string,
  mood: Mood,
): void {
  box(stage, { x, y, z, w: 0.7, h, d: 0.6 }, colour);
  box(
    stage,
    { x: x - 0.06, y: y + h, z: z - 0.06, w: 0.82, h: 0.14, d: 0.72 },
    mood.snow ? '#f6f8fb' : darker(colour, 0.3),
  );
}
