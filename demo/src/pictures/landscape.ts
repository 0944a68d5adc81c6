import type { Random } from '../random.ts';
import type { Canvas, Point } from './canvas.ts';
import { lighter, mix } from './colour.ts';
import type { Mood } from './mood.ts';
import { birch, broadleaf, spruce } from './trees.ts';

export type Scenery = 'fjord' | 'hills' | 'roofs' | 'forest';

/** A part of the picture in pixels, with the position of the horizon. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
  horizon: number;
}

/** Mountains as sums of waves: each different, none too steep. */
function ridge(
  area: Area,
  base: number,
  height: number,
  roughness: number,
  random: Random,
): Point[] {
  const waves = [1, 2.3, 4.1, 8.7, 17].map((frequency, i) => ({
    frequency: frequency * random.between(0.8, 1.25),
    phase: random.between(0, Math.PI * 2),
    strength: 1 / (1 + i * (1.6 - roughness)),
  }));
  const total = waves.reduce((sum, { strength }) => sum + strength, 0);
  const steps = 70;
  const top = Array.from({ length: steps + 1 }, (_, i): Point => {
    const across = i / steps;
    const wave = waves.reduce(
      (sum, { frequency, phase, strength }) =>
        sum + Math.sin(across * frequency * Math.PI * 1.6 + phase) * strength,
      0,
    );
    return [area.x + across * area.w, base - height * (0.5 + wave / total / 1.3)];
  });
  return [[area.x, base + area.h * 0.04], ...top, [area.x + area.w, base + area.h * 0.04]];
}

export function sky(canvas: Canvas, area: Area, mood: Mood, random: Random): void {
  const { x, y, w, h, horizon } = area;
  const [zenith, middle, low] = mood.sky;
  canvas.fill(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    canvas.linearGradient(
      [x, y],
      [x, horizon],
      [
        [0, zenith],
        [0.6, middle],
        [1, low],
      ],
    ),
  );
  const clouds = random.int(2, 4);
  for (let i = 0; i < clouds; i++) {
    const width = w * random.between(0.22, 0.5);
    const cx = x + random.next() * w;
    const cy = y + (horizon - y) * random.between(0.12, 0.72);
    const paint = canvas.centredGradient([
      [0, mood.cloud, 0.42],
      [0.5, mood.cloud, 0.24],
      [1, mood.cloud, 0],
    ]);
    for (let puff = 0; puff < 9; puff++) {
      const share = random.between(0.12, 0.42);
      canvas.ellipse(
        [cx + random.between(-0.5, 0.5) * width, cy + random.between(-0.045, 0.03) * width],
        width * share,
        width * share * random.between(0.14, 0.3),
        paint,
      );
    }
  }
}

function mountains(canvas: Canvas, area: Area, mood: Mood, random: Random, tall: number): void {
  const layers = 3;
  for (let i = 0; i < layers; i++) {
    const near = i / (layers - 1);
    const height = (area.horizon - area.y) * tall * (1 - near * 0.45);
    const ground = mood.snow ? '#6d84a3' : '#4d6f5c';
    const colour = mix(mood.haze, mix(ground, mood.shade, 0.22), 0.34 + near * 0.5);
    const shape = ridge(area, area.horizon, height, 0.35 + near * 0.2, random);
    canvas.fill(
      shape,
      canvas.linearGradient(
        [0, area.horizon - height],
        [0, area.horizon],
        [
          [0, mood.snow || near === 0 ? lighter(colour, mood.snow ? 0.42 : 0.16) : colour],
          [1, mix(colour, mood.haze, 0.4)],
        ],
      ),
    );
  }
}

function water(canvas: Canvas, area: Area, bottom: number, mood: Mood, random: Random): void {
  const { x, w, horizon } = area;
  canvas.fill(
    [
      [x, horizon],
      [x + w, horizon],
      [x + w, bottom],
      [x, bottom],
    ],
    canvas.linearGradient(
      [0, horizon],
      [0, bottom],
      [
        [0, mix(mood.sky[2], mood.haze, 0.4)],
        [0.5, mix(mood.sky[1], '#4d7187', 0.35)],
        [1, mix(mood.sky[0], '#33566d', 0.45)],
      ],
    ),
  );
  const glints = Array.from({ length: 36 }, () => {
    const down = random.next() ** 1.5;
    const px = x + random.next() * w;
    const py = horizon + 2 + down * (bottom - horizon);
    const length = w * (0.012 + down * 0.05);
    return [
      [px, py],
      [px + length, py],
    ] as Point[];
  });
  canvas.stroke(glints, '#ffffff', Math.max(0.8, area.h * 0.0016), 0.34);
}

