import type { Random } from '../random.ts';
import { createCanvas, HEIGHT, WIDTH, type Canvas, type Point } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import { landscape, type Scenery } from './landscape.ts';
import { MOODS, type Mood, type MoodName } from './mood.ts';
import { box, cushion, hull, onFloor, rectangle, ring } from './solids.ts';
import { createStage, inFrame, type Stage, type Vector } from './stage.ts';
import { birch, broadleaf, spruce } from './trees.ts';

export interface Outdoors {
  canvas: Canvas;
  stage: Stage;
  mood: Mood;
}

const ALL: readonly MoodName[] = ['summerDay', 'summerEvening', 'spring', 'autumn', 'winterDay', 'blueHour', 'summerNight'];

/** Sky, land and open ground, seen from `eyeHeight` metres. A seed's own mood comes round with the seed. */
export function outdoors(
  seed: number,
  random: Random,
  { eyeHeight, focal, horizon, scenery }: { eyeHeight: number; focal: number; horizon: number; scenery: Scenery },
): Outdoors {
  const canvas = createCanvas();
  const mood: Mood = MOODS[ALL[(seed * 2 + random.int(0, 1)) % ALL.length] ?? 'summerDay'];
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

/** Level ground from the horizon to the viewer's feet. */
export function ground({ canvas, stage, mood }: Outdoors, colour: string): void {
  const shown = mood.snow ? mix('#eef2f7', mood.shade, mood.lamps > 0.3 ? 0.3 : 0.03) : colour;
  canvas.fill(
    stage.shape(onFloor(-400, 0.3, 800, 260)),
    canvas.downwards([[0, mix(shown, mood.haze, 0.45)], [0.2, shown], [1, mix(shown, mood.shade, 0.26)]]),
  );
}

/** Trees behind the house, so that it stands somewhere. */
export function treeLine({ canvas, stage, mood }: Outdoors, random: Random, distance: number): void {
  for (let x = -distance; x < distance; x += random.between(2.2, 5.5)) {
    const z = distance + random.between(-4, 4);
    const draw = random.weighted([[spruce, 3], [birch, 2], [broadleaf, 2]]);
    draw(canvas, stage.point(x, 0, z), stage.scale(x, 0, z) * random.between(6, 12), mood, random);
  }
}

/** Short strokes that make a plain into grass, or a snowfield with drifts. */
export function tufts({ canvas, stage, mood }: Outdoors, random: Random, near: number, far: number): void {
  const blades: Point[][][] = [[], []];
  for (let i = 0; i < 420; i++) {
    const z = near + (far - near) * random.next() ** 1.7;
    const [x, y] = stage.point(random.between(-0.75, 0.75) * z, 0, z);
    const size = stage.scale(0, 0, z) * random.between(0.04, 0.12);
    blades[i % 2]?.push(
      mood.snow
        ? [[x, y], [x + size * 6, y - size * 0.5], [x + size * 12, y]]
        : [[x, y], [x + random.between(-0.3, 0.3) * size, y - size]],
    );
  }
  canvas.stroke(blades[0] ?? [], mood.snow ? '#ffffff' : lighter(mood.grass, 0.22), 2, 0.4);
  canvas.stroke(blades[1] ?? [], mood.snow ? '#b9c8dc' : darker(mood.grass, 0.32), 2, 0.3);
}

/** The last veil: the hour's colour over everything, brighter where the sun stands. */
export function finish({ canvas, mood }: Outdoors, mirrored: boolean): string {
  const all: Point[] = [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]];
  canvas.fill(all, mood.veil, mood.veilOpacity);
  if (mood.lamps < 0.3) {
    canvas.fill(all, canvas.radial([120, 180], 1500, [[0, '#fff4d8', 0.34], [0.5, '#fff4d8', 0.08], [1, '#fff4d8', 0]]));
  }
  canvas.fill(all, canvas.linear([0, HEIGHT * 0.7], [0, HEIGHT], [[0, mood.shade, 0], [1, mood.shade, 0.16]]));
  return canvas.svg({ mirrored });
}

