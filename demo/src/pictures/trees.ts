import type { Random } from '../random.ts';
import type { Canvas, Point } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Mood } from './mood.ts';

const roundOutline = (centre: Point, rx: number, ry: number, random: Random): Point[] => {
  const corners = 9;
  const start = random.next() * Math.PI;
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = start + (i / corners) * Math.PI * 2;
    const wobble = random.between(0.82, 1.12);
    return [centre[0] + Math.cos(angle) * rx * wobble, centre[1] + Math.sin(angle) * ry * wobble];
  });
};

/** Leaves as many small tufts in four shades, dark at the bottom and inside, light towards the sun. */
export function foliage(
  canvas: Canvas,
  centre: Point,
  rx: number,
  ry: number,
  leaves: readonly string[],
  random: Random,
): void {
  const tones: Point[][][] = leaves.map(() => []);
  const count = Math.round(Math.min(130, 16 + rx * 1.1));
  for (let i = 0; i < count; i++) {
    const angle = random.next() * Math.PI * 2;
    const distance = Math.sqrt(random.next());
    const [dx, dy] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    const sun = (-dx * 0.6 - dy) * 0.5 + 0.5 + random.between(-0.24, 0.24);
    const tone = Math.min(leaves.length - 1, Math.max(0, Math.floor(sun * leaves.length)));
    const size = random.between(0.09, 0.2) * (1.2 - distance * 0.45);
    tones[tone]?.push(
      roundOutline(
        [centre[0] + dx * rx * 0.92, centre[1] + dy * ry * 0.92],
        rx * size,
        ry * size * 0.86,
        random,
      ),
    );
  }
  canvas.fill(roundOutline(centre, rx * 0.86, ry * 0.84, random), leaves[0] ?? '#4d6e46');
  tones.forEach((tufts, i) => canvas.fillAll(tufts, leaves[i] ?? '#4d6e46', i === 0 ? 1 : 0.88));
}

function branches(
  foot: Point,
  length: number,
  angle: number,
  depth: number,
  random: Random,
): Point[][][] {
  const tip: Point = [foot[0] + Math.cos(angle) * length, foot[1] - Math.sin(angle) * length];
  const levels: Point[][][] = Array.from({ length: depth + 1 }, () => []);
  levels[depth]?.push([foot, tip]);
  if (depth > 0) {
    for (const side of [-1, 1, random.between(-0.4, 0.4)]) {
      const start: Point = [
        foot[0] + (tip[0] - foot[0]) * random.between(0.6, 1),
        foot[1] + (tip[1] - foot[1]) * random.between(0.6, 1),
      ];
      const further = branches(
        start,
        length * random.between(0.55, 0.74),
        angle + side * random.between(0.28, 0.58),
        depth - 1,
        random,
      );
      further.forEach((lines, level) => levels[level]?.push(...lines));
    }
  }
  return levels;
}

/** A tree without leaves; in winter its branches carry snow. */
function bareTree(
  canvas: Canvas,
  foot: Point,
  height: number,
  trunk: string,
  mood: Mood,
  random: Random,
): void {
  const levels = branches(
    foot,
    height * 0.34,
    Math.PI / 2 + random.between(-0.05, 0.05),
    5,
    random,
  );
  levels.forEach((lines, depth) => {
    canvas.stroke(
      lines,
      mix(trunk, mood.haze, 0.32 - depth * 0.05),
      height * (0.002 + depth * depth * 0.0011),
    );
  });
  if (!mood.snow) return;
  levels.slice(1, 4).forEach((lines, depth) => {
    const raised = lines.map((line) => line.map(([x, y]): Point => [x - 1, y - 1.5 - depth * 0.8]));
    canvas.stroke(raised, '#ffffff', height * 0.003, 0.7);
  });
}

const taper = (foot: Point, height: number, width: number, bend: number): Point[] => [
  [foot[0] - width / 2, foot[1]],
  [foot[0] - width * 0.3 + bend * 0.6, foot[1] - height * 0.55],
  [foot[0] + bend, foot[1] - height],
  [foot[0] + width * 0.3 + bend * 0.6, foot[1] - height * 0.55],
  [foot[0] + width / 2, foot[1]],
];