const WALLS = ['#e9e2d4', '#d9c7a8', '#c98f6b', '#b9b4a8', '#e3d3b8', '#a9665a', '#dcdcd6'];

/** Roofs of a town, far and small: rows of gables that get bluer with distance. */
function roofs(canvas: Canvas, area: Area, mood: Mood, random: Random): void {
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1);
    const base = area.horizon + (area.y + area.h - area.horizon) * near * 0.62 + area.h * 0.03;
    const size = area.w * (0.035 + near * 0.06);
    for (let x = area.x - size; x < area.x + area.w + size; x += size * random.between(0.7, 1.05)) {
      const height = size * random.between(0.75, 1.35);
      const wall = mix(random.pick(WALLS), mood.haze, 0.58 - near * 0.48);
      const tile = mood.snow
        ? mix('#f2f5f9', mood.haze, 0.3 - near * 0.25)
        : mix(
            random.pick(['#8a5545', '#5d5f66', '#74524a', '#6b6e70']),
            mood.haze,
            0.5 - near * 0.4,
          );
      canvas.fill(
        [
          [x, base - height],
          [x + size, base - height],
          [x + size, area.y + area.h],
          [x, area.y + area.h],
        ],
        mix(wall, mood.shade, 0.12),
      );
      canvas.fill(
        [
          [x - size * 0.04, base - height],
          [x + size * 0.2, base - height - size * 0.34],
          [x + size * 0.84, base - height - size * 0.34],
          [x + size * 1.04, base - height],
        ],
        tile,
      );
      const panes: Point[][] = [];
      for (let c = 0; c < 3; c++) {
        for (let r = 0; r < 4; r++) {
          const [px, py] = [x + size * (0.14 + c * 0.27), base - height + size * (0.14 + r * 0.3)];
          panes.push([
            [px, py],
            [px + size * 0.13, py],
            [px + size * 0.13, py + size * 0.17],
            [px, py + size * 0.17],
          ]);
        }
      }
      canvas.fillAll(
        panes,
        mood.lamps > 0.3 && random.chance(0.6) ? '#ffdf9c' : mix('#5d6b78', wall, 0.25),
        0.8,
      );
    }
  }
}

function hillside(canvas: Canvas, area: Area, mood: Mood, random: Random): void {
  const bottom = area.y + area.h;
  const base = area.horizon + (bottom - area.horizon) * 0.3;
  const grass = mix(mood.grass, mood.haze, 0.25);
  const shape = ridge({ ...area, horizon: base }, base, area.h * 0.09, 0.1, random);
  canvas.fill(
    [...shape.slice(1, -1), [area.x + area.w, bottom], [area.x, bottom]],
    canvas.linearGradient(
      [0, base - area.h * 0.1],
      [0, bottom],
      [
        [0, grass],
        [1, mix(grass, mood.shade, 0.2)],
      ],
    ),
  );
  const trees = Array.from({ length: 14 }, () => ({
    x: area.x + random.next() * area.w,
    size: random.between(0.07, 0.16),
  }));
  for (const { x, size } of trees.sort((a, b) => a.size - b.size)) {
    const draw = random.chance(0.6) ? spruce : random.chance(0.5) ? birch : broadleaf;
    draw(canvas, [x, base + area.h * size * 0.3], area.h * size * 1.5, mood, random);
  }
}

/** Distant hills, then the scenery, filling the area to its lower edge. */
export function landscape(
  canvas: Canvas,
  area: Area,
  scenery: Scenery,
  mood: Mood,
  random: Random,
): void {
  sky(canvas, area, mood, random);
  mountains(
    canvas,
    area,
    mood,
    random,
    { fjord: 0.6, hills: 0.36, roofs: 0.24, forest: 0.26 }[scenery],
  );
  const bottom = area.y + area.h;
  if (scenery === 'fjord') {
    water(canvas, area, bottom, mood, random);
    const spit = ridge(area, area.horizon + area.h * 0.012, area.h * 0.035, 0.5, random);
    canvas.fill(spit, mix(mix('#41594a', mood.shade, 0.3), mood.haze, 0.2));
    const shore = { ...area, horizon: area.horizon + (bottom - area.horizon) * 0.5 };
    hillside(canvas, shore, mood, random);
    return;
  }
  if (scenery === 'roofs') roofs(canvas, area, mood, random);
  else hillside(canvas, area, mood, random);
}