const CARS = ['#8f9aa3', '#2f3b46', '#b8bcbc', '#e8e8e4', '#51677a', '#8c3f3a', '#56665a'];

/** A parked car along x, its near side towards -z. */
export function car(stage: Stage, x: number, z: number, mood: Mood, random: Random): void {
  const { canvas } = stage;
  const colour = mix(random.pick(CARS), mood.shade, 0.08);
  const own = inFrame(stage, { x, z });
  canvas.fill(own.shape(ring(2.1, 0.01, 0.9, 2.5, 1.25)), canvas.outwards([[0, '#10151d', 0.5], [0.7, '#10151d', 0.3], [1, '#10151d', 0]]));
  const profile = (at: number): Vector[] => [
    [0.05, 0.3, at], [0, 0.62, at], [0.1, 0.84, at], [0.9, 0.96, at], [1.55, 1.42, at], [2.9, 1.45, at],
    [3.75, 0.98, at], [4.15, 0.86, at], [4.25, 0.55, at], [4.2, 0.3, at],
  ];
  canvas.fill(hull([...own.shape(profile(0)), ...own.shape(profile(1.75))]), canvas.downwards([[0, lighter(colour, 0.35)], [0.4, colour], [1, darker(colour, 0.3)]]));
  canvas.fill(own.shape(profile(0)), canvas.downwards([[0, lighter(colour, 0.22)], [0.45, lighter(colour, 0.04)], [0.55, colour], [1, darker(colour, 0.42)]]));
  const glass = canvas.downwards([[0, mix('#33424d', mood.sky[1], 0.45)], [1, '#2a353e']]);
  canvas.fill(own.shape([[1.05, 0.98, -0.01], [1.62, 1.36, -0.01], [2.2, 1.38, -0.01], [2.2, 0.97, -0.01]]), glass);
  canvas.fill(own.shape([[2.28, 0.97, -0.01], [2.28, 1.38, -0.01], [2.86, 1.38, -0.01], [3.5, 0.98, -0.01]]), glass);
  for (const wheel of [0.85, 3.4]) {
    const disc = (r: number) => own.shape(Array.from({ length: 24 }, (_, i): Vector => [wheel + r * Math.cos(i * 0.2618), 0.33 + r * Math.sin(i * 0.2618), -0.02]));
    canvas.fill(disc(0.39), darker(colour, 0.65));
    canvas.fill(disc(0.33), '#23272c');
    canvas.fill(disc(0.2), '#a9afb4');
    canvas.fill(disc(0.06), '#5c646b');
  }
  canvas.fill(own.shape([[0.02, 0.62, -0.01], [0.08, 0.8, -0.01], [0.32, 0.8, -0.01], [0.3, 0.66, -0.01]]), '#fdf6df');
  canvas.fill(own.shape([[4.22, 0.6, -0.01], [4.14, 0.82, -0.01], [3.95, 0.82, -0.01], [3.98, 0.66, -0.01]]), '#b53a36');
  canvas.stroke([[own.point(0.4, 0.78, -0.01), own.point(4.1, 0.78, -0.01)], [own.point(2.24, 0.4, -0.01), own.point(2.24, 0.96, -0.01)]], darker(colour, 0.4), own.scale(2, 1, 0) * 0.014, 0.6);
  if (mood.snow) cushion(own, { x: 1.55, y: 1.42, z: 0.15, w: 1.35, h: 0.12, d: 1.4 }, 0.06, '#f6f8fb');
}