/** A birch: white bark with dark marks, hanging twigs. `height` in pixels. */
export function birch(
  canvas: Canvas,
  foot: Point,
  height: number,
  mood: Mood,
  random: Random,
): void {
  const width = height * 0.036;
  const bend = random.between(-0.05, 0.05) * height;
  const bark = mix('#f1eee7', mood.shade, mood.lamps > 0.3 ? 0.4 : 0.05);
  if (mood.bare) {
    const crown: Point = [foot[0] + bend * 0.7, foot[1] - height * 0.22];
    bareTree(canvas, crown, height * 0.78, '#6d5f5b', mood, random);
  } else {
    foliage(
      canvas,
      [foot[0] + bend, foot[1] - height * 0.62],
      height * 0.2,
      height * 0.36,
      mood.leaves,
      random,
    );
  }
  const trunk = taper(foot, height * (mood.bare ? 0.62 : 0.72), width, bend);
  canvas.fill(
    trunk,
    canvas.linearGradient(
      [foot[0] - width / 2, 0],
      [foot[0] + width / 2, 0],
      [
        [0, bark],
        [1, darker(bark, 0.28)],
      ],
    ),
  );
  const marks = Array.from({ length: 13 }, () => {
    const up = random.between(0.02, 0.5);
    const x = foot[0] + bend * up + random.between(-0.34, 0.1) * width;
    const y = foot[1] - height * up;
    return [
      [x, y],
      [x + width * random.between(0.15, 0.45), y + random.between(-1, 1)],
    ] as Point[];
  });
  canvas.stroke(marks, '#3b3836', height * 0.0055, 0.75);
  if (mood.bare) return;
  for (const [dx, dy, size] of [
    [-0.1, 0.5, 0.12],
    [0.11, 0.56, 0.11],
    [0.01, 0.8, 0.12],
  ] as const) {
    foliage(
      canvas,
      [foot[0] + bend + dx * height, foot[1] - dy * height],
      size * height,
      size * height * 0.82,
      mood.leaves,
      random,
    );
  }
}

/** A lime, maple or chestnut: a round crown on a short trunk. */
export function broadleaf(
  canvas: Canvas,
  foot: Point,
  height: number,
  mood: Mood,
  random: Random,
): void {
  const bark = mix('#6b5a4d', mood.shade, 0.15);
  if (mood.bare) {
    bareTree(canvas, foot, height, bark, mood, random);
    return;
  }
  canvas.fill(taper(foot, height * 0.6, height * 0.06, random.between(-0.02, 0.02) * height), bark);
  for (const [dx, dy, size] of [
    [-0.16, 0.5, 0.2],
    [0.17, 0.53, 0.2],
    [0, 0.68, 0.29],
  ] as const) {
    foliage(
      canvas,
      [foot[0] + dx * height, foot[1] - dy * height],
      size * height,
      size * height * 0.86,
      mood.leaves,
      random,
    );
  }
}

/** A spruce: ragged tiers, with snow on the left of each. */
export function spruce(
  canvas: Canvas,
  foot: Point,
  height: number,
  mood: Mood,
  random: Random,
): void {
  const dark = mix('#38503f', mood.shade, mood.lamps > 0.3 ? 0.45 : 0.12);
  const tiers = 9;
  canvas.fill(taper(foot, height * 0.3, height * 0.035, 0), '#5b4a40');
  for (let i = 0; i < tiers; i++) {
    const low = foot[1] - height * (0.07 + (i / tiers) * 0.8);
    const top = low - height * 0.24 * (1 - i / (tiers * 1.6));
    const half = height * 0.2 * (1 - i / (tiers + 0.7));
    const teeth = 6;
    const lowerEdge = Array.from({ length: teeth * 2 + 1 }, (_, t): Point => {
      const across = t / (teeth * 2);
      const sag = (0.5 - Math.abs(across - 0.5)) * half * 0.2;
      return [
        foot[0] - half + across * half * 2,
        low - sag + (t % 2 === 0 ? 0 : -half * random.between(0.1, 0.24)),
      ];
    });
    const tone = mix(dark, '#7d9670', i / tiers / 2.6);
    canvas.fill([[foot[0], top], ...lowerEdge.reverse()], tone);
    const sunny = mood.snow ? '#f4f7fb' : lighter(tone, 0.16);
    canvas.fill(
      [
        [foot[0], top],
        [foot[0] - half * 0.94, low - 1],
        [foot[0] - half * 0.4, low - half * 0.3],
        [foot[0] - half * 0.14, low - half * 0.46],
      ],
      sunny,
      mood.snow ? 0.82 : 0.5,
    );
  }
}

/** A bush; in winter with a cap of snow. */
export function bush(canvas: Canvas, foot: Point, width: number, mood: Mood, random: Random): void {
  const height = width * 0.62;
  const leaves = mood.bare ? ['#5d5a55', '#757169', '#8a867c', '#9c978b'] : mood.leaves;
  foliage(canvas, [foot[0], foot[1] - height * 0.45], width / 2, height / 2, leaves, random);
  if (mood.snow) {
    canvas.fill(
      roundOutline(
        [foot[0] - width * 0.04, foot[1] - height * 0.74],
        width * 0.36,
        height * 0.2,
        random,
      ),
      '#f7f9fc',
      0.95,
    );
  }
}
