import type { Random } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Mood } from './mood.ts';
import { box, drum, lit, onFloor, rectangle, type Block } from './solids.ts';
import type { Stage, Vector } from './stage.ts';

// A façade is a frame: x along the wall, y up, z into the house. What stands out has a negative z.

export interface WindowLook {
  frame: string;
  /** A moulding around the opening. */
  casing?: string;
  /** Shares of the width at which upright bars stand. */
  bars: readonly number[];
  /** Share of the height at which a cross bar sits. */
  transom?: number;
  sill?: string;
}

const frontOf = (stage: Stage, colour: string): string =>
  lit(stage, colour, stage.facing([[0, 0, 0], [0, 1, 0], [1, 1, 0]]).normal);

/** A band or field that lies flat on the wall. */
export function flat(stage: Stage, x: number, y: number, w: number, h: number, colour: string, opacity = 1): void {
  stage.canvas.fill(stage.shape(rectangle(x, y, w, h)), frontOf(stage, colour), opacity);
}

/** Lines on the wall as thin fields, so that they narrow with distance: joints, boards. */
export function lines(stage: Stage, fields: readonly (readonly [x: number, y: number, w: number, h: number])[], colour: string, opacity: number): void {
  stage.canvas.fillAll(fields.map(([x, y, w, h]) => stage.shape(rectangle(x, y, w, h))), colour, opacity);
}

export function boards(stage: Stage, x: number, y: number, w: number, h: number, every: number, upright: boolean, opacity = 0.16): void {
  const count = Math.floor((upright ? w : h) / every);
  lines(
    stage,
    Array.from({ length: count }, (_, i) =>
      upright ? ([x + (i + 0.5) * every, y, 0.025, h] as const) : ([x, y + (i + 0.5) * every, w, 0.022] as const),
    ),
    stage.shade,
    opacity,
  );
}

export function windowOn(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  look: WindowLook,
  mood: Mood,
  random: Random,
): void {
  const { canvas } = stage;
  const frame = frontOf(stage, look.frame);
  if (look.casing) flat(stage, x - 0.13, y - 0.06, w + 0.26, h + 0.2, look.casing);
  canvas.fill(stage.shape(rectangle(x - 0.02, y - 0.02, w + 0.04, h + 0.04)), mix(frame, stage.shade, 0.5));
  canvas.fill(stage.shape(rectangle(x, y, w, h)), frame);
  const glass = rectangle(x + 0.07, y + 0.07, w - 0.14, h - 0.14);
  const lamp = random.chance(mood.lamps);
  canvas.fill(
    stage.shape(glass),
    canvas.downwards(
      lamp
        ? [[0, '#ffe2a3'], [0.6, '#f9c476'], [1, '#d9934f']]
        : [
            [0, mix('#3c4f5e', mood.sky[0], 0.34)],
            [0.55, mix('#63798a', mood.sky[1], 0.4)],
            [1, mix('#46545f', mood.sky[1], 0.2)],
          ],
    ),
  );
  const cloth = lamp ? '#f6cf95' : mix('#e9e4da', mood.shade, 0.24);
  if (random.chance(0.6)) {
    const drawn = random.between(0.1, 0.24) * w;
    lines(stage, [[x + 0.07, y + 0.07, drawn, h - 0.14], [x + w - 0.07 - drawn, y + 0.07, drawn, h - 0.14]], cloth, 0.7);
  } else if (random.chance(0.3)) {
    const fall = random.between(0.2, 0.55) * h;
    lines(stage, [[x + 0.07, y + h - 0.07 - fall, w - 0.14, fall]], cloth, 0.75);
  }
  if (random.chance(0.3)) {
    const at = x + w * random.between(0.25, 0.7);
    canvas.fill(stage.shape([[at - 0.16, y + 0.1, 0], [at + 0.16, y + 0.1, 0], [at + 0.22, y + 0.42, 0], [at, y + 0.6, 0], [at - 0.2, y + 0.4, 0]]), '#4b6047', lamp ? 0.75 : 0.6);
  }
  // The sky on the glass, and the dark that the opening throws on it from above.
  canvas.fill(
    stage.shape([[x + w * 0.1, y + 0.07, 0], [x + w * 0.42, y + 0.07, 0], [x + w * 0.86, y + h - 0.07, 0], [x + w * 0.54, y + h - 0.07, 0]]),
    '#ffffff',
    lamp ? 0.07 : 0.13,
  );
  lines(stage, [[x + 0.07, y + h - 0.17, w - 0.14, 0.1]], stage.shade, 0.34);
  const cross = look.transom === undefined ? [] : [[x, y + h * look.transom, w, 0.06] as const];
  canvas.fillAll(
    [...look.bars.map((at) => [x + w * at - 0.03, y, 0.06, h] as const), ...cross].map(([bx, by, bw, bh]) => stage.shape(rectangle(bx, by, bw, bh))),
    frame,
  );
  if (look.sill) {
    const sill: Block = { x: x - 0.12, y: y - 0.12, z: -0.12, w: w + 0.24, h: 0.1, d: 0.12 };
    box(stage, sill, mood.snow ? '#f6f8fb' : look.sill);
    lines(stage, [[x - 0.1, y - 0.22, w + 0.2, 0.09]], stage.shade, 0.18);
  }
}

