import type { Random } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Mood } from './mood.ts';
import { box, cushion, hull, rectangle, ring } from './solids.ts';
import { inFrame, type Stage, type Vector } from './stage.ts';

const CARS = ['#8f9aa3', '#2f3b46', '#b8bcbc', '#e8e8e4', '#51677a', '#8c3f3a', '#56665a'];

/** A parked car along x, its near side towards -z. */
export function car(stage: Stage, x: number, z: number, mood: Mood, random: Random): void {
  const { canvas } = stage;
  const colour = mix(random.pick(CARS), mood.shade, 0.08);
  const frame = inFrame(stage, { x, z });
  canvas.fill(
    frame.shape(ring(2.1, 0.01, 0.9, 2.5, 1.25)),
    canvas.centredGradient([
      [0, '#10151d', 0.5],
      [0.7, '#10151d', 0.3],
      [1, '#10151d', 0],
    ]),
  );
  const profile = (at: number): Vector[] => [
    [0.05, 0.3, at],
    [0, 0.62, at],
    [0.1, 0.84, at],
    [0.9, 0.96, at],
    [1.55, 1.42, at],
    [2.9, 1.45, at],
    [3.75, 0.98, at],
    [4.15, 0.86, at],
    [4.25, 0.55, at],
    [4.2, 0.3, at],
  ];
  canvas.fill(
    hull([...frame.shape(profile(0)), ...frame.shape(profile(1.75))]),
    canvas.verticalGradient([
      [0, lighter(colour, 0.35)],
      [0.4, colour],
      [1, darker(colour, 0.3)],
    ]),
  );
  canvas.fill(
    frame.shape(profile(0)),
    canvas.verticalGradient([
      [0, lighter(colour, 0.22)],
      [0.45, lighter(colour, 0.04)],
      [0.55, colour],
      [1, darker(colour, 0.42)],
    ]),
  );
  const glass = canvas.verticalGradient([
    [0, mix('#33424d', mood.sky[1], 0.45)],
    [1, '#2a353e'],
  ]);
  canvas.fill(
    frame.shape([
      [1.05, 0.98, -0.01],
      [1.62, 1.36, -0.01],
      [2.2, 1.38, -0.01],
      [2.2, 0.97, -0.01],
    ]),
    glass,
  );
  canvas.fill(
    frame.shape([
      [2.28, 0.97, -0.01],
      [2.28, 1.38, -0.01],
      [2.86, 1.38, -0.01],
      [3.5, 0.98, -0.01],
    ]),
    glass,
  );
  for (const wheel of [0.85, 3.4]) {
    const disc = (r: number) =>
      frame.shape(
        Array.from({ length: 24 }, (_, i): Vector => [
          wheel + r * Math.cos(i * 0.2618),
          0.33 + r * Math.sin(i * 0.2618),
          -0.02,
        ]),
      );
    canvas.fill(disc(0.39), darker(colour, 0.65));
    canvas.fill(disc(0.33), '#23272c');
    canvas.fill(disc(0.2), '#a9afb4');
    canvas.fill(disc(0.06), '#5c646b');
  }
  canvas.fill(
    frame.shape([
      [0.02, 0.62, -0.01],
      [0.08, 0.8, -0.01],
      [0.32, 0.8, -0.01],
      [0.3, 0.66, -0.01],
    ]),
    '#fdf6df',
  );
  canvas.fill(
    frame.shape([
      [4.22, 0.6, -0.01],
      [4.14, 0.82, -0.01],
      [3.95, 0.82, -0.01],
      [3.98, 0.66, -0.01],
    ]),
    '#b53a36',
  );
  canvas.stroke(
    [
      [frame.point(0.4, 0.78, -0.01), frame.point(4.1, 0.78, -0.01)],
      [frame.point(2.24, 0.4, -0.01), frame.point(2.24, 0.96, -0.01)],
    ],
    darker(colour, 0.4),
    frame.scale(2, 1, 0) * 0.014,
    0.6,
  );
  if (mood.snow)
    cushion(frame, { x: 1.55, y: 1.42, z: 0.15, w: 1.35, h: 0.12, d: 1.4 }, 0.06, '#f6f8fb');
}

