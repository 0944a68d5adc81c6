import type { Random } from '../random.ts';
import { mix } from './colour.ts';
import type { Mood } from './mood.ts';
import { box, drum, rectangle } from './solids.ts';
import type { Stage, Vector } from './stage.ts';

export type Railing = 'iron' | 'glass' | 'solid';

export function balcony(
  stage: Stage,
  { x, y, w, d }: { x: number; y: number; w: number; d: number },
  railing: Railing,
  colour: string,
  mood: Mood,
  random: Random,
): void {
  const { canvas } = stage;
  const high = 1.05;
  canvas.fill(
    stage.shape([
      [x + 0.1, y - 0.9, 0],
      [x + w + 0.5, y - 0.9, 0],
      [x + w, y, 0],
      [x, y, 0],
    ]),
    stage.shade,
    0.16,
  );
  box(stage, { x, y: y - 0.18, z: -d, w, h: 0.18, d }, railing === 'iron' ? '#b9b3a8' : '#dad7d0');
  if (random.chance(0.55))
    plantBox(stage, x + w * random.between(0.1, 0.6), y, -d * 0.6, mood, random);
  const sides: Vector[][] = [
    [
      [x, y, 0],
      [x, y, -d],
      [x, y + high, -d],
      [x, y + high, 0],
    ],
    [
      [x + w, y, 0],
      [x + w, y, -d],
      [x + w, y + high, -d],
      [x + w, y + high, 0],
    ],
    rectangle(x, y, w, high, -d),
  ];
  if (railing === 'solid') {
    box(stage, { x: x + w - 0.05, y, z: -d, w: 0.05, h: high, d }, colour);
    box(stage, { x, y, z: -d, w: 0.05, h: high, d }, colour);
    box(stage, { x, y: y - 0.18, z: -d - 0.04, w, h: high + 0.18, d: 0.06 }, colour);
    return;
  }
  if (railing === 'glass') {
    for (const side of sides) {
      canvas.fill(
        stage.shape(side),
        canvas.verticalGradient([
          [0, '#e6f1f3', 0.62],
          [1, mix('#9fb8c0', mood.shade, 0.2), 0.5],
        ]),
      );
    }
  } else {
    const bars = Math.round(w / 0.14);
    canvas.fillAll(
      Array.from({ length: bars + 1 }, (_, i) =>
        stage.shape(rectangle(x + (w * i) / bars - 0.012, y, 0.024, high, -d)),
      ),
      colour,
    );
    const depth = Math.round(d / 0.16);
    for (const end of [x, x + w]) {
      canvas.stroke(
        Array.from({ length: depth }, (_, i) => [
          stage.point(end, y, (-d * i) / depth),
          stage.point(end, y + high, (-d * i) / depth),
        ]),
        colour,
        stage.scale(x, y, -d) * 0.022,
      );
    }
  }
  for (const [top, thick] of [
    [high, 0.06],
    [0.08, 0.04],
  ] as const) {
    box(
      stage,
      { x, y: y + top - thick, z: -d, w, h: thick, d: 0.05 },
      railing === 'glass' ? '#8f979b' : colour,
    );
    box(
      stage,
      { x, y: y + top - thick, z: -d, w: 0.05, h: thick, d },
      railing === 'glass' ? '#8f979b' : colour,
    );
    box(
      stage,
      { x: x + w - 0.05, y: y + top - thick, z: -d, w: 0.05, h: thick, d },
      railing === 'glass' ? '#8f979b' : colour,
    );
  }
}

function plantBox(stage: Stage, x: number, y: number, z: number, mood: Mood, random: Random): void {
  drum(
    stage,
    { x, y, z, h: 0.35, foot: 0.14, top: 0.18 },
    random.pick(['#b9785a', '#dcd5c8', '#5f6a6c']),
  );
  if (mood.snow) return;
  const size = stage.scale(x, y, z);
  const [px, py] = stage.point(x, y + 0.6, z);
  stage.canvas.ellipse([px, py], size * 0.26, size * 0.34, mood.leaves[1] ?? '#5d7d4e');
  stage.canvas.ellipse(
    [px - size * 0.07, py - size * 0.1],
    size * 0.16,
    size * 0.2,
    mood.leaves[2] ?? '#7f9f62',
  );
}
