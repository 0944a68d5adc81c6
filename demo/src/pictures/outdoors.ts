import type { Random } from '../random.ts';
import { type Canvas, createCanvas, HEIGHT, type Point, WIDTH } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import { landscape, type Scenery } from './landscape.ts';
import { type Mood, moodOf } from './mood.ts';
import { onFloor } from './solids.ts';
import { createStage, type Stage } from './stage.ts';
import { birch, broadleaf, spruce } from './trees.ts';

export interface Outdoors {
  canvas: Canvas;
  stage: Stage;
  mood: Mood;
}

/** Sky, land and open ground, seen from `eyeHeight` metres. The mood depends on the seed. */
export function outdoors(
  seed: number,
  random: Random,
  {
    eyeHeight,
    focal,
    horizon,
    scenery,
  }: { eyeHeight: number; focal: number; horizon: number; scenery: Scenery },
): Outdoors {
  const canvas = createCanvas();
  const mood = moodOf(seed);
  landscape(canvas, { x: 0, y: 0, w: WIDTH, h: HEIGHT, horizon }, scenery, mood, random);
  const stage = createStage({
    canvas,
    eyeHeight,
    focal,
    centre: [WIDTH / 2, horizon],
    light: mood.light,
    shade: mood.shade,
  });
  return { canvas, stage, mood };
}

/** Level ground from the horizon to the viewer. */
export function ground({ canvas, stage, mood }: Outdoors, colour: string): void {
  const shown = mood.snow ? mix('#eef2f7', mood.shade, mood.lamps > 0.3 ? 0.3 : 0.03) : colour;
  canvas.fill(
    stage.shape(onFloor(-400, 0.3, 800, 260)),
    canvas.verticalGradient([
      [0, mix(shown, mood.haze, 0.45)],
      [0.2, shown],
      [1, mix(shown, mood.shade, 0.26)],
    ]),
  );
}

/** Trees behind the house. */
export function treeLine(
  { canvas, stage, mood }: Outdoors,
  random: Random,
  distance: number,
): void {
  for (let x = -distance; x < distance; x += random.between(2.2, 5.5)) {
    const z = distance + random.between(-4, 4);
    const draw = random.weighted([
      [spruce, 3],
      [birch, 2],
      [broadleaf, 2],
    ]);
    draw(canvas, stage.point(x, 0, z), stage.scale(x, 0, z) * random.between(6, 12), mood, random);
  }
}

/** Short strokes that turn a plane into grass, or into a snowfield with drifts. */
export function tufts(
  { canvas, stage, mood }: Outdoors,
  random: Random,
  near: number,
  far: number,
): void {
  const blades: Point[][][] = [[], []];
  for (let i = 0; i < 420; i++) {
    const z = near + (far - near) * random.next() ** 1.7;
    const [x, y] = stage.point(random.between(-0.75, 0.75) * z, 0, z);
    const size = stage.scale(0, 0, z) * random.between(0.04, 0.12);
    blades[i % 2]?.push(
      mood.snow
        ? [
            [x, y],
            [x + size * 6, y - size * 0.5],
            [x + size * 12, y],
          ]
        : [
            [x, y],
            [x + random.between(-0.3, 0.3) * size, y - size],
          ],
    );
  }
  canvas.stroke(blades[0] ?? [], mood.snow ? '#ffffff' : lighter(mood.grass, 0.22), 2, 0.4);
  canvas.stroke(blades[1] ?? [], mood.snow ? '#b9c8dc' : darker(mood.grass, 0.32), 2, 0.3);
}

/** The last layer: the mood's tint over the whole picture, brighter around the sun. */
export function finish({ canvas, mood }: Outdoors, mirrored: boolean): string {
  const all: Point[] = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ];
  canvas.fill(all, mood.veil, mood.veilOpacity);
  if (mood.lamps < 0.3) {
    canvas.fill(
      all,
      canvas.radialGradient([120, 180], 1500, [
        [0, '#fff4d8', 0.2],
        [0.5, '#fff4d8', 0.04],
        [1, '#fff4d8', 0],
      ]),
    );
  }
  canvas.fill(
    all,
    canvas.linearGradient(
      [0, HEIGHT * 0.7],
      [0, HEIGHT],
      [
        [0, mood.shade, 0],
        [1, mood.shade, 0.16],
      ],
    ),
  );
  return canvas.svg({ mirrored });
}