export function bicycle(stage: Stage, x: number, z: number, colour: string): void {
  const { canvas } = stage;
  const size = stage.scale(x, 0, z);
  const wheel = (cx: number) =>
    Array.from({ length: 25 }, (_, i) =>
      stage.point(cx + 0.33 * Math.cos(i * 0.2618), 0.34 + 0.33 * Math.sin(i * 0.2618), z),
    );
  const at = (dx: number, y: number) => stage.point(x + dx, y, z);
  canvas.stroke([wheel(x), wheel(x + 1.04)], '#2b2f33', size * 0.035);
  canvas.stroke(
    [
      [at(0, 0.34), at(0.3, 0.82), at(0.86, 0.84), at(0.48, 0.34), at(0, 0.34)],
      [at(0.3, 0.82), at(0.48, 0.34)],
      [at(1.04, 0.34), at(0.84, 0.98)],
    ],
    colour,
    size * 0.04,
  );
  canvas.stroke(
    [
      [at(0.26, 0.95), at(0.34, 0.82)],
      [at(0.16, 0.96), at(0.4, 0.97)],
      [at(0.84, 0.98), at(0.7, 1.04)],
    ],
    '#2b2f33',
    size * 0.04,
  );
}

export function streetLamp(stage: Stage, x: number, z: number, mood: Mood): void {
  const { canvas } = stage;
  const size = stage.scale(x, 0, z);
  canvas.stroke([[stage.point(x, 0, z), stage.point(x, 4.6, z)]], '#3a4146', size * 0.09);
  canvas.stroke([[stage.point(x, 0, z), stage.point(x, 0.9, z)]], '#3a4146', size * 0.15);
  const [px, py] = stage.point(x, 4.75, z);
  const on = mood.lamps > 0.3;
  if (on)
    canvas.ellipse(
      [px, py],
      size * 1.6,
      size * 1.6,
      canvas.centredGradient([
        [0, '#ffe3a6', 0.75],
        [0.3, '#ffe3a6', 0.25],
        [1, '#ffe3a6', 0],
      ]),
    );
  canvas.fill(
    [
      [px - size * 0.13, py + size * 0.22],
      [px + size * 0.13, py + size * 0.22],
      [px + size * 0.2, py - size * 0.2],
      [px - size * 0.2, py - size * 0.2],
    ],
    on ? '#fff0c4' : '#dfe5e4',
  );
  canvas.fill(
    [
      [px - size * 0.26, py - size * 0.2],
      [px + size * 0.26, py - size * 0.2],
      [px, py - size * 0.46],
    ],
    '#3a4146',
  );
}

/** A white picket fence along x. */
export function fence(stage: Stage, x: number, z: number, w: number, colour: string): void {
  const { canvas } = stage;
  const pickets = Array.from({ length: Math.floor(w / 0.17) }, (_, i) => {
    const left = x + i * 0.17;
    return stage.shape([
      [left, 0.06, z],
      [left + 0.09, 0.06, z],
      [left + 0.09, 0.84, z],
      [left + 0.045, 0.92, z],
      [left, 0.84, z],
    ]);
  });
  canvas.fillAll(
    [
      stage.shape(rectangle(x, 0.22, w, 0.09, z + 0.02)),
      stage.shape(rectangle(x, 0.64, w, 0.09, z + 0.02)),
    ],
    darker(colour, 0.16),
  );
  canvas.fillAll(pickets, colour);
}

/** A clipped hedge as a long soft block with leaves on it. */
export function hedge(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  h: number,
  mood: Mood,
  random: Random,
): void {
  const [dark, middle, light] = mood.bare
    ? ['#57564f', '#6c6a61', '#8a877c']
    : [mood.leaves[0] ?? '', mood.leaves[1] ?? '', mood.leaves[2] ?? ''];
  box(stage, { x, y: 0, z, w, h, d: 0.8 }, mix(dark ?? '#57564f', middle ?? '#6c6a61', 0.4), 0.25);
  const leaf = () => {
    const [px, py] = [x + random.next() * w, h * (1.02 - random.next() ** 1.6)];
    const r = random.between(0.025, 0.055);
    return stage.shape([
      [px - r, py, z - 0.02],
      [px, py - r, z - 0.02],
      [px + r, py, z - 0.02],
      [px, py + r, z - 0.02],
    ]);
  };
  const count = Math.round(w * 44);
  stage.canvas.fillAll(Array.from({ length: count }, leaf), middle ?? '#6c6a61', 0.8);
  stage.canvas.fillAll(Array.from({ length: count / 2 }, leaf), light ?? '#8a877c', 0.7);
  if (mood.snow)
    cushion(
      stage,
      { x: x - 0.04, y: h - 0.04, z: z - 0.04, w: w + 0.08, h: 0.16, d: 0.88 },
      0.08,
      '#f4f7fb',
    );
}