export function door(stage: Stage, x: number, y: number, w: number, h: number, colour: string, mood: Mood): void {
  flat(stage, x - 0.14, y, w + 0.28, h + 0.16, '#f0ece2');
  flat(stage, x - 0.02, y, w + 0.04, h + 0.03, darker(colour, 0.5));
  flat(stage, x, y, w, h, colour);
  const pane = mood.lamps > 0.1 ? '#ffd890' : mix('#6f8794', mood.sky[1], 0.4);
  flat(stage, x + w * 0.2, y + h * 0.5, w * 0.6, h * 0.4, darker(colour, 0.2));
  flat(stage, x + w * 0.24, y + h * 0.53, w * 0.52, h * 0.34, pane);
  flat(stage, x + w * 0.2, y + h * 0.1, w * 0.6, h * 0.3, darker(colour, 0.16));
  flat(stage, x + w * 0.22, y + h * 0.11, w * 0.56, h * 0.27, lighter(colour, 0.06));
  flat(stage, x + w * 0.86, y + h * 0.43, w * 0.06, h * 0.07, '#d8c48a');
  lines(stage, [[x, y + h - 0.12, w, 0.12]], stage.shade, 0.3);
}

export type Railing = 'iron' | 'glass' | 'solid';

export function balconyOn(
  stage: Stage,
  { x, y, w, d }: { x: number; y: number; w: number; d: number },
  railing: Railing,
  colour: string,
  mood: Mood,
  random: Random,
): void {
  const { canvas } = stage;
  const high = 1.05;
  canvas.fill(stage.shape([[x + 0.1, y - 0.9, 0], [x + w + 0.5, y - 0.9, 0], [x + w, y, 0], [x, y, 0]]), stage.shade, 0.16);
  box(stage, { x, y: y - 0.18, z: -d, w, h: 0.18, d }, railing === 'iron' ? '#b9b3a8' : '#dad7d0');
  if (random.chance(0.55)) plantBox(stage, x + w * random.between(0.1, 0.6), y, -d * 0.6, mood, random);
  const sides: Vector[][] = [
    [[x, y, 0], [x, y, -d], [x, y + high, -d], [x, y + high, 0]],
    [[x + w, y, 0], [x + w, y, -d], [x + w, y + high, -d], [x + w, y + high, 0]],
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
      canvas.fill(stage.shape(side), canvas.downwards([[0, '#e6f1f3', 0.62], [1, mix('#9fb8c0', mood.shade, 0.2), 0.5]]));
    }
  } else {
    const bars = Math.round(w / 0.14);
    canvas.fillAll(
      Array.from({ length: bars + 1 }, (_, i) => stage.shape(rectangle(x + (w * i) / bars - 0.012, y, 0.024, high, -d))),
      colour,
    );
    const depth = Math.round(d / 0.16);
    for (const end of [x, x + w]) {
      canvas.stroke(
        Array.from({ length: depth }, (_, i) => [stage.point(end, y, (-d * i) / depth), stage.point(end, y + high, (-d * i) / depth)]),
        colour,
        stage.scale(x, y, -d) * 0.022,
      );
    }
  }
  for (const [top, thick] of [[high, 0.06], [0.08, 0.04]] as const) {
    box(stage, { x, y: y + top - thick, z: -d, w, h: thick, d: 0.05 }, railing === 'glass' ? '#8f979b' : colour);
    box(stage, { x, y: y + top - thick, z: -d, w: 0.05, h: thick, d }, railing === 'glass' ? '#8f979b' : colour);
    box(stage, { x: x + w - 0.05, y: y + top - thick, z: -d, w: 0.05, h: thick, d }, railing === 'glass' ? '#8f979b' : colour);
  }
}

function plantBox(stage: Stage, x: number, y: number, z: number, mood: Mood, random: Random): void {
  drum(stage, { x, y, z, h: 0.35, foot: 0.14, top: 0.18 }, random.pick(['#b9785a', '#dcd5c8', '#5f6a6c']));
  if (mood.snow) return;
  const size = stage.scale(x, y, z);
  const [px, py] = stage.point(x, y + 0.6, z);
  stage.canvas.ellipse([px, py], size * 0.26, size * 0.34, mood.leaves[1] ?? '#5d7d4e');
  stage.canvas.ellipse([px - size * 0.07, py - size * 0.1], size * 0.16, size * 0.2, mood.leaves[2] ?? '#7f9f62');
}

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
  canvas.fill(stage.shape(corners), canvas.downwards([[0, lighter(tone, 0.08)], [1, mix(tone, stage.shade, 0.12)]]));
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

export function chimney(stage: Stage, x: number, y: number, z: number, h: number, colour: string, mood: Mood): void {
  box(stage, { x, y, z, w: 0.7, h, d: 0.6 }, colour);
  box(stage, { x: x - 0.06, y: y + h, z: z - 0.06, w: 0.82, h: 0.14, d: 0.72 }, mood.snow ? '#f6f8fb' : darker(colour, 0.3));
}

/** A strip of ground in the façade's frame. */
export function strip(stage: Stage, x: number, z: number, w: number, d: number, colour: string, y = 0): void {
  const shape = stage.shape(onFloor(x, z, w, d, y));
  stage.canvas.fill(shape, stage.canvas.downwards([[0, lighter(colour, 0.06)], [1, darker(colour, 0.1)]]));
}