export function bicycle(stage: Stage, x: number, z: number, colour: string): void {
  const { canvas } = stage;
  const size = stage.scale(x, 0, z);
  const wheel = (cx: number) => Array.from({ length: 25 }, (_, i) => stage.point(cx + 0.33 * Math.cos(i * 0.2618), 0.34 + 0.33 * Math.sin(i * 0.2618), z));
  const at = (dx: number, y: number) => stage.point(x + dx, y, z);
  canvas.stroke([wheel(x), wheel(x + 1.04)], '#2b2f33', size * 0.035);
  canvas.stroke([[at(0, 0.34), at(0.3, 0.82), at(0.86, 0.84), at(0.48, 0.34), at(0, 0.34)], [at(0.3, 0.82), at(0.48, 0.34)], [at(1.04, 0.34), at(0.84, 0.98)]], colour, size * 0.04);
  canvas.stroke([[at(0.26, 0.95), at(0.34, 0.82)], [at(0.16, 0.96), at(0.4, 0.97)], [at(0.84, 0.98), at(0.7, 1.04)]], '#2b2f33', size * 0.04);
}

export function streetLamp(stage: Stage, x: number, z: number, mood: Mood): void {
  const { canvas } = stage;
  const size = stage.scale(x, 0, z);
  canvas.stroke([[stage.point(x, 0, z), stage.point(x, 4.6, z)]], '#3a4146', size * 0.09);
  canvas.stroke([[stage.point(x, 0, z), stage.point(x, 0.9, z)]], '#3a4146', size * 0.15);
  const [px, py] = stage.point(x, 4.75, z);
  const on = mood.lamps > 0.3;
  if (on) canvas.ellipse([px, py], size * 1.6, size * 1.6, canvas.outwards([[0, '#ffe3a6', 0.75], [0.3, '#ffe3a6', 0.25], [1, '#ffe3a6', 0]]));
  canvas.fill([[px - size * 0.13, py + size * 0.22], [px + size * 0.13, py + size * 0.22], [px + size * 0.2, py - size * 0.2], [px - size * 0.2, py - size * 0.2]], on ? '#fff0c4' : '#dfe5e4');
  canvas.fill([[px - size * 0.26, py - size * 0.2], [px + size * 0.26, py - size * 0.2], [px, py - size * 0.46]], '#3a4146');
}

/** A white picket fence along x. */
export function fence(stage: Stage, x: number, z: number, w: number, colour: string): void {
  const { canvas } = stage;
  const pales = Array.from({ length: Math.floor(w / 0.17) }, (_, i) => {
    const left = x + i * 0.17;
    return stage.shape([[left, 0.06, z], [left + 0.09, 0.06, z], [left + 0.09, 0.84, z], [left + 0.045, 0.92, z], [left, 0.84, z]]);
  });
  canvas.fillAll([stage.shape(rectangle(x, 0.22, w, 0.09, z + 0.02)), stage.shape(rectangle(x, 0.64, w, 0.09, z + 0.02))], darker(colour, 0.16));
  canvas.fillAll(pales, colour);
}

/** A clipped hedge as a long soft block with leaves on it. */
export function hedge(stage: Stage, x: number, z: number, w: number, h: number, mood: Mood, random: Random): void {
  const [dark, middle, light] = mood.bare ? ['#57564f', '#6c6a61', '#8a877c'] : [mood.leaves[0] ?? '', mood.leaves[1] ?? '', mood.leaves[2] ?? ''];
  box(stage, { x, y: 0, z, w, h, d: 0.8 }, mix(dark ?? '#57564f', middle ?? '#6c6a61', 0.4), 0.25);
  const leaf = () => {
    const [px, py] = [x + random.next() * w, h * (1.02 - random.next() ** 1.6)];
    const r = random.between(0.05, 0.11);
    return stage.shape([[px - r, py, z - 0.02], [px, py - r, z - 0.02], [px + r, py, z - 0.02], [px, py + r, z - 0.02]]);
  };
  const count = Math.round(w * 22);
  stage.canvas.fillAll(Array.from({ length: count }, leaf), middle ?? '#6c6a61', 0.8);
  stage.canvas.fillAll(Array.from({ length: count / 2 }, leaf), light ?? '#8a877c', 0.7);
  if (mood.snow) cushion(stage, { x: x - 0.04, y: h - 0.04, z: z - 0.04, w: w + 0.08, h: 0.16, d: 0.88 }, 0.08, '#f4f7fb');
}
